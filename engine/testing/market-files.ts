import { DAY_MS, MINUTE_MS } from '@/engine/market/bar';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Row {
  readonly y: string;
  readonly m: string;
  readonly d: string;
  readonly hm: string;
  readonly ms: number;
  readonly o: string;
  readonly h: string;
  readonly l: string;
  readonly c: string;
  readonly ohlc: readonly string[];
  readonly v: number;
}

export function rowsOf(from: number, step: number): Row[] {
  return Array.from({ length: 60 }, (_, index) => {
    const ms = from + index * step;
    const [y = '', m = '', d = '', hm = ''] = new Date(ms).toISOString().split(/[-T]|:\d\d\./);
    const at = (move: number) => (1.0842 + 0.0001 * ((index * 7) % 13) + move).toFixed(5);
    const [o, h, l, c] = [at(0), at(0.0009), at(-0.0008), at(0.0004)];
    return { y, m, d, hm, ms, o, h, l, c, ohlc: [o, h, l, c], v: 1000 + index };
  });
}

export const quarters = rowsOf(Date.UTC(2024, 0, 2, 9, 30), 15 * MINUTE_MS);
export const days = rowsOf(Date.UTC(2024, 0, 2), DAY_MS);

export function utf16(text: string, isBigEndian = false): Bytes {
  const units = Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0));
  return new Uint8Array(
    units.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}

export const windows1252 = (text: string): Bytes =>
  new Uint8Array(Array.from(text, (sign) => sign.charCodeAt(0)));
