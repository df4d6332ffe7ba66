import type { Bar } from './bar';
import {
  barOf,
  type Columns,
  columnsOf,
  fieldsOf,
  type LineFault,
  type Separator,
  separatorOf,
} from './csv-line';

/** What is wrong with one line of a file. */
export interface CsvFault extends LineFault {
  /** Counted from 1. */
  readonly line: number;
}

interface CsvResult {
  /** Of the lines without faults, in time order. */
  readonly bars: Bar[];
  /** The first ones, in line order. */
  readonly faults: CsvFault[];
  /** Faults beyond those in `faults`. */
  readonly moreFaults: number;
}

export interface CsvReader {
  /** @returns whether more is wanted: not after a fault that ends reading */
  push(text: string): boolean;
  end(): CsvResult;
}

const MAX_FAULTS = 20;
const MAX_LINE_LENGTH = 1000;
/** U+FFFD stands where a decoder met bytes that are no text. So many of them are more than a slip in a name. */
const MAX_REPLACEMENTS = 9;

/**
 * Reads bars from CSV, chunk by chunk, so that a page can feed a large file without standing still, and keeps no more
 * text than a line. The first line that is not blank names the columns: time (or date, datetime, timestamp; or date and
 * time), open, high, low, close and, optionally, volume. Commas, semicolons or tabs separate fields; lines end with LF,
 * CRLF or CR. A line with a fault gives no bar.
 *
 * @param maxBars after which reading stops
 */
export function createCsvReader(maxBars: number): CsvReader {
  let bars: Bar[] = [];
  let faults: CsvFault[] = [];
  let moreFaults = 0;
  /** How lines are to be read, once the header is known. */
  let layout: { separator: Separator; columns: Columns } | null = null;
  let isOpen = true;
  let isAfterReturn = false;
  let replacements = 0;
  let line = 1;
  /** Beginning of a line whose end has not come; one character over the limit tells that it is too long. */
  let pending = '';

  function fail(fault: LineFault): void {
    if (faults.length < MAX_FAULTS) faults.push({ line, ...fault });
    else moreFaults++;
  }

  /** @returns whether the columns are known now */
  function readHeader(text: string): boolean {
    const separator = separatorOf(text);
    const columns = columnsOf(fieldsOf(text, separator) ?? [text]);
    if (Array.isArray(columns)) {
      for (const fault of columns) fail(fault);
      return false;
    }
    layout = { separator, columns };
    return true;
  }

  /** @returns whether there is room for more bars */
  function keepBar(bar: Bar): boolean {
    if (bars.length < maxBars) {
      bars.push(bar);
      return true;
    }
    // Kept in any case, as it tells why bars are missing.
    if (faults.length === MAX_FAULTS) moreFaults += faults.splice(-1).length;
    fail({ code: 'too-many-bars', expected: maxBars });
    return false;
  }

  /** @returns whether to go on with the next line */
  function readLine(text: string): boolean {
    if (text.length > MAX_LINE_LENGTH) {
      fail({ code: 'long-line', expected: MAX_LINE_LENGTH });
      return layout !== null;
    }
    if (text.trim() === '') return true;
    if (!layout) return readHeader(text);
    const fields = fieldsOf(text, layout.separator);
    const bar: Bar | LineFault = fields
      ? barOf(fields, layout.columns, bars.at(-1)?.time ?? -Infinity)
      : { code: 'open-quote' };
    if (!('code' in bar)) return keepBar(bar);
    fail(bar);
    return true;
  }

  function take(text: string): void {
    isOpen = readLine(text);
    line++;
  }

  function keep(piece: string): void {
    pending += piece.slice(0, MAX_LINE_LENGTH + 1 - pending.length);
  }

  /** @returns where the text shows that the file is none: at a NUL, or at one U+FFFD too many; -1 for nowhere */
  function binaryAt(text: string): number {
    for (const { 0: character, index } of text.matchAll(/[\0\uFFFD]/g)) {
      if (character === '\0' || replacements === MAX_REPLACEMENTS) return index;
      replacements++;
    }
    return -1;
  }

  function push(chunk: string): boolean {
    if (!isOpen || chunk === '') return isOpen;
    let text = isAfterReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    isAfterReturn = chunk.endsWith('\r');
    const end = binaryAt(text);
    if (end >= 0) text = text.slice(0, end);
    const [first = '', ...others] = text.split(/\r\n|\n|\r/);
    keep(first);
    for (const next of others) {
      take(pending);
      pending = '';
      if (!isOpen) return false;
      keep(next);
    }
    if (end >= 0) {
      bars = [];
      faults = [{ line, code: 'binary' }];
      moreFaults = 0;
      isOpen = false;
    }
    return isOpen;
  }

  return {
    push,
    end() {
      if (isOpen && pending !== '') take(pending);
      isOpen = false;
      if (bars.length === 0 && faults.length === 0) {
        faults.push({ line: 1, code: layout ? 'header-only' : 'empty' });
      }
      return { bars, faults, moreFaults };
    },
  };
}
