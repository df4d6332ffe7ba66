import { InlineLinks } from '@/components/ui/inline-links';
import type { AccessDesk } from '@/lib/content/schemas/access-desk';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';
import { fill } from '@/lib/text/fill';

interface Props {
  title: string;
  steps: PaymentSuccess['steps'];
  words: Pick<AccessDesk, 'progress' | 'complete' | 'tick'>;
  done: readonly string[];
  locale: string;
  onTick: (id: string, isDone: boolean) => void;
}

/** The steps in order, each with a box to tick; on paper the boxes are for a pen. */
export function AccessSteps({ title, steps, words, done, locale, onTick }: Props) {
  const count = steps.filter(({ id }) => done.includes(id)).length;
  return (
    <section aria-labelledby="steps">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="steps" className="font-serif text-title">
          {title}
        </h2>
        <p role="status" className="needs-script computed font-mono text-muted text-small">
          {count === steps.length
            ? words.complete
            : fill(words.progress, { done: count, all: steps.length }, locale)}
        </p>
      </div>
      <ol className="mt-6 border-t border-hairline">
        {steps.map(({ id, title: step, text }, index) => (
          <li
            key={id}
            className="desk-step grid grid-cols-[min(2.5rem,12%)_minmax(0,1fr)_44px] gap-2 border-hairline border-b py-6"
          >
            <span aria-hidden="true" className="font-mono text-accent text-small leading-7">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="font-semibold">{step}</h3>
              <p className="mt-1 text-muted">
                <InlineLinks text={text} />
              </p>
            </div>
            <label className="desk-tick">
              <span className="sr-only">{fill(words.tick, { step })}</span>
              <input
                type="checkbox"
                name={id}
                checked={done.includes(id)}
                onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
              />
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}
