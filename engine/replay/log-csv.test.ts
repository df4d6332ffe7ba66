import type { IndicatorEvent } from '@/engine/indicators/indicator';
import { createSuite } from '@/engine/indicators/suite';
import { MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { compareLogs, LOG_HEADER, logLine } from './log-csv';

const suite = createSuite({ step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS });
/** Of every kind, in every state: a week and a half. */
const log: IndicatorEvent[] = simulatedMarket(5, 2000).flatMap((bar) => [...suite.next(bar)]);
const textOf = (events: readonly IndicatorEvent[]) => LOG_HEADER + events.map(logLine).join('');
const text = textOf(log);

const kindsIn = (events: readonly IndicatorEvent[]) =>
  new Set(events.map(({ type, mark }) => `${type} ${mark.kind}`));

it('writes each entry as a line with a field for each column', () => {
  expect(kindsIn(log).size).toBeGreaterThan(12);
  const columns = LOG_HEADER.split(',').length;
  const lines = text.split('\n');
  expect(lines).toHaveLength(log.length + 2);
  expect(lines.at(-1)).toBe('');
  for (const line of lines.slice(0, -1)) expect(line.split(',')).toHaveLength(columns);
});

it('writes moments in UTC and numbers as they read back', () => {
  const columns = LOG_HEADER.trim().split(',');
  for (const [place, { knownAt, mark }] of log.entries()) {
    const fields =
      text
        .split('\n', place + 2)
        .at(-1)
        ?.split(',') ?? [];
    const field = (name: string) => fields[columns.indexOf(name)];
    expect(Date.parse(field('knownAt') ?? '')).toBe(knownAt);
    if ('price' in mark) expect(Number(field('price'))).toBe(mark.price);
    if (place > 100) break;
  }
});

it('has every field of every entry in it: whichever changes, the text does', () => {
  const other = (value: unknown) =>
    typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`;
  for (const kind of kindsIn(log)) {
    const event = log.find(({ type, mark }) => `${type} ${mark.kind}` === kind) as IndicatorEvent;
    const { mark, ...own } = event;
    for (const [field, value] of Object.entries(own))
      expect(logLine({ ...event, [field]: other(value) })).not.toBe(logLine(event));
    for (const [field, value] of Object.entries(mark)) {
      const changed = { ...event, mark: { ...mark, [field]: other(value) } };
      expect(logLine(changed)).not.toBe(logLine(event));
    }
  }
});

it('tells from which entry on two logs differ', () => {
  const shared = log.length;
  const same = { shared, differsFrom: null };
  expect(compareLogs(text, text.replaceAll('\n', '\r\n'))).toEqual(same);
  expect(compareLogs(text, textOf(log.slice(0, 7)))).toEqual({ shared: 7, differsFrom: null });
  const changed = log.map((event, place) => (place > 40 ? { ...event, knownAt: 0 } : event));
  expect(compareLogs(textOf(changed), text)).toEqual({ shared, differsFrom: 42 });
});
