'use client';

import { CoordinateLabel, Section, type SectionProps } from '@/components/ui/section';
import type { ToastWords } from '@/lib/browser/checkout';
import { useRefundEnd } from '@/lib/browser/refund-end';
import type { PricingLabels, PricingTable } from '@/lib/plans/sheet';
import { fill } from '@/lib/text/fill';
import { noBreak } from '@/lib/text/sentences';
import { CostChart, type CostChartProps } from './cost-chart';
import { PlanCard } from './plan-card';

/**
 * Columns need room, more of it the more plans there are: a frame with larger letters than those in it counts as narrower, in
 * em. So does one whose visitor has larger letters. From five plans on there are no columns.
 */
const FRAMES = [
  '',
  '[--plans:1] text-[1rem]',
  '[--plans:2] text-[1rem]',
  '[--plans:3] text-[1rem]',
  '[--plans:4] text-[1.32rem]',
  'text-[9rem]',
  'text-[9rem]',
];

/** Letters of a price that each of three columns has room for at full size. */
const MAX_LETTERS = 6;

/**
 * The price sheet: the plans as columns of one grid, what they include as its rows. Where there is no room for columns
 * each card lists what it adds instead.
 */
export function PricingSection({
  content,
  sheet,
  controls,
  brands,
  refundDays,
  position,
  ground,
  locale,
  costs,
}: SectionProps<PricingLabels> & {
  sheet: PricingTable;
  controls: ToastWords;
  /** Address of the marks of payment methods, with a slash at its end. */
  brands: string;
  refundDays: number;
  /** Of the chart of what they come to over time. */
  costs: CostChartProps;
}) {
  const { label, title, intro, sample } = content;
  const { cards } = sheet;
  // All prices are of one size. Four columns have less room than three.
  const room = cards.length > 3 ? MAX_LETTERS - 1 : MAX_LETTERS;
  const isLong = cards.some(({ price }) => price.parts.join('').length > room);
  return (
    <Section id="pricing" ground={ground} position={position}>
      <div className={`sheet-frame ${FRAMES[cards.length]}`} data-plans={cards.length}>
        <div id="compare" className="sheet">
          <header className="sheet-intro grid content-start gap-3">
            <CoordinateLabel position={position}>{label}</CoordinateLabel>
            <h2 id="pricing-title" className="font-serif text-display">
              {title}
            </h2>
            <p className="text-muted">{intro}</p>
            {cards.some((card) => card.isSample) ? (
              // The way on is no part of a card, which has one link.
              <p className="text-muted">
                {sample.text}{' '}
                <a href={sample.link.href} className="text-link">
                  {sample.link.name}
                </a>
              </p>
            ) : null}
          </header>
          {cards.length > 1 ? (
            <nav className="sheet-jump" aria-label={label}>
              {cards.map(({ id, href, title, popular, price }) => (
                <a key={id} href={href} data-popular={popular || undefined}>
                  {title} <b>{price.spoken}</b>{' '}
                </a>
              ))}
            </nav>
          ) : null}
          <div className="plan-cards" data-long={isLong || undefined}>
            {cards.map((card) => (
              <PlanCard key={card.id} card={card} words={content} controls={controls} />
            ))}
          </div>
          <FeatureTable {...sheet} words={content} />
        </div>
      </div>
      <AfterPaying
        words={content}
        isRenewed={sheet.isRenewed}
        brands={brands}
        refundDays={refundDays}
        locale={locale}
      />
      {cards.length > 1 ? <CostChart {...costs} /> : null}
    </Section>
  );
}

/** The rows of the sheet. Its cells lie over the cards, which say the names of its columns to the eye. */
function FeatureTable({
  cards,
  features,
  isRenewed,
  words,
}: PricingTable & { words: PricingLabels }) {
  const groundOf = (index: number) => (cards[index]?.popular ? 'night' : undefined);
  return (
    <table className="sheet-table">
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.feature}</th>
          {cards.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isRenewed ? (
          <tr>
            <th scope="row">{words.perMonthRow}</th>
            {cards.map(({ id, perMonth }, index) => (
              <td key={id} data-ground={groundOf(index)}>
                {perMonth}
              </td>
            ))}
          </tr>
        ) : null}
        {features.map(({ text, explanation, has }) => (
          <tr key={text}>
            <th scope="row">
              {text}
              {explanation ? <small>{explanation}</small> : null}
            </th>
            {cards.map(({ id }, index) => (
              <td key={id} data-ground={groundOf(index)} data-has={has[index]}>
                {has[index] ? words.included : words.missing}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What follows a payment on every plan, in the order of time. */
function AfterPaying({
  words: { everyPlan, methods, access, guarantee, flexible },
  isRenewed,
  brands,
  refundDays,
  locale,
}: {
  words: PricingLabels;
  /** Whether there is anything to cancel. */
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
    <div className="every-plan">
      <h3 className="pt-4">{everyPlan}</h3>
      <ol>
        {steps.map(({ when, title, text }) => (
          <li key={title}>
            <span>{when}</span>
            <b>{noBreak(title)}</b> {noBreak(text)}
            {title === methods.title ? (
              <span className="pay-marks mt-2 flex gap-2 [filter:var(--marks)]">
                {methods.items.map(({ id, name, icon }) =>
                  icon ? (
                    <img
                      key={id}
                      src={`${brands}${icon}.svg`}
                      alt={name}
                      width={20}
                      height={20}
                      loading="lazy"
                    />
                  ) : (
                    <span key={id}>{name}</span>
                  ),
                )}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
