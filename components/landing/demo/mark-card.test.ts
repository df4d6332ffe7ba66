import { glossary } from '@/content/glossary';
import { language } from '@/content/language';
import { site } from '@/content/site';
import { DEFAULT_SETTINGS } from '@/engine/indicators/settings';
import { numberInWords } from '@/lib/text/format';

it.each([
  ['swing', numberInWords(DEFAULT_SETTINGS.swingReach, language.numbers, site.locale)],
  ['fvg', String(DEFAULT_SETTINGS.minGapAtr)],
])('says of %s the number that holds unless a setting is changed: %s', (term, number) => {
  expect(glossary.find(({ id }) => id === term)?.meaning).toContain(number);
});
