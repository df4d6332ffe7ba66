'use client';

import { useRef } from 'react';
import { InlineLinks } from '@/components/ui/inline-links';
import { useOrder } from '@/lib/browser/orders';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';
import { fill } from '@/lib/text/fill';

/** Asks for the state of an order and shows it, in words of the content alone. */
export function OrderStatus({
  path,
  id,
  plans,
  words,
}: {
  /** Path that answers for orders. */
  path: string;
  /** Id of the order, as `sessionId` accepted it. */
  id: string;
  plans: readonly { id: string; title: string }[];
  words: PaymentSuccess['order'];
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, problem, isAsking, ask } = useOrder(`${path}/${encodeURIComponent(id)}`, plans);
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
