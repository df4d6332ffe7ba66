'use client';

import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Controls } from '@/lib/content/schemas/chrome';
import type { Pricing } from '@/lib/content/schemas/plans';
import type { PlanCardWords } from '@/lib/plans/plan-card';
import { PaymentTerms } from './payment-terms';
import { PlanCard } from './plan-card';

/** The plans side by side, and what holds for all of them. */
export function PricingSection({
  content,
  cards,
  controls,
  position,
  children,
}: {
  content: Pricing;
  /** One finished card per plan, in order. */
  cards: readonly PlanCardWords[];
  controls: Controls;
  position: number;
  /** What helps to decide between them. */
  children: ReactNode;
}) {
  const { label, title, intro } = content;
  return (
    <Section id="pricing">
      <SectionHeading id="pricing" position={position} label={label} title={title} intro={intro} />
      <ul className="plan-cards mt-14 grid gap-6 lg:mt-20 lg:items-stretch">
        {cards.map((card) => (
          <li key={card.id} className="flex">
            <PlanCard card={card} words={content} controls={controls} />
          </li>
        ))}
      </ul>
      <PaymentTerms content={content} />
      {children}
    </Section>
  );
}
