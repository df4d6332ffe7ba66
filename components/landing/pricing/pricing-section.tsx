'use client';

import { Section, type SectionPlace } from '@/components/ui/section';
import { useRefundEnd } from '@/lib/browser/refund-end';
import type { PricingLabels } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';
import { noBreak } from '@/lib/text/sentences';
import { CostChart } from './cost-chart';
import { PlanCard } from './plan-card';
import type { PricingProps } from './pricing-props';

/** Length of the longest price that three columns can show at full size. */
const MAX_LETTERS = 6;

export function PricingSection({
  texts,
  cards,
  isRenewed,
  controls,
  brands,
  refundDays,
  theme,
  locale,
  costs,
}: PricingProps & SectionPlace) {
  const { label, title, intro, sampleNote } = texts;
  const room = cards.length > 3 ? MAX_LETTERS - 1 : MAX_LETTERS;
  const isLong = cards.some(({ price }) => price.parts.join('').length > room);
  return (
    <Section id="pricing" theme={theme}>
      <div className="pricing-container">
        <div id="compare" className="sheet">
          <header className="pricing-intro grid content-start gap-3">
            <h2 id="pricing-title" className="font-serif text-display">
              {title}
            </h2>
            <p className="text-muted">{intro}</p>
          </header>
          {cards.length > 1 ? (
            <nav className="plan-nav" aria-label={label}>
              {cards.map(({ id, href, title, price }) => (
                <a key={id} href={href}>
                  {title} <b>{price.spoken}</b>{' '}
                </a>
              ))}
            </nav>
          ) : null}
          <div className="plan-cards" data-compact-price={isLong || undefined}>
            {cards.map((card) => (
              <PlanCard key={card.id} card={card} texts={texts} controls={controls} />
            ))}
          </div>
          <AfterPaying
            texts={texts}
            isRenewed={isRenewed}
            brands={brands}
            refundDays={refundDays}
            locale={locale}
          />
        </div>
      </div>
      {cards.some((card) => card.isSample) ? (
        <p className="mt-6 text-caption text-muted">
          {sampleNote.text}{' '}
          <a href={sampleNote.link.href} className="text-link">
            {sampleNote.link.name}
          </a>
        </p>
      ) : null}
      {costs.prices.length > 1 ? <CostChart {...costs} /> : null}
    </Section>
  );
}

function AfterPaying({
  texts: { everyPlan, methods, access, guarantee, flexible },
  isRenewed,
  brands,
  refundDays,
  locale,
}: {
  texts: PricingLabels;
  isRenewed: boolean;
  brands: string;
  refundDays: number;
  locale: string;
}) {
  const until = useRefundEnd(refundDays, locale);
  const steps = [
    methods,
    access,
    { ...guarantee, when: until ? fill(guarantee.until, { until }) : guarantee.when },
    ...(isRenewed ? [flexible] : []),
  ];
  return (
    <div className="purchase-steps">
      <h3>{everyPlan}</h3>
      <ol>
        {steps.map(({ when, title, text }) => (
          <li key={title}>
            <span>{noBreak(when)}</span>
            <b>{noBreak(title)}</b>{' '}
            <span>
              {noBreak(text)}
              {title === methods.title ? (
                <span className="payment-logos mt-2 flex flex-wrap gap-2">
                  {methods.items.map(({ id, name, icon }) =>
                    icon ? (
                      <img
                        key={id}
                        src={`${brands}${icon}.svg`}
                        className="brand-icon"
                        alt={name}
                        width={20}
                        height={20}
                        loading="lazy"
                      />
                    ) : (
                      <span key={id} className="chip whitespace-normal">
                        {name}
                      </span>
                    ),
                  )}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
