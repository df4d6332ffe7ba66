import { glossary } from '@/content/glossary';
import type { Mark } from '@/engine/indicators/indicator';
import { DEFAULT_SETTINGS } from '@/engine/indicators/settings';
import { createSuite } from '@/engine/indicators/suite';
import { MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { run } from '@/engine/testing/expectations';
import { numberInWords } from '@/lib/text/number-words';
import { termOf } from './event-list';

it('finds an entry of the glossary for every mark of a market', () => {
  const suite = createSuite({ step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS });
  const terms = new Set(run(suite, simulatedMarket(2124, 4000)).map(({ mark }) => termOf(mark)));
  // All but the word for what the indicators do not do.
  const explained = glossary.map(({ id }) => id).filter((id) => id !== 'repainting');
  expect([...terms].sort()).toEqual(explained.sort());
});

it('tells a break of structure from a change of character', () => {
  const broken = {
    kind: 'break',
    id: '',
    at: 0,
    knownAt: 0,
    from: 0,
    price: 1,
    direction: 'up',
  } as const;
  const marks: Mark[] = [
    { ...broken, label: 'BOS' },
    { ...broken, label: 'CHoCH' },
  ];
  expect(marks.map(termOf)).toEqual(['bos', 'choch']);
});

it.each([
  ['swing', numberInWords(DEFAULT_SETTINGS.swingReach)],
  ['fvg', String(DEFAULT_SETTINGS.minGapAtr)],
])('says of %s the number that holds unless a setting is changed: %s', (term, number) => {
  expect(glossary.find(({ id }) => id === term)?.meaning).toContain(number);
});
