import { quoted } from './csv-fault';

/** Where a line has what, as indices of its fields. */
export interface Columns {
  readonly time: number;
  /** Day, where `time` is only that of the day. */
  readonly date: number | null;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number | null;
  /** Fields of a line. */
  readonly width: number;
}

const requiredPrices = ['open', 'high', 'low', 'close'] as const;
const dateName = 'date';
const clockName = 'time';
const timeNames = [clockName, 'datetime', 'timestamp', 'date time', dateName];
/** MetaTrader counts ticks, and writes them before a volume that is 0 for currencies. */
const volumeNames = ['volume', 'vol', 'tickvol', 'tick volume'];

/** `<TICKVOL>`, `Tick_Volume` and `tick volume` in one spelling. */
const spelling = (field: string) =>
  field
    .toLowerCase()
    .replace(/[<>]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim();

/**
 * Finds the columns that a header names, in any order and case. Others are left alone; of two for the same thing the
 * first counts.
 *
 * @returns columns, or what is wrong: that it is no header, or each column that is missing
 */
export function columnsOf(header: readonly string[]): Columns | string[] {
  const names = header.map(spelling);
  const find = (wanted: readonly string[]) => names.findIndex((name) => wanted.includes(name));
  const [open, high, low, close] = requiredPrices.map((name) => find([name])) as [
    number,
    number,
    number,
    number,
  ];
  const volume = find(volumeNames);
  const [dateColumn, clockColumn] = [find([dateName]), find([clockName])];
  const isSplit = dateColumn >= 0 && clockColumn >= 0;
  const time = isSplit ? clockColumn : find(timeNames);

  const found = { time, open, high, low, close };
  if (Object.values({ ...found, volume }).every((index) => index < 0)) {
    return [
      `expected a header naming ${Object.keys(found).join(', ')}, got ${quoted(header.join(' '))}`,
    ];
  }
  const missing = Object.entries(found).filter(([, index]) => index < 0);
  if (missing.length > 0) return missing.map(([name]) => `missing column "${name}"`);
  return {
    ...found,
    date: isSplit ? dateColumn : null,
    volume: volume < 0 ? null : volume,
    width: header.length,
  };
}
