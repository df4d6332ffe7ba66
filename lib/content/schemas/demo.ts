import { z } from 'zod';
import { REPAINTING_IDS } from '@/engine/indicators/repainting/versions';
import { fields, heading, listOf, oneOf, template, text, texts } from '@/lib/content/fields';
import type { Template } from '@/lib/text/fill';
import { imageSchema, linkSchema } from './landing';

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

const figure = z.strictObject({
  name: text(40),
  text: template(60, ['count']),
  picture: imageSchema,
});

/** The section before the demo is started: the whole of it is in the page. */
export const demoSchema = z.strictObject({
  ...heading,
  /** Closes the title in italics. */
  emphasis: text(20),
  /** How many bars after the first picture of the page the proof is printed. */
  intro: template(300, ['later']),
  /** What is said after the count of marks that changed, and the chart it stands over: of the indicators, and of the version that repaints. */
  figures: z.strictObject(fields(figure, 'own', 'naive')),
  /** What a visitor can do in the demo. */
  checks: z.array(text(80)).min(2, 'at least 2 checks').max(4, 'at most 4'),
  start: text(30),
  starting: text(40),
  /** Where the demo is not there after a while, cannot be fetched, and where there is no JavaScript. */
  ...texts(200, 'slow', 'failed', 'scriptless'),
  notice: text(300),
});
export type Demo = z.infer<typeof demoSchema>;

/** What a sentence about a kind of mark can ask for. */
const sentence = <Word extends string>(...may: Word[]) => template(160, [], may);
const area = sentence('direction', 'low', 'high');
const zone = sentence('timeframe', 'side', 'low', 'high');
const named = sentence('name', 'low', 'high');

/** What is said of an event and a kind of mark; nothing of one that is left out. */
const sentences = z
  .strictObject({
    'confirmed swing': sentence('side', 'label', 'price'),
    'confirmed break': sentence('direction', 'name', 'price'),
    ...fields(
      area,
      'confirmed order-block',
      'mitigated order-block',
      'confirmed gap',
      'filled gap',
    ),
    'confirmed dealing-range': sentence('low', 'high', 'equilibrium'),
    ...fields(zone, 'confirmed zone', 'touched zone', 'broken zone', 'expired zone'),
    'confirmed trend': sentence('timeframe', 'direction', 'structure', 'average'),
    ...fields(named, 'confirmed session', 'confirmed opening-range', 'broken opening-range'),
    ...fields(sentence('name', 'price'), 'confirmed level', 'taken level'),
  })
  .partial();

const name = z.strictObject({ name: text(40), short: text(10).optional() });

/** What is written on charts, in the demo and in the pictures drawn at build time. */
const drawingSchema = z.strictObject({
  /** Marks, at length and where there is little room. */
  marks: z.strictObject(
    fields(name, 'order-block', 'gap', 'opening-range', 'dealing-range', 'range'),
  ),
  labels: z.strictObject(texts(20, 'HH', 'LH', 'HL', 'LL', 'BOS', 'CHoCH')),
  sessions: z.strictObject(
    fields(name, 'Asia', 'London morning', 'New York morning', 'London', 'New York'),
  ),
  /** As in a sentence; on a chart they begin with a capital. */
  levels: z.strictObject({
    ...fields(name, 'previous day high', 'previous day low'),
    ...fields(name, 'previous week high', 'previous week low'),
    ...fields(name, 'Asia high', 'Asia low', 'day open', 'week open'),
  }),
  /** Arrows of a version that repaints. */
  signals: z.strictObject(texts(20, 'up', 'down')),
  /** Before the timeframe of a zone. */
  sides: z.strictObject(texts(20, 'supply', 'demand')),
  /** From Sunday on, and from January on. */
  weekdays: z.array(text(20)).length(7, '7 weekdays'),
  months: z.array(text(20)).length(12, '12 months'),
  /** How moments are written on charts and in the list: below a day, of a day, of a month; on an axis with and without weekday. */
  dates: z.strictObject({
    moment: template(60, ['weekday', 'day', 'month', 'time']),
    day: template(60, ['day', 'month', 'year']),
    month: template(40, ['month', 'year']),
    weekday: template(40, ['weekday', 'day']),
    date: template(40, ['day', 'month']),
  }),
  /** What stands before the decimals of a price. */
  decimal: oneOf('a decimal sign', ['.', ',', '٫']),
});

/** Said in a corner, at length and then shorter. */
const titles = <Title extends z.ZodType>(title: Title) => z.array(title).min(1, 'at least 1 title');
const marketTitles = titles(template(80, [], ['market', 'timeframe']));
const counted = template(80, ['count']);
const version = z.strictObject({ name: text(40), text: text(240) });

/** Words of the demo once it runs. They come with its code, not with the page. */
export const demoWordsSchema = z.strictObject({
  titles: marketTitles,
  pictureTitles: titles(text(80)),
  repaintedTitles: titles(text(80)),
  drawing: drawingSchema,
  yourTitles: marketTitles,
  controls: z.strictObject({
    ...texts(80, 'label', 'play', 'pause', 'start', 'back', 'forward', 'end', 'speed'),
    ...texts(40, 'scrubber', 'startHere', 'zoomIn', 'zoomOut', 'newest'),
    position: template(80, ['bar', 'length', 'time']),
    perSecond: template(80, ['bars']),
    ...texts(
      80,
      'timeframe',
      'newMarket',
      'copyLink',
      'copied',
      'indicators',
      'naive',
      'version',
      'marketKind',
      'file',
    ),
  }),
  /** Tests that a visitor can put it to, and what is said until their code has come. */
  proofs: z.strictObject({
    ...texts(40, 'label', 'only-past', 'rewrite', 'fingerprint', 'loading'),
    failed: text(160),
  }),
  /** The way on for who has seen it run. */
  plans: linkSchema,
  proof: z.strictObject({
    bar: template(80, ['bar']),
    ...fields(counted, 'confirmed', 'changed', 'drawn', 'moved'),
    checking: text(80),
    /** A run with the first bars alone came to the same; so did all; so did not some. */
    running: template(120, ['bar', 'bars', 'run', 'runs']),
    identical: template(120, ['runs']),
    different: template(120, ['different', 'runs']),
  }),
  /** Versions that repaint: what they are called, and what they do. */
  repainting: z.strictObject(fields(version, ...REPAINTING_IDS)),
  chart: z.strictObject({
    ...texts(120, 'label', 'naiveLabel'),
    empty: text(80),
    /** Where the browser lets nothing be drawn. */
    undrawable: text(120),
    working: template(80, ['percent']),
    prices: template(80, ['open', 'high', 'low', 'close']),
  }),
  feed: z.strictObject({
    ...texts(80, 'title', 'empty', 'filter', 'marks', 'everything'),
    /** Ends a row: which bar it is about. */
    bar: template(40, ['bar']),
  }),
  /** What is said of a mark that is pointed at. */
  mark: z.strictObject({
    title: text(40),
    hint: text(160),
    known: template(120, ['from', 'known', 'bar']),
    ended: template(40, ['ended']),
    outOfView: text(80),
  }),
  /** What keys, wheel and fingers do on a chart. */
  keys: z.strictObject({
    title: text(20),
    rows: z.array(z.strictObject({ keys: text(60), does: text(160) })).min(1, 'at least 1 row'),
  }),
  terms: z.strictObject({ title: text(80) }),
  /** Where traders differ: names of the settings, and of what each can be. */
  settings: z.strictObject({
    ...texts(80, 'title', 'hint', 'swingReach', 'minGapAtr', 'sessions', 'dayStart'),
    gaps: z.strictObject({ sized: template(60, ['part']), all: text(60) }),
    hours: z.strictObject(texts(40, 'mornings', 'whole-days')),
    /** The hours of one session, and what is said of all. */
    window: template(60, ['session', 'opens', 'closes']),
    clocks: template(80, ['windows']),
    days: z.strictObject(texts(40, 'UTC', 'New York')),
  }),
  /** Kinds of market, as they stand in a list; the last one for a visitor's file. */
  markets: z.strictObject(texts(40, 'everyday', 'gaps', 'flat', 'crash', 'own')),
  /** Where real prices are to be had, step by step. */
  realMarket: z.strictObject({
    title: text(40),
    steps: z.array(text(120)).min(1, 'at least 1 step'),
  }),
  market: z.strictObject({ wrong: template(200, ['market'], ['most']) }),
  /** Of a visitor's own file; the rest of it in `demo-file.ts`. */
  file: z.strictObject({ hint: text(200), ...texts(80, 'fetching', 'failed', 'close') }),
  directions: z.strictObject(texts(80, 'up', 'down', 'flat')),
  breaks: z.strictObject(texts(80, 'BOS', 'CHoCH')),
  sides: z.strictObject({
    ...texts(80, 'above', 'below', 'unknown'),
    ...texts(80, 'high', 'low', 'supply', 'demand'),
  }),
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
