import { glossary } from '@/content/glossary';
import { language } from '@/content/language';
import { site } from '@/content/site';
import { DEFAULT_SETTINGS } from '@/engine/indicators/settings';
import { formatNumber, numberInWords } from '@/lib/text/format';

it.each([
  ['swing', numberInWords(DEFAULT_SETTINGS.swingReach, language.numbers, site.locale)],
  ['fvg', formatNumber(DEFAULT_SETTINGS.minGapAtr, site.locale)],
])('says of %s the number that holds unless a setting is changed: %s', (term, number) => {
  expect(glossary.find(({ id }) => id === term)?.meaning).toContain(number);
});
