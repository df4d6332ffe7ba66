import type { Bar } from '@/engine/market/bar';
import {
  type Column,
  classOf,
  createDrawingColumns,
  type Drawing,
  OPEN,
  priceText,
} from './drawings';

interface Point {
  time: number;
}

interface Span {
  time1: number;
  time2: number;
  price1: number;
  price2: number;
  extend?: string;
  text?: string;
}

/** What a port of `lightweight-charts-indicators` returns; times are seconds. */
export interface Output {
  plots: Readonly<Record<string, readonly (Point & { value?: number | null })[]>>;
  plotCandles?: Readonly<
    Record<string, readonly (Point & Record<'open' | 'high' | 'low' | 'close', number>)[]>
  >;
  markers?: readonly (Point & { position: string; shape: string; text?: string })[];
  labels?: readonly (Point & { price: number; text?: string; style?: string })[];
  lines?: readonly Span[];
  boxes?: readonly Span[];
}

/** What an indicator shows on some bars: a value per bar in each column, and drawings. */
export interface Shown {
  values: Record<string, Column>;
  drawings: readonly Drawing[];
}

export type Indicator = (bars: readonly Bar[]) => Shown;

/** Returns a value for each bar, null where there is none. @param indexAt of bars by their times */
function columnOf<P extends Point>(
  points: readonly P[],
  indexAt: ReadonlyMap<number, number>,
  read: (point: P) => number | null | undefined,
): Column {
  const column: Column = new Array(indexAt.size).fill(null);
  for (const point of points) {
    const [index, value] = [indexAt.get(point.time), read(point) ?? Number.NaN];
    if (index !== undefined && Number.isFinite(value)) column[index] = value;
  }
  return column;
}

/** Reads a port's output. @param titles of its plots, by id */
export function shownBy(
  output: Output,
  bars: readonly Bar[],
  titles: Readonly<Record<string, string>>,
): Shown {
  const indexAt = new Map(bars.map(({ time }, index) => [time / 1000, index]));
  const values: Record<string, Column> = {};
  for (const [id, points] of Object.entries(output.plots)) {
    const name = titles[id] ?? id;
    values[name in values ? `${name} (${id})` : name] = columnOf(
      points,
      indexAt,
      ({ value }) => value,
    );
  }
  for (const [id, candles] of Object.entries(output.plotCandles ?? {}))
    for (const field of ['open', 'high', 'low', 'close'] as const)
      values[`${id} ${field}`] = columnOf(candles, indexAt, (candle) => candle[field]);
  const at = (time: number) => indexAt.get(time) ?? -1;
  const point = (kind: string, time: number, look: string): Drawing => {
    return { kind, from: at(time), to: at(time), look: look.replaceAll(/\s+/g, ' ').trim() };
  };
  const span = (kind: string, { time1, time2, extend = '' }: Span, look: string): Drawing => {
    const [first, last] = [Math.min(time1, time2), Math.max(time1, time2)];
    const isOpen = ['right', 'both'].includes(extend) || last >= (bars.at(-1)?.time ?? 0) / 1000;
    const from = ['left', 'both'].includes(extend) ? 0 : at(first);
    return { ...point(kind, first, look), from, to: isOpen ? OPEN : at(last) };
  };
  /** Returns the rise from bar to bar, because a line crosses a weekend in one step. */
  function slopeOf({ time1, time2, price1, price2 }: Span): number {
    const step = ((bars[1]?.time ?? 0) - (bars[0]?.time ?? 0)) / 1000;
    const areKnown = indexAt.has(time1) && indexAt.has(time2);
    const length = areKnown ? at(time2) - at(time1) : (time2 - time1) / step;
    return length === 0 ? 0 : (price2 - price1) / length;
  }
  function lineText(line: Span): string {
    const price = priceText(line.time1 <= line.time2 ? line.price1 : line.price2);
    const slope = slopeOf(line);
    return slope === 0 ? price : `${price} and ${priceText(slope)} a bar`;
  }
  function boxText({ price1, price2, text = '' }: Span): string {
    const [low, high] = [Math.min(price1, price2), Math.max(price1, price2)];
    return `${priceText(low)} to ${priceText(high)} ${text}`;
  }
  const { markers = [], labels = [], lines = [], boxes = [] } = output;
  const drawings = [
    ...markers.map(({ time, position, shape, text = '' }) =>
      point('marker', time, `${position} ${shape} ${text}`),
    ),
    ...labels.map(({ time, price, text = '' }) =>
      point('label', time, `${text} at ${priceText(price)}`),
    ),
    ...lines.map((line) => span('line', line, lineText(line))),
    ...boxes.map((box) => span('box', box, boxText(box))),
  ];
  return { values, drawings };
}

interface Snapshot {
  length: number;
  shown: Shown;
}

/**
 * Returns the columns, and the classes of labels, lines and boxes, that only ever stand at the newest bar: they tell
 * the present and leave nothing behind.
 */
function readouts(snapshots: readonly Snapshot[]): ReadonlySet<string> {
  const [all, past] = [new Set<string>(), new Set<string>()];
  for (const { length, shown } of snapshots) {
    for (const [name, column] of Object.entries(shown.values)) {
      all.add(name);
      const first = column.findIndex((value) => value !== null);
      if (first >= 0 && first < length - 1) past.add(name);
    }
    for (const drawing of shown.drawings) {
      if (drawing.kind === 'marker') continue;
      all.add(classOf(drawing));
      if (drawing.from >= 0 && drawing.from < length - 1) past.add(classOf(drawing));
    }
  }
  return new Set([...all].filter((name) => !past.has(name)));
}

/**
 * Computes an indicator on the first bars, for each number of bars in `cuts`, in order.
 * @returns columns by number of bars
 */
export function seriesOf(
  indicator: Indicator,
  bars: readonly Bar[],
  cuts: readonly number[],
): ReadonlyMap<number, Record<string, Column>> {
  const snapshots = cuts.map((length) => ({ length, shown: indicator(bars.slice(0, length)) }));
  const left = readouts(snapshots);
  const drawn = createDrawingColumns(bars);
  const tables = snapshots.map(({ length, shown }) => {
    const drawings = shown.drawings.filter((drawing) => !left.has(classOf(drawing)));
    const values = Object.entries(shown.values).filter(([name]) => !left.has(name));
    return [length, { ...Object.fromEntries(values), ...drawn(drawings, length) }] as const;
  });
  return new Map(tables);
}
