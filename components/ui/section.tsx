import type { ReactNode } from 'react';
import type { SectionTheme } from '@/lib/schemas/section-theme';

/** What each section gets from its place in `content/sections.ts`. */
export interface SectionPlace {
  theme: SectionTheme;
  locale: string;
}

const sectionSpace = (theme: SectionTheme) =>
  theme === 'dark' ? 'pt-12 lg:pt-20' : 'mt-12 py-12 lg:mt-20';

export function Section({
  id,
  theme,
  children,
}: {
  id: string;
  theme: SectionTheme;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-theme={theme}
      className={`frame ${sectionSpace(theme)}`}
    >
      {children}
    </section>
  );
}

export function SectionHeading({
  id,
  title,
  intro,
}: {
  id: string;
  title: string;
  intro?: string;
}) {
  return (
    <header className="section-heading">
      <h2 id={`${id}-title`} className="text-display">
        {title}
      </h2>
      {intro ? <p>{intro}</p> : null}
    </header>
  );
}
