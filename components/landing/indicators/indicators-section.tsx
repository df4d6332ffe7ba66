'use client';

import { Icon } from '@/components/ui/icon';
import { ChartPicture } from '@/components/ui/picture';
import { type DrawnSectionProps, Section, SectionHeading } from '@/components/ui/section';
import type { IconName, Indicator, Indicators } from '@/lib/content/schemas/landing';

/** Three wide rows: each indicator's own drawing of the same market, beside what it does. */
export function IndicatorsSection({
  content,
  position,
  ground,
  drawings,
}: DrawnSectionProps<Indicators>) {
  const { featureIcons, items, ...heading } = content;
  return (
    <Section id="indicators" ground={ground}>
      <SectionHeading id="indicators" position={position} {...heading} />
      <ol className="mt-14 grid gap-20 lg:mt-20 lg:gap-32">
        {items.map((indicator) => (
          <li key={indicator.id} className="group">
            <IndicatorRow indicator={indicator} featureIcons={featureIcons} drawings={drawings} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** One indicator; every second row has its picture on the right. */
function IndicatorRow({
  indicator: { id, title, description, type, features, image },
  featureIcons,
  drawings,
}: {
  indicator: Indicator;
  /** Icons of the first features. */
  featureIcons: readonly IconName[];
  drawings: string;
}) {
  return (
    <article
      aria-labelledby={`indicator-${id}`}
      className="grid items-center gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14 lg:group-even:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <ChartPicture picture={image} folder={drawings} className="lg:group-even:order-last" />
      <div>
        <p className="inline-block rounded-small border border-edge px-2 py-0.5 font-mono text-caption text-muted">
          {type}
        </p>
        <h3 id={`indicator-${id}`} className="mt-4 font-serif text-[2rem] leading-[1.1]">
          {title}
        </h3>
        <p className="mt-4 text-muted">{description}</p>
        <ul className="mt-6 grid gap-3 text-small">
          {features.map((feature, index) => {
            const icon = featureIcons[index];
            return (
              <li key={feature} className="flex gap-3">
                {icon ? (
                  <Icon name={icon} className="mt-0.5" />
                ) : (
                  <span
                    aria-hidden="true"
                    className="mx-1 mt-[0.7em] h-px w-3 flex-none bg-accent"
                  />
                )}
                <span>{feature}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </article>
  );
}
