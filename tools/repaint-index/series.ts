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

/** Columns of all bars are null where an indicator has no value. */
function columnOf<P extends Point>(
  points: readonly P[],
  length: number,
  indexAt: ReadonlyMap<number, number>,
  read: (point: P) => number | string | null | undefined,
): Column {
  const column: Column = new Array(length).fill(null);
  for (const point of points) {
    const index = indexAt.get(point.time);
    const value = read(point);
    const isValue = typeof value === 'string' ? value !== '' : Number.isFinite(value);
    if (index !== undefined && isValue) column[index] = value as number | string;
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
  const column = <P extends Point>(points: readonly P[], read: Parameters<typeof columnOf<P>>[3]) =>
    columnOf(points, bars.length, indexAt, read);
  const values: Record<string, Column> = {};
  for (const [id, points] of Object.entries(output.plots)) {
    const name = titles[id] ?? id;
    values[name in values ? `${name} (${id})` : name] = column(points, ({ value }) => value);
  }
  for (const [id, candles] of Object.entries(output.plotCandles ?? {}))
    for (const field of ['open', 'high', 'low', 'close'] as const)
      values[`${id} ${field}`] = column(candles, (candle) => candle[field]);
  const at = (time: number) => indexAt.get(time) ?? -1;
  const flat = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
  const point = (kind: string, time: number, look: string): Drawing => ({
    kind,
    from: at(time),
    to: at(time),
    look,
  });
  const span = (kind: string, one: Span, lookOf: (slope: number) => string): Drawing => {
    const [start, end] = [one.time1, one.time2].toSorted((a, b) => a - b) as [number, number];
    const isLeft = one.extend === 'left' || one.extend === 'both';
    const isRight = one.extend === 'right' || one.extend === 'both';
    const last = (bars.at(-1)?.time ?? 0) / 1000;
    const length = ((one.time2 - one.time1) / ((bars[1]?.time ?? 0) - (bars[0]?.time ?? 0))) * 1000;
    const slope = length === 0 ? 0 : (one.price2 - one.price1) / length;
    return {
      kind,
      from: isLeft ? 0 : at(start),
      to: isRight || end >= last ? OPEN : at(end),
      look: lookOf(slope),
    };
  };
  return {
    values,
    drawings: [
      ...(output.markers ?? []).map(({ time, position, shape, text }) =>
        point('marker', time, flat(`${position} ${shape} ${text ?? ''}`)),
      ),
      ...(output.labels ?? []).map(({ time, price, text }) =>
        point('label', time, flat(`${text ?? ''} at ${priceText(price)}`)),
      ),
      ...(output.lines ?? []).map((line) =>
        span('line', line, (slope) => {
          const price = line.time1 <= line.time2 ? line.price1 : line.price2;
          return slope === 0
            ? priceText(price)
            : `${priceText(price)} and ${priceText(slope)} a bar`;
        }),
      ),
      ...(output.boxes ?? []).map((box) =>
        span('box', box, () => {
          const [low, high] = [box.price1, box.price2].toSorted((a, b) => a - b) as [
            number,
            number,
          ];
          return flat(`${priceText(low)} to ${priceText(high)} ${box.text ?? ''}`);
        }),
      ),
    ],
  };
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
