'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { type SessionId, sessionId } from '@/lib/browser/orders';
import { AccessDesk } from './access-desk';
import { OrderStatus } from './order-status';

/** The access desk and, where the site can look it up, the state of the order. */
export function PaymentPanel({
  orderStatusPath,
  plans,
  ...desk
}: Omit<ComponentProps<typeof AccessDesk>, 'reference'> & {
  orderStatusPath: string | null;
  plans: readonly { id: string; title: string }[];
}) {
  const { order } = desk.content;
  const [session, setSession] = useState<SessionId>({ kind: 'none' });
  // After hydration: the exported HTML is the same for everyone.
  useEffect(() => setSession(sessionId(window.location.search)), []);
  return (
    <>
      {orderStatusPath && session.kind === 'ok' ? (
        <OrderStatus path={orderStatusPath} id={session.id} plans={plans} words={order} />
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
