export type { Aligned } from './align.ts';
export { type ChartExport, type Column, type ReadExport, readExport } from './chart-export.ts';
export { type CheckOptions, checkSeries, type Series } from './check-series.ts';
export { columnsOf, compareExports, inOrder } from './compare-exports.ts';
export type { Case, Finding, Findings, Value, Verdict } from './findings.ts';
export { type Message, SENTENCES, sentenceOf } from './messages.ts';
export { isBlank } from './values.ts';
