import { z } from 'zod';
import { fields, isoDate, labels, slug, template, text, texts } from './fields';

/** Written by `npm run repaint-index`. */
export const INDEX_FILE = 'content/repaint-index.json';

export const FAMILIES = [
  'averages',
  'oscillators',
  'swings',
  'levels',
  'divergences',
  'candles',
] as const;
export type Family = (typeof FAMILIES)[number];

export const OWN_IDS = ['own-smart-money', 'own-zones', 'own-sessions', 'own-present'] as const;
export type OwnId = (typeof OWN_IDS)[number];

const count = z.int().min(0);
const value = z.union([z.string(), z.null()]);

const example = z.strictObject({
  market: slug,
  column: z.string(),
  ...fields(count, 'bar', 'before', 'after'),
  from: value,
  to: value,
});
export type IndexCase = z.infer<typeof example>;

const row = z.strictObject({
  id: slug,
  name: z.string(),
  family: z.enum(FAMILIES),
  /** `none`: nothing but constants, or nothing at all. */
  verdict: z.enum(['changed', 'late', 'same', 'none']),
  ...fields(count, 'compared', 'changed', 'removed', 'late'),
  /** What changed, or came late. */
  columns: z.array(z.string()).optional(),
  /** Number of bars from the farthest one that changed to the first that had not been there. */
  back: count.optional(),
  delay: z.strictObject(fields(count, 'least', 'most')).optional(),
  example: example.optional(),
});
export type IndexRow = z.infer<typeof row>;

export const indexResultsSchema = z.strictObject({
  date: isoDate,
  packages: z.array(z.strictObject(texts('name', 'version'))),
  seeds: z.array(z.int()),
  markets: z.array(slug),
  ...fields(count, 'bars', 'every'),
  rows: z.array(row),
});
export type IndexResults = z.infer<typeof indexResultsSchema>;

const list = (least: number) =>
  z.array(text(), 'a list of texts').min(least, `at least ${least} texts`);

const group = z.strictObject({ title: text(60), intro: text() });

/** The owner's words on the page. */
export const repaintIndexSchema = z.strictObject({
  summary: text(),
  method: z.strictObject({ title: text(60), sentences: list(1) }),
  limits: z.strictObject({ title: text(60), items: list(1) }),
  families: z.strictObject({ title: text(60), intro: text(), ...labels(...FAMILIES) }),
  groups: z.strictObject(fields(group, 'changed', 'late', 'same', 'none')),
  columns: z.strictObject(
    labels(
      'family',
      'indicator',
      'changed',
      'removed',
      'late',
      'same',
      'back',
      'delay',
      'compared',
    ),
  ),
  /** A row's first case, and what stands there for nothing. */
  example: template(['market', 'column', 'bar', 'before', 'after', 'from', 'to']),
  ...texts('nothing'),
  bars: template(['least', 'most']),
  own: z.strictObject({ ...fields(text(90), ...OWN_IDS), note: text() }),
  redo: z.strictObject({
    title: text(60),
    text: template([], ['packages', 'date', 'seeds', 'bars', 'every']),
    prices: text(),
  }),
  find: z.strictObject({ label: text(40), found: template(['count', 'all']) }),
  wrong: z.strictObject({ title: text(60), text: text() }),
});
export type RepaintIndex = z.infer<typeof repaintIndexSchema>;
