'use client';

import { Section, SectionHeading } from '@/components/ui/section';
import type { Indicators } from '@/lib/content/schemas/landing';
import { IndicatorRow } from './indicator-row';

/** Three wide rows: each indicator's own drawing of the same market, beside what it does. */
export function IndicatorsSection({
  content,
  position,
}: {
  content: Indicators;
  position: number;
}) {
  const { featureIcons, items, ...heading } = content;
  return (
    <Section id="indicators">
      <SectionHeading id="indicators" position={position} {...heading} />
      <ol className="mt-14 grid gap-20 lg:mt-20 lg:gap-32">
        {items.map((indicator) => (
          <li key={indicator.id} className="group">
            <IndicatorRow indicator={indicator} featureIcons={featureIcons} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
