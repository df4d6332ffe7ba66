import { useEffect, useRef, useState } from 'react';
import { InlineLinks } from '@/components/ui/inline-links';
import type { PaymentSuccess } from '@/content/schemas/pages';
import { fill } from '@/lib/text/fill';
import { type Plans, type SessionId, sessionId, useOrder } from './orders';

interface Props {
  orderStatusPath: string;
  plans: Plans;
  words: PaymentSuccess['order'];
}

/** The state of the order that the address names; nothing for an address without one. */
export function OrderStatus({ orderStatusPath, plans, words }: Props) {
  const [session, setSession] = useState<SessionId>({ kind: 'none' });
  // After hydration: the exported HTML is the same for everyone.
  useEffect(() => setSession(sessionId(window.location.search)), []);
  if (session.kind === 'none') return null;
  if (session.kind === 'ok')
    return <KnownOrder address={`${orderStatusPath}/${session.id}`} plans={plans} words={words} />;
  return (
    <section className="mt-8 rounded-panel border border-hairline bg-surface p-6">
      <h2 className="font-semibold">{words.badReference.title}</h2>
      <p className="mt-2 text-muted text-small">{words.badReference.text}</p>
    </section>
  );
}

/** Asks for the state of an order and shows it, in words of the content alone. */
function KnownOrder({
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
