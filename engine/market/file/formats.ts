import { SERVER_ZONE } from './zone';

/** Who writes files like this. */
export type FormatId =
  | 'tradingview'
  | 'metatrader'
  | 'binance'
  | 'kraken'
  | 'dukascopy'
  | 'histdata'
  | 'yahoo'
  | 'stooq'
  | 'alpha-vantage'
  | 'nasdaq'
  | 'investing'
  | 'coinbase'
  | 'pandas';

export interface Format {
  readonly id: FormatId;
  /** Of the header as it is written, its fields joined by commas; of one without, `columns`. */
  readonly header?: RegExp;
  /** A letter for each column: `t` a time, `c` a time of day, `n` a number, `x` something else. */
  readonly columns?: RegExp;
  /** Of the first row's time as it is written. */
  readonly time?: RegExp;
  /** Clock of times that do not say theirs; UTC where this is missing. */
  readonly zone?: string;
}

const NEW_YORK = 'America/New_York';

/**
 * Whose files are known by how they look, the surest first. Read are all that have times and four prices; this tells the
 * visitor what they gave, and by which clock its maker writes.
 *
 * - MetaTrader 4 and 5 write the time of the server. https://www.mql5.com/en/docs/dateandtime
 * - HistData: Eastern Standard Time all year. https://www.histdata.com/f-a-q/
 * - Alpha Vantage: US Eastern, for what is traded within a day. https://www.alphavantage.co/documentation/
 * - Binance: milliseconds, spot from 2025 on microseconds. https://github.com/binance/binance-public-data
 * - Kraken: seconds. https://support.kraken.com/articles/360047124832
 */
const FORMATS: readonly Format[] = [
  {
    id: 'metatrader',
    header: /^<DATE>,(?:<TIME>,)?<OPEN>,<HIGH>,<LOW>,<CLOSE>/,
    zone: SERVER_ZONE,
  },
  { id: 'metatrader', columns: /^tcnnnnn$/, time: /^\d{4}\.\d\d\.\d\d /, zone: SERVER_ZONE },
  { id: 'metatrader', columns: /^tnnnnn+$/, time: /^\d{4}\.\d\d\.\d\d /, zone: SERVER_ZONE },
  { id: 'stooq', header: /^<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>/ },
  { id: 'binance', header: /^open[_ ]time,open,high,low,close,volume,close[_ ]time/i },
  { id: 'binance', columns: /^tnnnnntn{5}$/, time: /^\d{13,16}$/ },
  { id: 'kraken', columns: /^tn{6}$/, time: /^\d{10}$/ },
  { id: 'dukascopy', header: /^(?:gmt|local) time,open,high,low,close/i },
  { id: 'histdata', columns: /^tn{5}$/, time: /^\d{8} \d{6}$/, zone: 'Etc/GMT+5' },
  { id: 'yahoo', header: /^date(?:time)?,open,high,low,close,adj close,volume$/i },
  { id: 'nasdaq', header: /^date,close\/last,volume,open,high,low$/i },
  { id: 'investing', header: /^date,price,open,high,low(?:,vol\.)?,change %$/i },
  { id: 'coinbase', header: /^(?:time|date),low,high,open,close,volume$/ },
  { id: 'alpha-vantage', header: /^timestamp,open,high,low,close,volume$/, zone: NEW_YORK },
  { id: 'tradingview', header: /^time,open,high,low,close(?:,[A-Z].*)?$/ },
  { id: 'pandas', header: /^,(?:open|high|low|close|volume|adj close)(?:,|$)/i },
];

/**
 * @param header as it is written, fields joined by commas; empty without one
 * @param columns a letter for each, as `Format.columns` has them
 * @param time of the first row
 */
export function formatOf(header: string, columns: string, time: string): Format | null {
  const fits = (pattern: RegExp | undefined, text: string) => !pattern || pattern.test(text);
  return (
    FORMATS.find(
      (format) =>
        (header === '') === (format.header === undefined) &&
        fits(format.header, header) &&
        fits(format.columns, columns) &&
        fits(format.time, time),
    ) ?? null
  );
}
