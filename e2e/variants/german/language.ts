/** Was keine Maschine von der Sprache weiß, in der die Website geschrieben ist. */
import type { Language } from '@/lib/content/schemas/site';

export const language: Language = {
  // „ein“ steht vor männlichen und sächlichen Wörtern, und andere werden hier nicht gezählt.
  numbers: [
    'null',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
};
