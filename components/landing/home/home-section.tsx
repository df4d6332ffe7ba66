'use client';

import { Actions } from '@/components/ui/actions';
import { Icon } from '@/components/ui/icon';
import { ChartPicture } from '@/components/ui/picture';
import { CoordinateLabel, type DrawnSectionProps } from '@/components/ui/section';
import type { Home } from '@/lib/content/schemas/landing';

/** The first view: what it is, the way on, and a real chart with the indicators' drawings on it. */
export function HomeSection({ content, drawings, ground }: DrawnSectionProps<Home>) {
  const { label, headline, emphasis, intro, primary, secondary, risk, points, picture } = content;
  return (
    <section
      id="home"
      aria-labelledby="home-title"
      data-ground={ground}
      className="frame pt-28 lg:pt-36"
    >
      <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div>
          <CoordinateLabel>{label}</CoordinateLabel>
          <h1 id="home-title" className="mt-6 max-w-[11em] font-serif text-hero tracking-[-0.01em]">
            {headline} <em className="font-serif-italic text-accent not-italic">{emphasis}</em>
          </h1>
          <p className="mt-6 max-w-[34rem] text-lead text-muted">{intro}</p>
          <div className="mt-8">
            <Actions primary={primary} secondary={secondary} />
          </div>
          <p className="mt-5 max-w-[34rem] text-caption text-muted">{risk}</p>
        </div>
        <ChartPicture picture={picture} folder={drawings} isEager />
      </div>

      <ul className="mt-12 grid border-y border-hairline max-md:divide-y max-md:divide-hairline md:grid-cols-3 md:divide-x md:divide-hairline lg:mt-20">
        {points.map(({ id, title, text, icon }) => (
          <li key={id} className="flex gap-4 py-6 md:px-6 md:first:pl-0 md:last:pr-0">
            <Icon name={icon} className="mt-0.5" />
            <div>
              <h2 className="font-semibold text-small">{title}</h2>
              <p className="mt-1 text-muted text-small">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
