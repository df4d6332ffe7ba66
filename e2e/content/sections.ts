import type { SectionEntry } from '@/components/landing/registry';

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
