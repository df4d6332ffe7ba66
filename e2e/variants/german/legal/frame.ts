/** Worte um jede Rechtsseite. */
import type { LegalFrame } from '@/lib/content/schemas/pages';

export const frame: LegalFrame = {
  contents: 'Auf dieser Seite',
  updated: 'Zuletzt geändert',
  others: 'Weitere rechtliche Seiten',
  series: 'In diesem Teil',
  previous: 'Zurück',
  next: 'Weiter',
  documentTitle: '{title} · {brand}',
  imageAlt: '{brand}: die Worte „{title}“ neben einem Kerzenchart.',
};
