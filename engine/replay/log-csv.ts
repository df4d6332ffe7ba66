import type { IndicatorEvent, Mark } from '@/engine/indicators/indicator';

type EventField = Exclude<keyof IndicatorEvent, 'mark'>;
type FieldsOf<M> = M extends Mark ? keyof M : never;
type MarkField = FieldsOf<Mark>;

/** A moment is written in UTC, to the millisecond; what a mark does not have is left empty. */
type Form = 'time' | 'value';

/** Every field there is, or the types do not fit: a log that left one out could change in it unseen. */
const EVENT_FIELDS: Readonly<Record<EventField, Form>> = {
  knownAt: 'time',
  at: 'time',
  type: 'value',
};
const MARK_FIELDS: Readonly<Record<MarkField, Form>> = {
  kind: 'value',
  id: 'value',
  knownAt: 'time',
  at: 'time',
  time: 'time',
  from: 'time',
  to: 'time',
  price: 'value',
  low: 'value',
  high: 'value',
  equilibrium: 'value',
  side: 'value',
  direction: 'value',
  label: 'value',
  repeatsSide: 'value',
  name: 'value',
  timeframe: 'value',
  structure: 'value',
  average: 'value',
};

/** The first line of a log: the names of its columns. What an event and its mark both have is told apart. */
export const LOG_HEADER = `${[
  ...Object.keys(EVENT_FIELDS),
  ...Object.keys(MARK_FIELDS).map((field) => (field in EVENT_FIELDS ? `mark ${field}` : field)),
].join()}\n`;

function written(owner: object, fields: Readonly<Record<string, Form>>): string[] {
  const values = owner as Readonly<Record<string, unknown>>;
  return Object.entries(fields).map(([field, form]) => {
    const value = values[field] ?? '';
    return form === 'time' && value !== '' ? new Date(Number(value)).toISOString() : String(value);
  });
}

/**
 * Writes an entry of a log as a line of CSV. Numbers are written so that they read back as the same ones, and no value
 * has a comma in it: the same log is the same text on every machine.
 *
 * @returns the line, with the LF that ends it
 */
export function logLine(event: IndicatorEvent): string {
  return `${[...written(event, EVENT_FIELDS), ...written(event.mark, MARK_FIELDS)].join()}\n`;
}

/** How far two logs say the same. */
export interface LogComparison {
  /** Entries that both have. */
  shared: number;
  /** The first of them, counted from 1, that is not the same text; null where all are. */
  differsFrom: number | null;
}

/** @param one a log with its header, as is the other; the longer one may go on after the end of the shorter one */
export function compareLogs(one: string, other: string): LogComparison {
  const [lines, others] = [one, other].map((text) => text.trim().split(/\r?\n/).slice(1)) as [
    string[],
    string[],
  ];
  const shared = Math.min(lines.length, others.length);
  const place = lines.slice(0, shared).findIndex((line, at) => line !== others[at]);
  return { shared, differsFrom: place < 0 ? null : place + 1 };
}
