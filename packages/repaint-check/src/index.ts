export { type CheckOptions, checkSeries, type Series } from './check-series.ts';
export type { Case, Finding, Findings, Value, Verdict } from './findings.ts';
export { type Message, sentenceOf } from './messages.ts';
