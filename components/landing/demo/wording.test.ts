import { demoWords as words } from '@/content/demo-words';
import { glossary } from '@/content/glossary';
import {
  type Break,
  confirmed,
  type IndicatorEvent,
  type Level,
  type Swing,
  type Trend,
  type Zone,
} from '@/engine/indicators/indicator';
import { createSuite } from '@/engine/indicators/suite';
import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import type { CsvFault } from '@/engine/market/csv';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import type { FileResult } from '@/engine/replay/market-file';
import { run } from '@/engine/testing/expectations';
import { sceneOf, shortSource } from '@/engine/testing/replay';
import { fill, type Template } from '@/lib/text/fill';
import { barTime, eventWords, fileMessage, readingWords, termOf } from './wording';

const log = run(
  createSuite({ step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS }),
  simulatedMarket(2124, 4000),
);
const kindOf = ({ type, mark }: IndicatorEvent) => `${type} ${mark.kind}`;

it('has words for every kind of event of a market, but for marks that merely replaced others', () => {
  const silent = log.filter((event) => eventWords(event, words, 4) === null);
  expect(new Set(silent.map(({ type }) => type))).toEqual(new Set(['replaced']));
  const replaced = log.filter(({ type }) => type === 'replaced');
  expect(silent).toHaveLength(replaced.length);
});

it('has no words that no event of a market asks for', () => {
  const asked = new Set(log.map(kindOf));
  expect(Object.keys(words.sentences).filter((kind) => !asked.has(kind))).toEqual([]);
});

it('says nothing that is not filled in', () => {
  const said = log.flatMap((event) => eventWords(event, words, 4) ?? []);
  expect(said.filter((text) => /undefined|null|NaN|[{}]|\s\s|^\s|\s$/.test(text))).toEqual([]);
  expect(said.length).toBeGreaterThan(1000);
});

it('says prices with as many digits as the market has', () => {
  const gap = log.find((event) => kindOf(event) === 'confirmed gap') as IndicatorEvent;
  expect(eventWords(gap, words, 4)).toMatch(/1\.\d{4}\b.*1\.\d{4}\b/);
  expect(eventWords(gap, words, 2)).toMatch(/1\.\d\d\b.*1\.\d\d\b/);
});

const known = { id: 'one', knownAt: 0 };
const broken: Break = {
  ...known,
  kind: 'break',
  from: 0,
  price: 1.08421,
  direction: 'up',
  label: 'BOS',
};
const zone: Zone = {
  ...known,
  kind: 'zone',
  side: 'supply',
  timeframe: 4 * HOUR_MS,
  from: 0,
  low: 1.08,
  high: 1.09,
};
const trend: Trend = {
  ...known,
  kind: 'trend',
  timeframe: HOUR_MS,
  direction: 'flat',
  structure: null,
  average: null,
};
const swing: Swing = {
  ...known,
  kind: 'swing',
  time: 0,
  price: 1.08421,
  side: 'high',
  label: '',
  repeatsSide: false,
};

const { sentences, directions, breaks, sides, drawing } = words;
const range = { low: '1.0800', high: '1.0900' };
const level: Level = { ...known, kind: 'level', name: 'day open', from: 0, price: 1.5 };

it.each<[what: string, IndicatorEvent, sentence: string | undefined, values: object]>([
  [
    'a break of structure',
    confirmed(broken),
    sentences['confirmed break'],
    { direction: directions.up, name: breaks.BOS, price: '1.0842' },
  ],
  [
    'a change of character',
    confirmed({ ...broken, direction: 'down', label: 'CHoCH' }),
    sentences['confirmed break'],
    { direction: directions.down, name: breaks.CHoCH, price: '1.0842' },
  ],
  [
    'what happens to a zone',
    { type: 'touched', knownAt: 1, mark: zone },
    sentences['touched zone'],
    { timeframe: '4h', side: 'supply', ...range },
  ],
  [
    'a level by its name',
    confirmed(level),
    sentences['confirmed level'],
    { name: drawing.levels['day open'].name, price: '1.5000' },
  ],
  [
    'the first swing of its side',
    confirmed(swing),
    sentences['confirmed swing'],
    { side: 'high', label: '', price: '1.0842' },
  ],
  [
    'a trend of which nothing is known yet',
    confirmed(trend),
    sentences['confirmed trend'],
    {
      ...{ timeframe: '1h', direction: directions.flat },
      ...{ structure: directions.flat, average: sides.unknown },
    },
  ],
])('says %s in words', (_, event, sentence, values) => {
  const template = sentence as Template<string & keyof typeof values>;
  expect(eventWords(event, words, 4)).toBe(fill(template, values));
});

it('finds an entry of the glossary for every mark of a market', () => {
  const terms = new Set(log.map(({ mark }) => termOf(mark)));
  const explained = new Set(glossary.map(({ id }) => id));
  expect([...terms].filter((term) => !explained.has(term))).toEqual([]);
  // All but the word for what the indicators do not do.
  expect([...explained].filter((id) => !terms.has(id))).toEqual(['repainting']);
});

it('tells a break of structure from a change of character', () => {
  expect([broken, { ...broken, label: 'CHoCH' } as const].map(termOf)).toEqual(['bos', 'choch']);
});

it.each([
  [Date.UTC(2026, 2, 5, 14, 35), 'Thu 5 14:35'],
  [Date.UTC(2026, 2, 1, 0, 0), 'Sun 1 00:00'],
])('writes the time %d as %s, in UTC', (time, text) => {
  expect(barTime(time, words.drawing)).toBe(text);
});

describe('what a chart is read out as', () => {
  const time = Date.UTC(2026, 2, 5, 14, 35);
  const bars = [{ time, open: 1.5, high: 2.125, low: 1, close: 1.75, volume: 0 }];
  const shown = { mark: { ...level, from: time }, endedAt: null };
  const crosshair = { bar: 0, price: 1 };
  const scene = sceneOf(bars, [shown]);
  const framed = { ...scene, over: { crosshair: null, chosen: shown, crosses: [] } };

  it.each([
    [
      'time, prices and marks of a bar',
      scene,
      crosshair,
      null,
      'O 1.50 H 2.13 L 1.00 C 1.75 · One',
    ],
    ['how to point, beyond the bars', scene, { bar: 1, price: 1 }, null, words.chart.empty],
    ['how to point', scene, null, null, words.chart.empty],
    ['a mark that was chosen', framed, null, 'one', 'Day open'],
    ['a bar rather than the mark chosen', framed, crosshair, 'one', 'C 1.75'],
    ['that a mark is out of view', scene, crosshair, 'one', words.feed.outOfView],
  ])('is %s', (_, on, at, chosen, text) => {
    expect(readingWords(on, { crosshair: at, chosen }, words)).toContain(text);
  });
});

const faults: CsvFault[] = [
  { line: 3, code: 'number', column: 'high', got: 'x' },
  { line: 4, code: 'outside-range', column: 'open', low: 1, high: 2, got: 3 },
];

const name = 'my.csv';

it.each<[FileResult, string]>([
  [{ kind: 'source', source: shortSource() }, fill(words.file.loaded, { name, count: 600 })],
  [{ kind: 'too-large' }, fill(words.file.tooLarge, { name, most: 20 })],
  [{ kind: 'too-few', count: 7 }, fill(words.file.tooFew, { name, count: 7, least: 50 })],
  [{ kind: 'unreadable' }, fill(words.file.unreadable, { name })],
  [{ kind: 'faults', faults, more: 4 }, fill(words.file.faults, { name })],
])('tells what came of a file: %#', (result, text) => {
  expect(fileMessage(name, result, words.file).text).toBe(text);
});

it('lists the faults of a file, and how many more there are', () => {
  const { number, 'outside-range': outside } = words.file.lineFaults;
  const message = fileMessage(name, { kind: 'faults', faults, more: 4 }, words.file);
  expect(message).toMatchObject({
    faults: [
      { line: 3, what: fill(number, { column: 'high', got: 'x' }) },
      { line: 4, what: fill(outside, { column: 'open', low: 1, high: 2, got: 3 }) },
    ],
    more: 4,
  });
});

it('shortens a long name', () => {
  const said = (length: number) =>
    fileMessage('n'.repeat(length), { kind: 'unreadable' }, words.file).text;
  expect(said(60)).toMatch(/n{60}(?!…)/);
  expect(said(61)).toMatch(/(?<!n)n{60}…/);
});
