import type { ReactNode } from 'react';
import type { Ground } from '@/content/schemas/sections';
import type { Drawings } from '@/lib/pictures/picture-folders';
import { separatorAfter } from '@/lib/text/sentences';

/** What a section of the landing page is given: its words, its number on the page, its ground. */
export interface SectionProps<Content> {
  content: Content;
  position: number;
  ground: Ground;
  /** What numbers and dates are written by. */
  locale: string;
}

/** One that shows drawings. */
export interface DrawnSectionProps<Content> extends SectionProps<Content> {
  drawings: Drawings;
}

const sectionSpace = (ground: Ground) =>
  ground === 'night' ? 'pt-14 lg:pt-24' : 'mt-14 py-12 lg:mt-28 lg:py-14';

/** @returns classes for the space of a line that belongs to the section above */
export const stripSpace = (ground: Ground) =>
  ground === 'night' ? 'pt-8 lg:pt-14' : 'mt-8 py-8 lg:mt-14 lg:py-14';

/** By the number of a section, what the axis follows (`chart-paper.css`); Tailwind finds only names that are written out. */
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

/** @returns the class by which the axis follows a numbered section */
export const partName = (position = 0) => TIMELINES[position] ?? '';

/** Frame of a landing section: anchor, name from its own heading, ground, width and space. */
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
  /** Its number on the page; none for a strip. */
  position?: number;
  /** Status of what it claims, where all of it has one. */
  provenance?: string;
  /** Whether it is a line that belongs to the section above. */
  isStrip?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-ground={ground}
      data-provenance={provenance}
      className={`frame ${isStrip ? stripSpace(ground) : sectionSpace(ground)} ${partName(position)}`.trim()}
    >
      {children}
    </section>
  );
}

/** Label, heading and introduction of a numbered section; the heading names the section. */
export function SectionHeading({
  id,
  position,
  label,
  title,
  emphasis,
  intro,
}: {
  /** Id of the section. */
  id: string;
  position: number;
  label: string;
  title: string;
  /** Closes the heading in italics, which is then larger than others. */
  emphasis?: string;
  intro?: string;
}) {
  return (
    <header className="section-heading">
      <CoordinateLabel position={position}>{label}</CoordinateLabel>
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

/** The small mark above a heading: where on the chart the reader is (`02 · Indicators`). */
export function CoordinateLabel({ position, children }: { position?: number; children: string }) {
  return (
    <p className="coordinate">
      {position === undefined ? children : `${String(position).padStart(2, '0')} · ${children}`}
    </p>
  );
}
