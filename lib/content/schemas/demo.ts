import { z } from 'zod';
import { listOf, oneOf, text } from '../fields';
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
  label: text(30),
  title: text(80),
  intro: text(300),
  picture: pictureSchema,
  /** What a visitor can hold the indicators to, beside the picture. */
  checks: z.array(text(160)).min(2, { error: 'at least 2 checks' }).max(5, { error: 'at most 5' }),
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
const sentences = z.record(
  z.string().regex(/^[a-z]+ [a-z-]+$/),
  text(160),
  // A name that is none is a fault of the record that holds it.
  {
    error: ({ code }) =>
      code === 'invalid_key' ? 'an event and a kind of mark as name' : undefined,
  },
);

/** Words of the demo once it runs. They come with its code, not with the page. */
export const demoWordsSchema = z.strictObject({
  /** Said in a corner of the chart, at length and then shorter. */
  titles: z.array(phrase).min(1, { error: 'at least 1 title' }),
  yourTitles: z.array(phrase).min(1, { error: 'at least 1 title' }),
  controls: z.strictObject({
    label: phrase,
    play: phrase,
    pause: phrase,
    back: phrase,
    forward: phrase,
    end: phrase,
    speed: phrase,
    perSecond: phrase,
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
    bar: phrase,
    confirmed: phrase,
    changed: phrase,
    drawn: phrase,
    moved: phrase,
    checking: phrase,
    identical: text(120),
    different: text(120),
    naive: text(240),
  }),
  chart: z.strictObject({
    label: text(120),
    naiveLabel: text(120),
    empty: phrase,
    working: phrase,
  }),
  feed: z.strictObject({
    title: phrase,
    empty: phrase,
    known: phrase,
    framed: phrase,
    outOfView: text(120),
  }),
  terms: z.strictObject({ title: phrase, hint: text(120) }),
  market: z.strictObject({ wrong: text(200) }),
  file: z.strictObject({
    hint: text(200),
    reading: phrase,
    loaded: text(120),
    tooLarge: text(160),
    tooFew: text(160),
    unreadable: text(160),
    faults: text(120),
    line: phrase,
    more: phrase,
    close: phrase,
  }),
  directions: z.strictObject({ up: phrase, down: phrase, flat: phrase }),
  breaks: z.strictObject({ BOS: phrase, CHoCH: phrase }),
  sides: z.strictObject({ above: phrase, below: phrase, unknown: phrase }),
  sentences,
});
export type DemoWords = z.infer<typeof demoWordsSchema>;

/** What the terms of the charts mean, for every place that explains one. */
export const glossarySchema = listOf(
  z.strictObject({ id: oneOf('a term', termIds), term: text(40), meaning: text(320) }),
  termIds.length,
  termIds.length,
);
export type Glossary = z.infer<typeof glossarySchema>;
