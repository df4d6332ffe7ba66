/** The demo and the closing words are left out here, all other sections by their empty lists. */
import type { SectionEntry } from '@/lib/content/schemas/sections';
import { sections as shipped } from '@/shipped/sections';

export const sections: SectionEntry[] = shipped.filter(
  ({ id }) => id !== 'demo' && id !== 'closing',
);
