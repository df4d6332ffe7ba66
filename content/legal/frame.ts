/** Words that frame every legal page, and every page of `content/pages/`. */
import type { LegalFrame } from '@/lib/content/schemas/pages';

export const frame: LegalFrame = {
  contents: 'On this page',
  updated: 'Last updated',
  others: 'Other policies',
  series: 'In this part',
  previous: 'Previous',
  next: 'Next',
  documentTitle: '{title} · {brand}',
  imageAlt: '{brand}: the words “{title}” beside a candle chart.',
};
