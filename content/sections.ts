/**
 * The sections of the landing page in the order they are read, and what each stands on: `night`, `room` or `paper`. A
 * section without its line is left out; printed numbers, the axis and the links of the header follow. `home` comes first,
 * `pricing` stays.
 */
import type { SectionEntry } from '@/content/schemas/sections';

export const sections: SectionEntry[] = [
  { id: 'home', ground: 'night' },
  { id: 'indicators', ground: 'night' },
  { id: 'demo', ground: 'room' },
  { id: 'statistics', ground: 'night' },
  { id: 'pricing', ground: 'paper' },
  { id: 'testimonials', ground: 'night' },
  { id: 'faqs', ground: 'night' },
  { id: 'notices', ground: 'night' },
  { id: 'closing', ground: 'room' },
];
