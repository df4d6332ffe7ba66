import { DAY_MS, MINUTE_MS } from '@/engine/market/bar';
import type { FormatId } from '@/engine/market/file/formats';
import { readMarketFile } from '@/engine/market/file/read';
import { barsOf } from '@/engine/market/file/table';

/** Files of prices, each as small as it can be: 60 bars from 2 January 2024 on. */

/** Opening of the first quarter of an hour. */
export const FIRST = Date.UTC(2024, 0, 2, 9, 30);
const DAY = Date.UTC(2024, 0, 2);
const COUNT = 60;

/** A bar, in the parts that files are written of. */
export interface Row {
  /** Parts of the time, with as many digits as they are usually written with. */
  readonly y: string;
  readonly m: string;
  readonly d: string;
  readonly hm: string;
  readonly ms: number;
  /** Open, high, low, close as written, with a point, and joined by a comma. */
  readonly o: string;
  readonly h: string;
  readonly l: string;
  readonly c: string;
  readonly ohlc: string;
  readonly v: number;
}

/** @param from first opening, ms @returns rows of bars, their prices made up */
function rowsOf(from: number, step: number): Row[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const ms = from + index * step;
    const [y = '', m = '', d = '', hm = ''] = new Date(ms).toISOString().split(/[-T]|:\d\d\./);
    const at = (move: number) => (1.0842 + 0.0001 * ((index * 7) % 13) + move).toFixed(5);
    const [o, h, l, c] = [at(0), at(0.0009), at(-0.0008), at(0.0004)];
    return { y, m, d, hm, ms, o, h, l, c, ohlc: [o, h, l, c].join(','), v: 1000 + index };
  });
}

export const quarter = rowsOf(FIRST, 15 * MINUTE_MS);
export const days = rowsOf(DAY, DAY_MS);

/** @param header none where it is empty */
export const file = (header: string, rows: readonly Row[], line: (row: Row) => string) =>
  [...(header ? [header] : []), ...rows.map(line)].join('\n');

/** How a file is written, and what is to be understood of it: no known format, quarters of an hour, UTC where nothing is said. */
export interface Shape {
  readonly text: string | Uint8Array<ArrayBuffer>;
  readonly format?: FormatId;
  readonly step?: number;
  /** Opening of the first bar. */
  readonly first?: number;
  readonly zone?: string;
}

/** Of a file of days. */
export const inDays = { step: DAY_MS, first: DAY };

/** Prices as German files write them. */
export const german = (price: string) => price.replace('.', ',');

/** Has the file read, and what was understood of it compared. */
export async function expectRead({ text, format, step, first, zone }: Shape): Promise<void> {
  const result = await readMarketFile(new Blob([text]), {}, async () => {});
  if (result.kind !== 'bars') throw new Error(JSON.stringify(result));
  const { understood, table } = result;
  expect(understood.format).toBe(format ?? null);
  expect(understood.step).toBe(step ?? 15 * MINUTE_MS);
  expect(understood.count).toBe(COUNT);
  expect(understood.zone).toBe(zone ?? 'UTC');
  const [bar] = barsOf(table);
  expect(new Date(bar?.time ?? 0)).toEqual(new Date(first ?? FIRST));
  const scale = Math.round((bar?.open ?? 0) / 1.0842);
  expect(bar).toMatchObject({ open: 1.0842 * scale, close: 1.0846 * scale });
  expect(bar?.high).toBeCloseTo(1.0851 * scale, 5);
  expect(bar?.low).toBeCloseTo(1.0834 * scale, 5);
}
