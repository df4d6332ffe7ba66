/** What no machine knows of the language that the site is written in: `locale` in `site.ts` says which it is. */
import type { Language } from '@/lib/content/schemas/site';

export const language: Language = {
  numbers: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
};
