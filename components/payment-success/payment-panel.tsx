'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { InlineLinks } from '@/components/ui/inline-links';
import { type Plans, type SessionId, sessionId, useOrder } from '@/lib/browser/orders';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';
import { fill } from '@/lib/text/fill';
import { AccessDesk } from './access-desk';

/** The access desk and, where the site can look it up, the state of the order. */
export function PaymentPanel({
  orderStatusPath,
  plans,
  ...desk
}: Omit<ComponentProps<typeof AccessDesk>, 'reference'> & {
  orderStatusPath: string | null;
  plans: Plans;
}) {
  const { order } = desk.content;
  const [session, setSession] = useState<SessionId>({ kind: 'none' });
  // After hydration: the exported HTML is the same for everyone.
  useEffect(() => setSession(sessionId(window.location.search)), []);
  return (
    <>
      {orderStatusPath && session.kind === 'ok' ? (
        <OrderStatus address={`${orderStatusPath}/${session.id}`} plans={plans} words={order} />
      ) : null}
      {orderStatusPath && session.kind === 'bad' ? (
        <section
          data-state="bad-reference"
          className="mt-8 rounded-panel border border-hairline bg-surface p-6"
        >
          <h2 className="font-semibold">{order.badReference.title}</h2>
          <p className="mt-2 text-muted text-small">{order.badReference.text}</p>
        </section>
      ) : null}
      <AccessDesk {...desk} reference={session.kind === 'ok' ? session.id : ''} />
    </>
  );
}

/** Asks for the state of an order and shows it, in words of the content alone. */
function OrderStatus({
  address,
  plans,
  words,
}: {
  /** `<orderStatusPath>/<order id>`, the id as `sessionId` accepted it: nothing in it needs encoding. */
  address: string;
  plans: Plans;
  words: PaymentSuccess['order'];
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, problem, isAsking, ask } = useOrder(address, plans);
  const state = isAsking ? 'loading' : (problem ?? order?.state ?? 'loading');
  const canRetry = problem !== null || order?.state === 'pending';
  const plan = order?.plan ?? '';

  /** Once the order is known the button may go; focus then waits at the heading. */
  async function retry() {
    const answer = await ask();
    if (answer && answer.state !== 'pending') heading.current?.focus();
  }

  return (
    <section
      aria-labelledby="order-status"
      data-state={state}
      className="mt-8 rounded-panel border border-hairline bg-surface p-6 sm:p-8"
    >
      <h2 id="order-status" ref={heading} tabIndex={-1} className="font-semibold">
        {words.title}
      </h2>
      <div role="status" className="mt-3 grid min-h-24 content-start gap-2">
        {state === 'loading' ? (
          <p className="text-muted">{words.loading}</p>
        ) : (
          <>
            <p className="font-serif text-title">{fill(words[state].title, { plan })}</p>
            <p className="text-muted">
              <InlineLinks text={fill(words[state].text, { plan })} />
            </p>
          </>
        )}
      </div>
      {canRetry ? (
        // While an answer is under way the button keeps its place and focus, and does nothing.
        <button
          type="button"
          className="button button-secondary mt-4"
          aria-disabled={isAsking}
          onClick={isAsking ? undefined : retry}
        >
          {words.retry}
        </button>
      ) : null}
    </section>
  );
}
