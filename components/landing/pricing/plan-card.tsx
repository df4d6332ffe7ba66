import { type PlanCardTexts, type PricingLabels, planAnchor } from '@/lib/plans/texts';
import { joinSentences, noBreak } from '@/lib/text/sentences';
import { ChoosePlan, type ToastTexts } from './choose-plan';

interface CardProps {
  card: PlanCardTexts;
  texts: PricingLabels;
  controls: ToastTexts;
}

export function PlanCard({ card, texts, controls }: CardProps) {
  const { id, title, price, period, highlight, comparison, note, popular, terms } = card;
  const { inherits, features } = card;
  const anchor = planAnchor(id);
  const { provenance, text: badge, sampleLabel } = texts.popular;
  return (
    <article
      id={anchor}
      aria-labelledby={`${anchor}-name`}
      data-plan={id}
      data-theme={popular ? 'dark' : undefined}
      className="plan-card"
    >
      <div className="plan-head">
        <h3 id={`${anchor}-name`}>{title}</h3>
        <p>
          <span className="sr-only">{price.spoken}</span>
          <span aria-hidden="true" className="plan-price">
            {price.parts.map((part, place) =>
              // The cents can equal the whole units.
              place === price.whole ? <b key="whole">{part}</b> : <span key={part}>{part}</span>,
            )}
          </span>
          <span>{noBreak(period)}</span>
        </p>
        {popular ? (
          <p data-provenance={provenance.status} className="plan-badge">
            {badge}
            {provenance.status === 'example' ? ` · ${sampleLabel}` : null}
          </p>
        ) : null}
      </div>
      <p className="plan-saving">
        {highlight ? (
          <>
            <b>{highlight}</b>{' '}
          </>
        ) : null}
        {comparison ? (
          <>
            <s data-comparison-price="" aria-hidden="true">
              {comparison.amount}
            </s>{' '}
            <span className="sr-only">{comparison.spoken}</span>{' '}
            <span>{noBreak(comparison.explanation)}</span> <b>{comparison.saving}</b>{' '}
            <span>{comparison.perMonth}</span>
          </>
        ) : (
          note
        )}
      </p>
      <ChoosePlan
        card={card}
        leaves={card.isFree ? texts.leavesToSignUp : texts.leaves}
        controls={controls}
      />
      <p className="plan-terms">
        {card.paymentLink ? null : (
          <>
            <b>{texts.unavailable}</b>{' '}
          </>
        )}
        {joinSentences(terms)}
      </p>
      {inherits ? <p className="plan-terms plan-inherits">{inherits}</p> : null}
      <ul>
        {features.map(({ text, explanation, included, isInherited }) => (
          <li key={text} data-included={included} data-inherited={isInherited || undefined}>
            <span>
              {included ? null : <span className="plan-lack">{texts.notIncluded} </span>}
              {text}
              {explanation ? <small>{noBreak(explanation)}</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
