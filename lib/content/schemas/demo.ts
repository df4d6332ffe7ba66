import { z } from 'zod';
import type { CsvFaultCode } from '@/engine/market/csv-line';
import { heading, listOf, oneOf, template, text } from '@/lib/content/fields';
import type { Template } from '@/lib/text/fill';
import { pictureSchema } from './landing';

/** Entries of the glossary; each kind of mark has one. */
const termIds = [
  'swing',
  'bos',
  'choch',
  'order-block',
  'fvg',
  'dealing-range',
  'zone',
  'trend',
  'session',
  'opening-range',
  'level',
  'repainting',
] as const;
export type TermId = (typeof termIds)[number];

/** The section before the demo is started: the whole of it is in the page. */
export const demoSchema = z.strictObject({
  ...heading,
  picture: pictureSchema,
  /** What a visitor can hold the indicators to, beside the picture. */
  checks: z.array(text(160)).min(2, 'at least 2 checks').max(5, 'at most 5'),
  /** Where the count will stand. */
  proof: text(160),
  start: text(30),
  starting: text(40),
  /** Said where the demo is not there after a while, and where it cannot be fetched. */
  slow: text(200),
  failed: text(200),
  /** Instead of the button where there is no JavaScript. */
  scriptless: text(200),
  notice: text(300),
});
export type Demo = z.infer<typeof demoSchema>;

const phrase = text(80);
const title = template(80, [], ['market', 'timeframe']);

/** What a sentence about a kind of mark can ask for. */
const sentence = <Word extends string>(...may: Word[]) => template(160, [], may);
const area = sentence('direction', 'low', 'high');
const zone = sentence('timeframe', 'side', 'low', 'high');
const named = sentence('name', 'low', 'high');
const level = sentence('name', 'price');

/** What is said of an event and a kind of mark; nothing of one that is left out. */
const sentences = z
  .strictObject({
    'confirmed swing': sentence('side', 'label', 'price'),
    'confirmed break': sentence('direction', 'name', 'price'),
    'confirmed order-block': area,
    'mitigated order-block': area,
    'confirmed gap': area,
    'filled gap': area,
    'confirmed dealing-range': sentence('low', 'high', 'equilibrium'),
    'confirmed zone': zone,
    'touched zone': zone,
    'broken zone': zone,
    'expired zone': zone,
    'confirmed trend': sentence('timeframe', 'direction', 'structure', 'average'),
    'confirmed session': named,
    'confirmed opening-range': named,
    'broken opening-range': named,
    'confirmed level': level,
    'taken level': level,
  })
  .partial();

const lineFault = <Word extends string>(...must: Word[]) => template(120, must);

/** What is wrong with a line of a file, said after `line`. */
const lineFaults = z.strictObject({
  empty: text(120),
  'header-only': text(120),
  binary: text(120),
  'long-line': lineFault('expected'),
  'too-many-bars': lineFault('expected'),
  'no-header': lineFault('got'),
  'missing-column': lineFault('column'),
  'open-quote': text(120),
  'field-count': lineFault('expected', 'got'),
  time: lineFault('got'),
  'same-time': lineFault('got'),
  'earlier-time': lineFault('got'),
  number: lineFault('column', 'got'),
  'decimal-comma': lineFault('column', 'got'),
  price: lineFault('column', 'got'),
  volume: lineFault('got'),
  'high-below-low': lineFault('high', 'low'),
  'outside-range': lineFault('column', 'low', 'high', 'got'),
  'uneven-step': lineFault('got'),
} satisfies Record<CsvFaultCode, z.ZodType>);

const word = text(20);
const name = z.strictObject({ name: text(40), short: text(10).optional() });

/** What is written on charts, in the demo and in the pictures drawn at build time. */
const drawingSchema = z.strictObject({
  /** Marks, at length and where there is little room. */
  marks: z.strictObject({
    'order-block': name,
    gap: name,
    'opening-range': name,
    'dealing-range': name,
    range: name,
  }),
  /** As in a sentence; on a chart they begin with a capital. */
  levels: z.strictObject({
    'previous day high': name,
    'previous day low': name,
    'previous week high': name,
    'previous week low': name,
    'Asia high': name,
    'Asia low': name,
    'day open': name,
    'week open': name,
  }),
  /** Before the timeframe of a zone. */
  sides: z.strictObject({ supply: word, demand: word }),
  trend: z.strictObject({ title: word, up: word, down: word, flat: word }),
  /** From Sunday on, and from January on. */
  weekdays: z.array(word).length(7, '7 weekdays'),
  months: z.array(word).length(12, '12 months'),
});

/** Words of the demo once it runs. They come with its code, not with the page. */
export const demoWordsSchema = z.strictObject({
  /** Said in a corner of the chart, at length and then shorter. */
  titles: z.array(title).min(1, 'at least 1 title'),
  pictureTitles: z.array(phrase).min(1, 'at least 1 title'),
  drawing: drawingSchema,
  yourTitles: z.array(title).min(1, 'at least 1 title'),
  controls: z.strictObject({
    label: phrase,
    play: phrase,
    pause: phrase,
    back: phrase,
    forward: phrase,
    end: phrase,
    speed: phrase,
    perSecond: template(80, ['bars']),
    timeframe: phrase,
    newMarket: phrase,
    copyLink: phrase,
    copied: phrase,
    indicators: phrase,
    naive: phrase,
    file: phrase,
  }),
  indicators: z.strictObject({ 'smart-money': phrase, zones: phrase, sessions: phrase }),
  proof: z.strictObject({
    bar: template(80, ['bar']),
    confirmed: template(80, ['count']),
    changed: template(80, ['count']),
    drawn: template(80, ['count']),
    moved: template(80, ['count']),
    checking: phrase,
    identical: template(120, ['count']),
    different: template(120, ['count', 'different']),
    naive: text(240),
  }),
  chart: z.strictObject({
    label: text(120),
    naiveLabel: text(120),
    empty: phrase,
    working: template(80, ['percent']),
  }),
  feed: z.strictObject({
    title: phrase,
    empty: phrase,
    known: phrase,
    framed: template(80, ['label']),
    outOfView: text(120),
  }),
  terms: z.strictObject({ title: phrase, hint: text(120) }),
  market: z.strictObject({ wrong: template(200, ['value', 'market'], ['most']) }),
  file: z.strictObject({
    hint: text(200),
    reading: template(80, ['percent']),
    loaded: template(120, ['name'], ['count']),
    tooLarge: template(160, ['name', 'most']),
    tooFew: template(160, ['name'], ['count', 'least']),
    unreadable: template(160, ['name']),
    faults: template(120, ['name']),
    line: template(80, ['line', 'what']),
    lineFaults,
    more: template(80, ['count']),
    close: phrase,
  }),
  directions: z.strictObject({ up: phrase, down: phrase, flat: phrase }),
  breaks: z.strictObject({ BOS: phrase, CHoCH: phrase }),
  sides: z.strictObject({ above: phrase, below: phrase, unknown: phrase }),
  sentences,
});
export type DemoWords = z.infer<typeof demoWordsSchema>;
export type SentenceWord =
  NonNullable<DemoWords['sentences'][keyof DemoWords['sentences']]> extends Template<infer Word>
    ? Word
    : never;

/** What the terms of the charts mean, for every place that explains one. */
export const glossarySchema = listOf(
  z.strictObject({ id: oneOf('a term', termIds), term: text(40), meaning: text(320) }),
  termIds.length,
  termIds.length,
);
export type Glossary = z.infer<typeof glossarySchema>;
