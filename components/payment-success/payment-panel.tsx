'use client';

import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { InlineLinks } from '@/components/ui/inline-links';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';
import { inTime } from '@/lib/late-code/in-time';
import { type SessionId, sessionId } from '@/lib/orders/session-id';
import type OrderStatusType from './order-status';
import { OrderStatusView } from './order-status-view';

/** Longest wait for the code that asks for the order, in milliseconds: as long as for the order itself. */
const CODE_LIMIT = 15_000;

/** The query library comes with it; when its chunk cannot be had, the visitor is offline for all it knows. */
const OrderStatus = lazy(() =>
  inTime(import('./order-status'), CODE_LIMIT).catch(() => ({ default: OrderOffline })),
);

function OrderOffline({ words }: ComponentProps<typeof OrderStatusType>) {
  // Only another load of the page asks for the code again in every browser.
  const reload = () => window.location.reload();
  return <OrderStatusView words={words} state="offline" onRetry={reload} />;
}

/** The steps after paying and, where the site can look it up, the state of the order. */
export function PaymentPanel({
  content,
  orderStatusPath,
  plans,
}: {
  content: PaymentSuccess;
  orderStatusPath: string | null;
  plans: readonly { id: string; title: string }[];
}) {
  const session = useSessionId();
  return (
    <>
      {orderStatusPath && session.kind === 'ok' ? (
        <Suspense fallback={<OrderStatusView words={content.order} state="loading" />}>
          <OrderStatus path={orderStatusPath} id={session.id} plans={plans} words={content.order} />
        </Suspense>
      ) : null}
      {orderStatusPath && session.kind === 'bad' ? (
        <section
          data-state="bad-reference"
          className="mt-8 rounded-panel border border-hairline bg-surface p-6"
        >
          <h2 className="font-semibold">{content.order.badReference.title}</h2>
          <p className="mt-2 text-muted text-small">{content.order.badReference.text}</p>
        </section>
      ) : null}
      <h2 className="mt-14 font-serif text-title">{content.stepsTitle}</h2>
      <ol className="mt-6 border-t border-hairline">
        {content.steps.map(({ id, title, text }, index) => (
          <li
            key={id}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-2 border-b border-hairline py-6"
          >
            <span aria-hidden="true" className="font-mono text-brass text-small leading-7">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-muted">
                <InlineLinks text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The order reference in the address, read after hydration: the exported HTML is the same for everyone. */
function useSessionId(): SessionId {
  const [session, setSession] = useState<SessionId>({ kind: 'none' });
  useEffect(() => setSession(sessionId(window.location.search)), []);
  return session;
}
