/**
 * Computes from bars alone what the live demo shows as the fingerprint of its log at a bar, to hold one against the other:
 *
 *     npm run fingerprint -- prices.csv --timeframe 15m --bars 400
 *     npm run fingerprint -- --market 2124 --timeframe 15m --bars 400 --log log.csv
 *
 * Times that do not say their zone, and dates in figures, are read as the demo reads them: `--zone Europe/Berlin` and
 * `--order month-first` are what a visitor corrects there.
 *
 * `--settings` takes what the fingerprint has between timeframe and bar; without it, indicators are as the demo starts.
 * The part after the last slash is the SHA-256 of the log as CSV, the file that the demo offers and `--log` writes, so
 * `sha256sum log.csv` has to say the same.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { DEFAULT_SETTINGS } from '@/engine/indicators/settings';
import { timeframeName } from '@/engine/market/bar';
import { readMarketFile } from '@/engine/market/file/read';
import type { Corrections } from '@/engine/market/file/shape';
import { DATE_ORDERS } from '@/engine/market/file/time';
import { readMarketName } from '@/engine/market/market-name';
import { fileSource } from '@/engine/replay/file-source';
import {
  fingerprintOf,
  logFile,
  readSettings,
  sha256,
  writeFingerprint,
} from '@/engine/replay/fingerprint';
import { AT_ONCE, createRecording } from '@/engine/replay/recording';
import { type Source, simulatedSource, timeframesOf } from '@/engine/replay/source';
import { SOLD_INDICATORS } from '@/lib/browser/sold-indicators';

const USAGE = 'npm run fingerprint -- (<file.csv> | --market <number>) --timeframe 15m --bars 400';

async function sourceOf(
  file: string | undefined,
  market: string | undefined,
  corrections: Corrections,
): Promise<Source> {
  const named = readMarketName(market ?? '');
  if (named) return simulatedSource(named.number, named.kind);
  if (file === undefined) throw new Error(USAGE);
  const blob = new Blob([await readFile(file)]);
  const result = await readMarketFile(blob, corrections, AT_ONCE.rest);
  if (result.kind === 'bars') return fileSource(result, AT_ONCE.rest);
  throw new Error(`${file}: ${JSON.stringify(result)}`);
}

async function print(): Promise<void> {
  const text = { type: 'string' } as const;
  const given = { market: text, zone: text, order: text };
  const options = { ...given, timeframe: text, settings: text, bars: text, log: text };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const order = DATE_ORDERS.find((name) => name === values.order);
  const corrections = { ...(values.zone && { zone: values.zone }), ...(order && { order }) };
  const source = await sourceOf(positionals[0], values.market, corrections);
  const timeframes = timeframesOf(source.step);
  const timeframe = timeframes.find((length) => timeframeName(length) === values.timeframe);
  if (timeframe === undefined)
    throw new Error(`--timeframe: one of ${timeframes.map(timeframeName).join(', ')}`);
  const first = { ...DEFAULT_SETTINGS, dayStart: source.dayStart };
  const settings = values.settings === undefined ? first : readSettings(values.settings);
  if (!settings) throw new Error('--settings: as the fingerprint has them');
  const of = { step: source.step, timeframe, indicators: SOLD_INDICATORS, ...settings };
  const recording = createRecording(source.bars, of, []);
  const bar = Number(values.bars);
  if (!(Number.isInteger(bar) && bar >= 1 && bar <= recording.bars.length))
    throw new Error(`--bars: a whole number from 1 to ${recording.bars.length}`);
  const parts = await logFile(recording, bar, AT_ONCE);
  if (values.log !== undefined) await writeFile(values.log, parts.join(''));
  const digest = await sha256(parts, AT_ONCE);
  console.log(writeFingerprint(fingerprintOf({ source, timeframe, settings }, bar, digest)));
}

print().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
