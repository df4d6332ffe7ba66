import { sha256 as sha2 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { DEFAULT_SETTINGS, type IndicatorSettings } from '@/engine/indicators/settings';
import { timeframeName } from '@/engine/market/bar';
import { LOG_HEADER, logLine } from './log-csv';
import type { Snapshot } from './player';
import type { Recording, Slices } from './recording';

/** A log at a bar, in one line that can be noted: which market on which chart, after how many bars, and its SHA-256. */
export interface Fingerprint {
  /** What the market is called: the number of a simulated one, `file` for a visitor's own. */
  market: string;
  /** As it is written: `15m`. */
  timeframe: string;
  /** What the indicators were set to, in one word: `4,0.4,mornings,UTC`. */
  settings: string;
  /** Bars of the chart that had closed. */
  bar: number;
  /** 64 hexadecimal digits. */
  sha256: string;
}

/**
 * In slices, which the browser's own cannot: it wants all of a text at once, which for a long log takes too long to copy.
 *
 * @param parts of a text
 * @returns the SHA-256 of the whole text in UTF-8, as `sha256sum` prints it
 */
export async function sha256(
  parts: readonly string[],
  { isTimeUp, rest }: Slices,
): Promise<string> {
  const hash = sha2.create();
  for (const part of parts) {
    if (isTimeUp()) await rest();
    hash.update(part);
  }
  return bytesToHex(hash.digest());
}

/** @returns `2124/15m/4,0.4,mornings,UTC/400/9f3a…` */
export function writeFingerprint(fingerprint: Fingerprint): string {
  const { market, timeframe, settings, bar, sha256: digits } = fingerprint;
  return [market, timeframe, settings, bar, digits].join('/');
}

/** @returns null for what is no fingerprint; blanks around it and capitals do not matter */
export function readFingerprint(text: string): Fingerprint | null {
  const [, market, timeframe, settings, bar, digits] =
    /^([\w-]+)\/(\w+)\/([\w.,-]+)\/(\d{1,7})\/([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (!market || !timeframe || !settings || !digits) return null;
  return { market, timeframe, settings, bar: Number(bar), sha256: digits.toLowerCase() };
}

const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as (keyof IndicatorSettings)[];

function settingsWord(settings: IndicatorSettings): string {
  return SETTING_NAMES.map((name) => settings[name])
    .join()
    .replaceAll(' ', '_');
}

/** @param word as a fingerprint has it @returns null where it has not a value for each setting */
export function readSettings(word: string): IndicatorSettings | null {
  const values = word.replaceAll('_', ' ').split(',');
  const read = SETTING_NAMES.map((name, place) => {
    const isNumber = typeof DEFAULT_SETTINGS[name] === 'number';
    return [name, isNumber ? Number(values[place]) : values[place]];
  });
  const settings = Object.fromEntries(read) as IndicatorSettings;
  return settingsWord(settings) === word ? settings : null;
}

/** Entries written between two looks at the time. */
const ENTRIES_AT_ONCE = 250;

/** @returns the log up to a bar as a CSV file, in pieces @param bar chart bars closed, analysed or not */
export async function logFile(
  recording: Recording,
  bar: number,
  { isTimeUp, rest }: Slices,
): Promise<string[]> {
  while (!recording.advance(bar, isTimeUp)) await rest();
  const log = recording.log(bar);
  const parts = [LOG_HEADER];
  for (let place = 0; place < log.length; place += ENTRIES_AT_ONCE) {
    if (isTimeUp()) await rest();
    parts.push(
      log
        .slice(place, place + ENTRIES_AT_ONCE)
        .map(logLine)
        .join(''),
    );
  }
  return parts;
}

/** @returns what the log of a chart at a bar is known by, given its digest */
export function fingerprintOf(
  { source, timeframe, settings }: Pick<Snapshot, 'source' | 'timeframe' | 'settings'>,
  bar: number,
  digest: string,
): Fingerprint {
  return {
    market: String(source.market ?? 'file'),
    timeframe: timeframeName(timeframe),
    settings: settingsWord(settings),
    bar,
    sha256: digest,
  };
}
