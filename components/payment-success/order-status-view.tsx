import type { Ref } from 'react';
import { InlineLinks } from '@/components/ui/inline-links';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';
import type { OrderState } from '@/lib/orders/order';
import type { OrderProblem } from '@/lib/orders/order-problem';
import { fill } from '@/lib/text/fill';

type OrderView = 'loading' | OrderProblem | OrderState;

interface Props {
  words: PaymentSuccess['order'];
  state: OrderView;
  /** Title of the plan, once an order is known. */
  plan?: string;
  /** Asks again; without it there is no button. */
  onRetry?: () => void;
  /** Whether an answer is under way: the button keeps its place and focus, and does nothing. */
  busy?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** One state of the order, in words of the content alone. */
export function OrderStatusView({ words, state, plan = '', onRetry, busy, headingRef }: Props) {
  return (
    <section
      aria-labelledby="order-status"
      data-state={state}
      className="mt-8 rounded-panel border border-hairline bg-surface p-6 sm:p-8"
    >
      <h2 id="order-status" ref={headingRef} tabIndex={-1} className="font-semibold">
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
      {onRetry ? (
        <button
          type="button"
          className="button button-secondary mt-4"
          aria-disabled={busy}
          onClick={busy ? undefined : onRetry}
        >
          {words.retry}
        </button>
      ) : null}
    </section>
  );
}
