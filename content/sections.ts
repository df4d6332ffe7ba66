/** Order and background (`night`, `room`, `paper`) of the sections; remove a line to hide one. `home` is first, `pricing` stays. */
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
