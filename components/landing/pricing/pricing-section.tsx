'use client';

import { Check, ExternalLink, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import { Section, SectionHeading, type SectionProps } from '@/components/ui/section';
import { useChoosePlan } from '@/lib/browser/checkout';
import { usePaymentLink } from '@/lib/browser/payment-link';
import type { Controls } from '@/lib/content/schemas/chrome';
import type { Pricing } from '@/lib/content/schemas/pricing';
import { type PlanCardTexts, planAnchor } from '@/lib/plans/texts';

/** The plans side by side, and what holds for all of them. */
export function PricingSection({
  content,
  cards,
  controls,
  brands,
  position,
  ground,
  children,
}: SectionProps<Pricing> & {
  /** One finished card per plan, in order. */
  cards: readonly PlanCardTexts[];
  controls: Controls;
  /** Address of the marks of payment methods, with a slash at its end. */
  brands: string;
  /** What helps to decide between them. */
  children: ReactNode;
}) {
  const { label, title, intro, sample } = content;
  return (
    <Section id="pricing" ground={ground}>
      <SectionHeading id="pricing" position={position} label={label} title={title} intro={intro} />
      {cards.some((card) => card.isSample) ? (
        // The way on is no part of a card, which has one link.
        <p className="mt-8 text-small">
          {sample.text}{' '}
          <a href={sample.link.href} className="text-link">
            {sample.link.name}
          </a>
        </p>
      ) : null}
      {/* Four in two rows: three and a lone one would look like a fault. */}
      <ul
        id="compare"
        className="plan-cards mt-14 grid grid-cols-1 gap-6 lg:mt-20 lg:grid-cols-3 lg:items-stretch lg:has-[>:nth-child(4):last-child]:grid-cols-2"
      >
        {cards.map((card) => (
          <li key={card.id} className="flex">
            <PlanCard card={card} words={content} controls={controls} />
          </li>
        ))}
      </ul>
      <PaymentTerms content={content} brands={brands} />
      {children}
    </Section>
  );
}

/** A finished card, and the words that all cards share. */
interface CardProps {
  card: PlanCardTexts;
  words: Pricing;
  controls: Controls;
}

/** One plan: total first, then what it compares with, the way to pay, what is charged and what is in it. */
function PlanCard({ card, words, controls }: CardProps) {
  const { id, title, price, period, comparison, popular, isSample, terms, features } = card;
  return (
    <article
      id={planAnchor(id)}
      aria-labelledby={`${planAnchor(id)}-name`}
      data-plan={id}
      data-popular={popular}
      className="plan-card w-full min-w-0 p-6 sm:p-8"
    >
      {popular ? (
        <p
          data-provenance={words.popular.provenance.status}
          className="absolute top-0 left-6 -translate-y-1/2 rounded-small bg-brass px-2.5 py-1 font-semibold text-caption text-pitch leading-none tracking-wide sm:left-8 forced-colors:border"
        >
          {words.popular.text}
          {words.popular.provenance.status === 'example' ? ` · ${words.popular.sampleLabel}` : null}
        </p>
      ) : null}
      <h3 id={`${planAnchor(id)}-name`} className="font-semibold text-lead">
        {title}
      </h3>

      <p className="mt-4 flex flex-wrap items-end gap-3">
        <span className="sr-only">{price.spoken}</span>
        <span aria-hidden="true" className="flex items-start font-serif tabular-nums leading-none">
          <span className="mt-1 text-title">{price.symbol}</span>
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
              <span className="font-semibold text-accent">{comparison.saving}</span>
              <span className="text-muted"> · {comparison.perMonth}</span>
            </p>
          </>
        ) : (
          <p className="text-muted">{words.baseline}</p>
        )}
      </div>

      <ChoosePlan card={card} words={words} controls={controls} />
      {isSample ? (
        <p className="mt-3 text-caption text-muted lg:hidden">{words.sample.text}</p>
      ) : null}

      <dl className="mt-5 grid gap-2 text-caption">
        {terms.map(({ id, name, text }) => (
          <div key={id}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>

      <ul className="mt-6 grid grid-cols-1 gap-3 border-t border-hairline pt-6 text-small">
        {features.map((feature) => (
          <PlanFeature key={feature.text} {...feature} words={words} />
        ))}
      </ul>
    </article>
  );
}

/**
 * The way to pay: a real link to the payment page, which JavaScript only accompanies with a toast. A plan
 * without one keeps its button, which says what is wrong.
 */
function ChoosePlan({
  card: { choose, paymentLink: plainLink, popular },
  words,
  controls,
}: CardProps) {
  const paymentLink = usePaymentLink(plainLink);
  const { onClick, preload } = useChoosePlan(paymentLink, controls);
  const look = `button w-full mt-6 ${popular ? 'button-primary' : 'button-secondary'}`;
  const attention = { onPointerEnter: preload, onFocus: preload, onClick };

  if (!paymentLink)
    return (
      <>
        <ScriptButton className={`${look} needs-script`} {...attention}>
          {choose}
        </ScriptButton>
        <p className="mt-3 text-small">{words.unavailable}</p>
      </>
    );
  return (
    <a href={paymentLink} rel="noopener" data-event="plan chosen" className={look} {...attention}>
      {choose}
      <ExternalLink aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <span className="sr-only">{words.leaves}</span>
    </a>
  );
}

/** What a plan has and lacks, told apart by sign, words and tone. */
function PlanFeature({
  text,
  included,
  words,
}: PlanCardTexts['features'][number] & { words: Pricing }) {
  const Sign = included ? Check : Minus;
  const tone = included ? 'text-accent' : 'text-edge';
  return (
    <li data-included={included} className="flex gap-3">
      <Sign aria-hidden="true" className={`mt-0.5 size-5 flex-none ${tone}`} strokeWidth={1.75} />
      <span className={included ? 'min-w-0' : 'min-w-0 text-edge'}>
        {included ? null : <span className="sr-only">{words.notIncluded} </span>}
        {text}
      </span>
    </li>
  );
}

/** What holds for every plan: guarantee, cancelling, how one pays. */
function PaymentTerms({
  content: { guarantee, flexible, methods },
  brands,
}: {
  content: Pricing;
  brands: string;
}) {
  return (
    <div className="mt-14 grid gap-8 border-y border-hairline py-8 text-small md:grid-cols-3 md:gap-10">
      {[guarantee, flexible].map(({ title, text }) => (
        <div key={title}>
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </div>
      ))}
      <div>
        <h3 className="font-semibold">{methods.title}</h3>
        <p className="mt-2 text-muted">{methods.text}</p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {methods.items.map(({ id, name, icon }) => (
            <li
              key={id}
              className="flex items-center gap-2 rounded-small border border-hairline px-2 py-1 text-caption text-muted"
            >
              <img src={`${brands}${icon}.svg`} alt="" width={18} height={18} loading="lazy" />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
