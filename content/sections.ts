/** Order and theme (`dark`, `panel`, `light`) of the sections. Remove a line to hide one; `home` must stay first, `pricing` must stay. */
import type { SectionEntry } from '@/content/schemas/sections';

export const sections: SectionEntry[] = [
  { id: 'home', theme: 'dark' },
  { id: 'indicators', theme: 'dark' },
  { id: 'demo', theme: 'panel' },
  { id: 'statistics', theme: 'dark' },
  { id: 'pricing', theme: 'light' },
  { id: 'testimonials', theme: 'dark' },
  { id: 'faqs', theme: 'dark' },
  { id: 'notices', theme: 'dark' },
  { id: 'closing', theme: 'panel' },
];
