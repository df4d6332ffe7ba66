import type { Controls } from '@/lib/content/schemas/chrome';
import type { Pricing } from '@/lib/content/schemas/plans';
import type { PlanCardWords } from '@/lib/plans/plan-card';
import { ChoosePlan } from './choose-plan';
import { PlanFeatures } from './plan-features';

/** One plan: total first, then what it compares with, the way to pay, what is charged and what is in it. */
export function PlanCard({
  card,
  words,
  controls,
}: {
  card: PlanCardWords;
  words: Pricing;
  controls: Controls;
}) {
  const { id, title, price, period, comparison, popular, terms, features } = card;
  return (
    <article
      aria-labelledby={`plan-${id}`}
      data-plan={id}
      data-popular={popular}
      className="plan-card w-full min-w-0 p-6 sm:p-8"
    >
      {popular ? (
        <p
          data-provenance={words.popular.provenance.status}
          className="absolute top-0 left-6 -translate-y-1/2 rounded-small bg-brass px-2.5 py-1 font-semibold text-caption text-ground leading-none tracking-wide sm:left-8 forced-colors:border"
        >
          {words.popular.text}
          {words.popular.provenance.status === 'example' ? ` · ${words.popular.sampleLabel}` : null}
        </p>
      ) : null}
      <h3 id={`plan-${id}`} className="font-semibold text-lead">
        {title}
      </h3>

      <p className="mt-4 flex flex-wrap items-end gap-3">
        <span className="sr-only">{price.spoken}</span>
        <span aria-hidden="true" className="flex items-start font-serif tabular-nums leading-none">
          <span className="mt-1 text-title">$</span>
          <span className="text-[4rem] leading-[0.9]">{price.dollars}</span>
          <span className="mt-1 ml-0.5 text-title">{price.cents}</span>
        </span>
        <span className="pb-1 text-muted text-small">{period}</span>
      </p>

      <div className="mt-5 grid content-start lg:min-h-[4.75rem] gap-1 text-small">
        {comparison ? (
          <>
            <p className="text-muted tabular-nums">
              <s data-compared="" aria-hidden="true">
                {comparison.amount}
              </s>{' '}
              <span className="sr-only">{comparison.spoken}</span>
              <span aria-hidden="true">{comparison.explanation}</span>
            </p>
            <p className="tabular-nums">
              <span className="font-semibold text-brass">{comparison.saving}</span>
              <span className="text-muted"> · {comparison.perMonth}</span>
            </p>
          </>
        ) : (
          <p className="text-muted">{words.baseline}</p>
        )}
      </div>

      <ChoosePlan card={card} words={words} controls={controls} />

      <dl className="mt-5 grid gap-2 text-caption">
        {terms.map(({ id, name, text }) => (
          <div key={id}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>

      <PlanFeatures features={features} notIncluded={words.notIncluded} />
    </article>
  );
}
