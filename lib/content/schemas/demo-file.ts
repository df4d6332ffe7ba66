import { z } from 'zod';
import type { FormatId } from '@/engine/market/file/formats';
import { COLUMN_NAMES } from '@/engine/market/file/header';
import type { Unreadable } from '@/engine/market/file/read';
import type { RowFaultCode } from '@/engine/market/file/row';
import { DATE_ORDERS } from '@/engine/market/file/time';
import { fields, template, text, texts } from '@/lib/content/fields';

/** What is wrong with a row of a file, said after `line`. */
const fault = <Word extends string>(...must: Word[]) => template(120, must);
const rowFaults = z.strictObject({
  ...texts(120, 'open-quote', 'no-price'),
  'long-line': fault('expected'),
  'field-count': fault('expected', 'got'),
  ...fields(fault('got'), 'time', 'same-time'),
  number: fault('column', 'got'),
  'price-size': fault('column', 'low', 'high', 'got'),
  'high-below-low': fault('high', 'low'),
  'outside-range': fault('column', 'low', 'high', 'got'),
} satisfies Record<RowFaultCode, z.ZodType>);

/** Why a file gives no bars: one sentence with what was seen and what was expected. */
const why = <Word extends string = never>(...must: Word[]) =>
  template(240, ['name', ...must], ['wanted']);
const unreadable = z.strictObject({
  ...fields(why(), 'unopened', 'empty', 'workbook', 'archive', 'picture', 'document'),
  ...fields(why(), 'web-page', 'json', 'binary'),
  'no-table': why('got'),
  'no-columns': why('got', 'missing'),
  'no-rows': why('what'),
  'too-large': why('most'),
  'too-few': why('count', 'least'),
  step: why('seconds'),
} satisfies Record<Unreadable['code'], z.ZodType>);

const formats = z.strictObject({
  ...texts(40, 'tradingview', 'metatrader', 'binance', 'kraken', 'dukascopy', 'histdata', 'yahoo'),
  ...texts(40, 'stooq', 'alpha-vantage', 'nasdaq', 'investing', 'coinbase', 'pandas'),
  /** Of anything else with times and prices. */
  other: text(40),
} satisfies Record<FormatId | 'other', z.ZodType>);

/** Words about a visitor's own file. They come with the code that reads it. */
export const demoFileSchema = z.strictObject({
  reading: template(80, ['name', 'percent']),
  /** Whose files are known. */
  formats,
  understood: template(120, ['name', 'format', 'timeframe', 'count', 'times']),
  /** By which clock it is written: it says so, it has days alone, or this was taken for it. */
  times: z.strictObject({ ...texts(80, 'written', 'days'), taken: template(80, ['zone']) }),
  serverZone: text(80),
  newestFirst: text(120),
  cut: template(120, ['most']),
  leftOut: z.strictObject({
    ...fields(template(80, ['count']), 'rows', 'more'),
    line: template(80, ['line', 'what']),
  }),
  rowFaults,
  ...texts(80, 'change', 'close'),
  form: z.strictObject({
    ...texts(80, 'zone', 'order', 'none'),
    orders: z.strictObject(texts(40, ...DATE_ORDERS)),
    columns: z.strictObject(texts(40, ...COLUMN_NAMES)),
    column: template(40, ['number', 'name']),
  }),
  /** What is expected, in the middle of a sentence. */
  wanted: text(120),
  unreadable,
});
export type DemoFile = z.infer<typeof demoFileSchema>;
