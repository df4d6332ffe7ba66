import { z } from 'zod';
import { listOf, oneOf } from '@/lib/schemas/fields';
import { SECTION_THEMES } from '@/lib/schemas/section-theme';
import { closingSection } from './closing/section';
import { demoSection } from './demo/section';
import { faqsSection } from './faqs/section';
import { homeSection } from './home/section';
import { indicatorsSection } from './indicators/section';
import { noticesSection } from './notices/section';
import { pricingSection } from './pricing/section';
import type { SectionFacts } from './section';
import { statisticsSection } from './statistics/section';
import { testimonialsSection } from './testimonials/section';

/** All landing sections by id: the name of their folder here, their content file and their anchor. */
export const SECTIONS = {
  home: homeSection,
  indicators: indicatorsSection,
  demo: demoSection,
  statistics: statisticsSection,
  pricing: pricingSection,
  testimonials: testimonialsSection,
  faqs: faqsSection,
  notices: noticesSection,
  closing: closingSection,
};
export type SectionId = keyof typeof SECTIONS;

export const SECTION_IDS = Object.keys(SECTIONS) as [SectionId, ...SectionId[]];

export const isSectionId = (id: unknown): id is SectionId => SECTION_IDS.some((one) => one === id);

export const factsOf = (id: SectionId): SectionFacts => SECTIONS[id];

const entry = z
  .strictObject({ id: oneOf('a section', SECTION_IDS), theme: oneOf('a theme', SECTION_THEMES) })
  .refine(({ id, theme }) => theme !== 'light' || !factsOf(id).isNeverLight, {
    error: 'dark or panel, because the picture in this section has the colors of theme dark',
    path: ['theme'],
  });
export type SectionEntry = z.infer<typeof entry>;

export const sectionsSchema = listOf(entry, 1)
  .refine((sections) => sections[0]?.id === 'home', {
    error: 'home as the first section',
    path: [0, 'id'],
  })
  .refine((sections) => sections.some(({ id }) => id === 'pricing'), {
    error: 'a list with pricing, which every page links to',
  });
