import { MINUTE_MS, stepOf } from '@/engine/market/bar';
import { type PriceForm, priceFormOf } from '@/engine/market/price-form';
import { createRows, type LineFault, type ReadRows } from './rows';
import { type Corrections, type Shape, type ShapeFault, shapeOf } from './shape';
import { barCount, barsOf, type Table } from './table';
import { createLines, type Encoding, encodingOf, type OtherFile, otherFileOf } from './text';

/** Reads a visitor's file of bars: first a sample that tells how it is written, then all of it, piece by piece. */

/** Bytes of a file at most: a million rows of the widest format. */
export const MAX_FILE_BYTES = 250_000_000;
/** Bars read from it at most, and those a chart needs. */
export const MAX_FILE_BARS = 1_000_000;
const MIN_FILE_BARS = 50;

/** What was understood of a file, and what became of its rows. */
export interface Understood extends Omit<Shape, 'columns' | 'separator' | 'width'> {
  /** Length of a bar, ms. */
  readonly step: number;
  readonly count: number;
  readonly faults: readonly LineFault[];
  readonly leftOut: number;
  readonly isNewestFirst: boolean;
  /** Whether the file goes on after `MAX_FILE_BARS`. */
  readonly isCut: boolean;
}

/** What came of a file. */
export type FileResult =
  | {
      readonly kind: 'bars';
      readonly table: Table;
      readonly prices: PriceForm;
      readonly understood: Understood;
    }
  | ({ readonly kind: 'unreadable' } & Unreadable);

export type Unreadable =
  | ShapeFault
  | { readonly code: 'unopened' | 'empty' | OtherFile }
  | { readonly code: 'too-large'; readonly most: number }
  | { readonly code: 'too-few'; readonly count: number; readonly least: number }
  | { readonly code: 'step'; readonly seconds: number };

/** Bytes of the sample: the beginning, and pieces from all over the rest, so that days over 12 are among them. */
const HEAD_BYTES = 131_072;
const PIECE_BYTES = 4096;
const MAX_PIECES = 40;

/** @returns whole lines from all over a file; characters of two bytes begin at even places */
async function sampleOf(file: Blob, encoding: Encoding): Promise<[head: string[], rest: string[]]> {
  const textAt = async (from: number, to: number) =>
    new TextDecoder(encoding).decode(await file.slice(from, to).arrayBuffer());
  const lines = (text: string) => text.split(/\r\n|\n|\r/);
  const head = lines(await textAt(0, HEAD_BYTES));
  const room = file.size - HEAD_BYTES;
  if (room <= 0) return [head, []];
  head.pop();
  const pieces = Math.min(MAX_PIECES, Math.floor(room / PIECE_BYTES));
  const rest: string[] = [];
  for (let piece = 1; piece <= pieces; piece++) {
    const to = HEAD_BYTES + 2 * Math.floor((room * piece) / pieces / 2);
    rest.push(...lines(await textAt(to - PIECE_BYTES, to)).slice(1, -1));
  }
  return [head, rest];
}

/** Characters read at once: a few milliseconds on a phone. */
const SLICE_LENGTH = 32_768;

/**
 * Reads a file of bars in any form that traders have.
 *
 * @param pause lets the page breathe; called after each piece with the part that is done, from 0 to 1
 * @returns never fails
 */
export async function readMarketFile(
  file: Blob,
  corrections: Corrections,
  pause: (done: number) => Promise<void>,
): Promise<FileResult> {
  const unreadable = (why: Unreadable): FileResult => ({ kind: 'unreadable', ...why });
  if (file.size > MAX_FILE_BYTES) return unreadable({ code: 'too-large', most: MAX_FILE_BYTES });
  try {
    const start = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const other = otherFileOf(start);
    if (other) return unreadable({ code: other });
    const encoding = encodingOf(start);
    const [head, rest] = await sampleOf(file, encoding);
    if (head.every((line) => line.trim() === '')) return unreadable({ code: 'empty' });
    const shape = shapeOf(head, rest, corrections);
    if ('code' in shape) return unreadable(shape);

    const rows = createRows(shape, MAX_FILE_BARS);
    let isWanted = true;
    const lines = createLines((text, line) => {
      isWanted = isWanted && rows.take(text, line);
    });
    const decoder = new TextDecoder(encoding);
    const reader = file.stream().getReader();
    let bytes = 0;
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const text = decoder.decode(chunk.value, { stream: true });
      for (let at = 0; at < text.length && isWanted; at += SLICE_LENGTH) {
        lines.push(text.slice(at, at + SLICE_LENGTH));
        await pause(bytes / file.size);
      }
      bytes += chunk.value.length;
      if (isWanted) continue;
      await reader.cancel();
      break;
    }
    lines.push(decoder.decode());
    lines.end();
    return resultOf(shape, rows.end(), !isWanted);
  } catch {
    return unreadable({ code: 'unopened' });
  }
}

function resultOf(shape: Shape, { table, ...left }: ReadRows, isCut: boolean): FileResult {
  const step = stepOf(barsOf(table));
  const count = barCount(table);
  if (step === null || count < MIN_FILE_BARS) {
    return { kind: 'unreadable', code: 'too-few', count, least: MIN_FILE_BARS };
  }
  if (step % MINUTE_MS !== 0) return { kind: 'unreadable', code: 'step', seconds: step / 1000 };
  const { columns: _, separator: __, width: ___, ...said } = shape;
  const understood = { ...said, ...left, step, count, isCut };
  return { kind: 'bars', table, prices: priceFormOf(barsOf(table)), understood };
}
