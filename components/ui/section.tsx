import type { ReactNode } from 'react';
import type { Ground } from '@/content/schemas/sections';
import type { Drawings } from '@/lib/pictures/picture-folders';
import { separatorAfter } from '@/lib/text/sentences';

export interface SectionProps<Content> {
  content: Content;
  position: number;
  ground: Ground;
  locale: string;
}

export interface DrawnSectionProps<Content> extends SectionProps<Content> {
  drawings: Drawings;
}

const sectionSpace = (ground: Ground) =>
  ground === 'night' ? 'pt-12 lg:pt-20' : 'mt-12 py-12 lg:mt-20';

export const stripSpace = (ground: Ground) =>
  ground === 'night' ? 'pt-8' : 'mt-8 py-8 lg:mt-12 lg:py-12';

/** By section number; Tailwind needs complete class names. */
const TIMELINES = [
  '',
  '',
  '[view-timeline:--part-2_block_0px]',
  '[view-timeline:--part-3_block_0px]',
  '[view-timeline:--part-4_block_0px]',
  '[view-timeline:--part-5_block_0px]',
  '[view-timeline:--part-6_block_0px]',
  '[view-timeline:--part-7_block_0px]',
];

export const timelineClass = (position = 0) => TIMELINES[position] ?? '';

export function Section({
  id,
  ground,
  position,
  provenance,
  isStrip = false,
  children,
}: {
  id: string;
  ground: Ground;
  /** Printed number; none for a strip. */
  position?: number;
  provenance?: string;
  isStrip?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-ground={ground}
      data-provenance={provenance}
      className={`frame ${isStrip ? stripSpace(ground) : sectionSpace(ground)} ${timelineClass(position)}`.trim()}
    >
      {children}
    </section>
  );
}

export function SectionHeading({
  id,
  position,
  label,
  title,
  emphasis,
  intro,
}: {
  id: string;
  position: number;
  label: string;
  title: string;
  emphasis?: string;
  intro?: string;
}) {
  return (
    <header className="section-heading">
      <SectionLabel position={position}>{label}</SectionLabel>
      <h2 id={`${id}-title`} className={emphasis ? 'text-hero' : 'text-display'}>
        {title}
        {emphasis ? (
          <>
            {separatorAfter(title)}
            <em className="font-serif-italic text-accent not-italic">{emphasis}</em>
          </>
        ) : null}
      </h2>
      {intro ? <p>{intro}</p> : null}
    </header>
  );
}

export function SectionLabel({ position, children }: { position?: number; children: string }) {
  return (
    <p className="section-label">
      {position === undefined ? children : `${String(position).padStart(2, '0')} · ${children}`}
    </p>
  );
}
