'use client';

import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { withTimeout } from '@/lib/browser/late-code';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';
import { type SessionId, sessionId } from '@/lib/orders/session-id';
import { AccessDesk, type AccessDeskProps } from './access-desk';
import type OrderStatusType from './order-status';
import { OrderStatusView } from './order-status-view';

/** Longest wait for the code that asks for the order, in milliseconds: as long as for the order itself. */
const CODE_LIMIT = 15_000;

/** The query library comes with it; when its chunk cannot be had, the visitor is offline for all it knows. */
const OrderStatus = lazy(() =>
  withTimeout(import('./order-status'), CODE_LIMIT).catch(() => ({ default: OrderOffline })),
);

function OrderOffline({ words }: ComponentProps<typeof OrderStatusType>) {
  // Only another load of the page asks for the code again in every browser.
  const reload = () => window.location.reload();
  return <OrderStatusView words={words} state="offline" onRetry={reload} />;
}

/** The access desk and, where the site can look it up, the state of the order. */
export function PaymentPanel({
  content,
  desk,
  orderStatusPath,
  plans,
}: {
  content: PaymentSuccess;
  desk: Omit<AccessDeskProps, 'reference'>;
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
      <AccessDesk {...desk} reference={session.kind === 'ok' ? session.id : ''} />
    </>
  );
}

/** The order reference in the address, read after hydration: the exported HTML is the same for everyone. */
function useSessionId(): SessionId {
  const [session, setSession] = useState<SessionId>({ kind: 'none' });
  useEffect(() => setSession(sessionId(window.location.search)), []);
  return session;
}
