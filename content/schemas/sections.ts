import { z } from 'zod';
import { listOf, oneOf } from './fields';

export const GROUNDS = ['night', 'room', 'paper'] as const;
export type Ground = (typeof GROUNDS)[number];

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

/** These sections put text on drawings made for a dark ground. */
const DARK: readonly SectionId[] = ['home', 'closing'];

const section = z
  .strictObject({ id: oneOf('a section', SECTIONS), ground: oneOf('a ground', GROUNDS) })
  .refine(({ id, ground }) => ground !== 'paper' || !DARK.includes(id), {
    error: 'night or room, because this section is drawn on a dark ground',
    path: ['ground'],
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
