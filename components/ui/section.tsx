import type { ReactNode } from 'react';
import type { SectionTheme } from '@/lib/schemas/section-theme';
import { separatorAfter } from '@/lib/text/sentences';

/** What each section gets from its place in `content/sections.ts`. */
export interface SectionPlace {
  /** Section number; 0 for sections without one. */
  position: number;
  theme: SectionTheme;
  locale: string;
}

const sectionSpace = (theme: SectionTheme) =>
  theme === 'dark' ? 'pt-12 lg:pt-20' : 'mt-12 py-12 lg:mt-20';

export const stripSpace = (theme: SectionTheme) =>
  theme === 'dark' ? 'pt-8' : 'mt-8 py-8 lg:mt-12 lg:py-12';

export function Section({
  id,
  theme,
  position,
  provenance,
  children,
}: {
  id: string;
  theme: SectionTheme;
  /** Section number; 0 or undefined makes a strip with less space. */
  position?: number;
  provenance?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-theme={theme}
      data-provenance={provenance}
      className={`frame ${position ? sectionSpace(theme) : stripSpace(theme)}`}
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
      {position ? `${String(position).padStart(2, '0')} · ${children}` : children}
    </p>
  );
}
