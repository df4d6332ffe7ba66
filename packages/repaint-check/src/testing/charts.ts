type Values = readonly (number | string | null)[];
export type Compute = (closes: readonly number[]) => Values;

const HOUR_MS = 3_600_000;
const START = Date.UTC(2024, 2, 4);

export interface Row {
  readonly ms: number;
  readonly prices: readonly number[];
}

/** A market of hours: prices swing about every 20 bars, with noise. */
export const market: readonly Row[] = Array.from({ length: 400 }, (_, at) => {
  const close = (bar: number) =>
    Math.round(10_000 + 300 * Math.sin(bar / 6) + 150 * Math.sin(bar / 17) + ((bar * 7919) % 160));
  const [open, last] = [close(at - 1), close(at)];
  const cents = [open, Math.max(open, last) + 9, Math.min(open, last) - 8, last];
  return { ms: START + at * HOUR_MS, prices: cents.map((cent) => cent / 100) };
});

/** Returns bars as they looked when the last one had just opened. */
export function formingAt(to: number, from = 0): Row[] {
  const rows = market.slice(from, to);
  const last = rows.at(-1);
  if (!last) return [];
  const [open = 0] = last.prices;
  return [...rows.slice(0, -1), { ms: last.ms, prices: [open, open + 0.01, open, open + 0.01] }];
}

export const iso = ({ ms }: Row) => new Date(ms).toISOString();

/** Writes what a platform would export of bars and indicators. */
export function csvOf(
  rows: readonly Row[],
  columns: readonly (readonly [name: string, compute: Compute])[],
  time: (row: Row) => number | string = ({ ms }) => ms / 1000,
): string {
  const values = columns.map(([, compute]) => compute(rows.map(({ prices }) => prices[3] ?? 0)));
  const lines = rows.map((row, at) =>
    [time(row), ...row.prices, ...values.map((column) => column[at] ?? '')].join(),
  );
  return [['time,open,high,low,close', ...columns.map(([name]) => name)].join(), ...lines].join(
    '\n',
  );
}

export const average =
  (length: number, offset = 0): Compute =>
  (closes) =>
    closes.map((_, at) => {
      const part = closes.slice(Math.max(0, at + offset - length + 1), at + offset + 1);
      return part.length < length ? null : part.reduce((sum, close) => sum + close, 0) / length;
    });

export const exponential =
  (length: number): Compute =>
  (closes) => {
    let last = closes[0] ?? 0;
    return closes.map((close) => {
      last += (2 / (length + 1)) * (close - last);
      return last;
    });
  };

/** Marks highs that `strength` bars on either side confirm. */
export const pivots =
  (strength: number): Compute =>
  (closes) =>
    closes.map((close, at) => {
      const near = closes.slice(Math.max(0, at - strength), at + strength + 1);
      return near.length === 2 * strength + 1 && close === Math.max(...near) ? close : null;
    });

/** Marks the highest close of each swing, and moves the mark while the swing goes on. */
export const zigzag: Compute = (closes) => {
  const marks = closes.map((): number | null => null);
  let [high, low, isUp] = [0, 0, true];
  for (const [at, close] of closes.entries()) {
    if (close >= (closes[high] ?? 0)) high = at;
    if (close <= (closes[low] ?? 0)) low = at;
    if (isUp && (closes[high] ?? 0) - close > 3)
      [isUp, low, marks[high]] = [false, at, closes[high] ?? 0];
    if (!isUp && close - (closes[low] ?? 0) > 3) [isUp, high] = [true, at];
  }
  if (isUp) marks[high] = closes[high] ?? 0;
  return marks;
};

/** The last close of each period of bars, on all of its bars. */
export const lookAhead =
  (period: number): Compute =>
  (closes) =>
    closes.map((_, at) => closes[Math.min(at - (at % period) + period, closes.length) - 1] ?? null);
