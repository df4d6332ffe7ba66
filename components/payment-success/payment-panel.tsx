'use client';

import { useEffect, useState } from 'react';
import { type SessionId, sessionId } from '@/lib/browser/orders';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';
import { AccessDesk, type AccessDeskProps } from './access-desk';
import { OrderStatus } from './order-status';

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
  const [session, setSession] = useState<SessionId>({ kind: 'none' });
  // After hydration: the exported HTML is the same for everyone.
  useEffect(() => setSession(sessionId(window.location.search)), []);
  return (
    <>
      {orderStatusPath && session.kind === 'ok' ? (
        <OrderStatus path={orderStatusPath} id={session.id} plans={plans} words={content.order} />
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
