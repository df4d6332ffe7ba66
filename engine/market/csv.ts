import type { Bar } from './bar';
import { barOf } from './csv-bar';
import type { CsvFault } from './csv-fault';
import { fieldsOf, type Separator, separatorOf } from './csv-fields';
import { type Columns, columnsOf } from './csv-header';
import { createLineReader } from './csv-lines';

export interface CsvLimits {
  /** Bars after which reading stops. */
  readonly maxBars: number;
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

const defaultLimits: CsvLimits = { maxBars: 200_000 };
const keptFaults = 20;

/** How the lines of a file are to be read, once its header is known. */
interface Layout {
  readonly separator: Separator;
  readonly columns: Columns;
}

/** Keeps the first faults and counts the others. */
function createFaultList() {
  let faults: CsvFault[] = [];
  let more = 0;
  return {
    add(line: number, what: string): void {
      if (faults.length < keptFaults) faults.push({ line, what });
      else more++;
    },
    /** Adds a fault that ends reading: it is kept in any case, as it tells why bars are missing. */
    addLast(line: number, what: string): void {
      if (faults.length === keptFaults) {
        faults.pop();
        more++;
      }
      faults.push({ line, what });
    },
    clear(): void {
      faults = [];
      more = 0;
    },
    isEmpty: () => faults.length === 0,
    result: () => ({ faults, moreFaults: more }),
  };
}

/**
 * Reads bars from CSV, chunk by chunk, so that a page can feed a large file without standing still. The first line
 * that is not blank names the columns: time (or date, datetime, timestamp; or date and time), open, high, low, close
 * and, optionally, volume. Commas, semicolons or tabs separate fields. A line with a fault gives no bar.
 */
export function createCsvReader({ maxBars }: CsvLimits = defaultLimits): CsvReader {
  const faults = createFaultList();
  let bars: Bar[] = [];
  let layout: Layout | null = null;

  /** @returns whether the columns are known now */
  function readHeader(line: string, number: number): boolean {
    const separator = separatorOf(line);
    const columns = columnsOf(fieldsOf(line, separator) ?? [line]);
    if (Array.isArray(columns)) {
      for (const what of columns) faults.add(number, what);
      return false;
    }
    layout = { separator, columns };
    return true;
  }

  /** @returns whether there is room for more bars */
  function readBar(line: string, number: number, { separator, columns }: Layout): boolean {
    const fields = fieldsOf(line, separator);
    const bar = fields
      ? barOf(fields, columns, bars.at(-1)?.time ?? -Infinity)
      : 'expected every quote to be closed';
    if (typeof bar === 'string') {
      faults.add(number, bar);
    } else if (bars.length < maxBars) {
      bars.push(bar);
    } else {
      faults.addLast(number, `expected at most ${maxBars} bars: the rest was not read`);
      return false;
    }
    return true;
  }

  const lines = createLineReader((line, number, problem) => {
    if (problem === 'binary') {
      bars = [];
      faults.clear();
      faults.add(number, 'expected text, got a binary file');
      return false;
    }
    if (problem === 'long') {
      faults.add(number, 'expected a line of at most 1000 characters');
      return layout !== null;
    }
    if (line.trim() === '') return true;
    return layout ? readBar(line, number, layout) : readHeader(line, number);
  });

  return {
    push: lines.push,
    end() {
      lines.end();
      if (bars.length === 0 && faults.isEmpty()) {
        const got = layout ? 'got a header only' : 'got an empty file';
        faults.add(1, `expected a header and bars, ${got}`);
      }
      return { bars, ...faults.result() };
    },
  };
}
