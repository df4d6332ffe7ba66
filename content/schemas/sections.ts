import { z } from 'zod';
import { listOf, oneOf } from './fields';

export const SECTION_THEMES = ['dark', 'panel', 'light'] as const;
export type SectionTheme = (typeof SECTION_THEMES)[number];

export const SECTIONS = [
  'home',
  'indicators',
  'demo',
  'statistics',
  'pricing',
  'testimonials',
  'faqs',
  'notices',
  'closing',
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** These sections' drawings have the colors of theme `dark`. */
const DARK: readonly SectionId[] = ['home', 'closing'];

const section = z
  .strictObject({ id: oneOf('a section', SECTIONS), theme: oneOf('a theme', SECTION_THEMES) })
  .refine(({ id, theme }) => theme !== 'light' || !DARK.includes(id), {
    error: 'dark or panel, because the picture in this section has the colors of theme dark',
    path: ['theme'],
  });
export type SectionEntry = z.infer<typeof section>;

export const sectionsSchema = listOf(section, 1)
  .refine((sections) => sections[0]?.id === 'home', {
    error: 'home as the first section',
    path: [0, 'id'],
  })
  .refine((sections) => sections.some(({ id }) => id === 'pricing'), {
    error: 'a list with pricing, which every page links to',
  });
