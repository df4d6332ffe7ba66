import { glossary } from '@/content/glossary';
import { DEFAULT_SETTINGS } from '@/engine/indicators/settings';
import { numberInWords } from '@/lib/text/number-words';

it.each([
  ['swing', numberInWords(DEFAULT_SETTINGS.swingReach)],
  ['fvg', String(DEFAULT_SETTINGS.minGapAtr)],
])('says of %s the number that holds unless a setting is changed: %s', (term, number) => {
  expect(glossary.find(({ id }) => id === term)?.meaning).toContain(number);
});
