import { fieldsOf } from './fields';
import { barOf, type RowFault } from './row';
import type { Shape } from './shape';
import { createTable, type GrowingTable, type Table } from './table';
import { MAX_LINE_LENGTH } from './text';
import { createTimeReader } from './time';
import { createUtc } from './zone';

/** What is wrong with one line of a file. */
export interface LineFault extends RowFault {
  /** Counted from 1. */
  readonly line: number;
}

/** Bars of a file, with the rows that were left out. */
export interface ReadRows {
  /** In time order, one of each time. */
  readonly table: Table;
  /** The first ones, in line order. */
  readonly faults: readonly LineFault[];
  /** Rows that were left out in all. */
  readonly leftOut: number;
  readonly isNewestFirst: boolean;
}

const MAX_FAULTS = 20;

/** `2024-01-02 09:30` */
const timeText = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** @returns rows of a table from the oldest to the newest, as far as whole days go, if that is their order or its reverse */
function orderOf(rows: GrowingTable): { order: Uint32Array; isNewestFirst: boolean } {
  const order = Uint32Array.from({ length: rows.count() }, (_, row) => row);
  let [up, down] = [0, 0];
  for (let row = 1; row < order.length; row++) {
    const passed = rows.timeOf(row) - rows.timeOf(row - 1);
    if (passed > 0) up++;
    if (passed < 0) down++;
  }
  const isNewestFirst = down > up;
  return { order: isNewestFirst ? order.reverse() : order, isNewestFirst };
}

/**
 * Reads the rows of a file line by line. One that gives no bar is left out and noted; so is one with the time of another.
 * What stands above the first row, blank lines and comments are passed over.
 *
 * @param maxBars after which reading stops
 */
export function createRows(
  shape: Shape,
  maxBars: number,
): {
  /** @returns whether more is wanted */
  take(text: string, line: number): boolean;
  end(): ReadRows;
} {
  const { separator, headerLine, columns, order } = shape;
  const readTime = createTimeReader(order);
  const rows = createTable();
  const faults: LineFault[] = [];
  let leftOut = 0;

  function leaveOut(line: number, fault: RowFault): void {
    leftOut++;
    if (faults.length < MAX_FAULTS) faults.push({ line, ...fault });
  }

  /** Turns times on a clock of somewhere into UTC, in time order: the clock may show an hour twice. */
  function toUtc(order: Uint32Array): void {
    const utcOf = createUtc(shape.zone);
    let before = -Infinity;
    for (const row of order) {
      before = utcOf(rows.timeOf(row), before);
      rows.setTime(row, before);
    }
  }

  /** Puts rows that lie between others where they belong. */
  function sort(order: Uint32Array): void {
    let before = -Infinity;
    for (const row of order) {
      const time = rows.timeOf(row);
      if (time < before) {
        order.sort((one, other) => rows.timeOf(one) - rows.timeOf(other));
        return;
      }
      before = time;
    }
  }

  return {
    take(text, line) {
      if (rows.count() === maxBars) return false;
      if (line <= headerLine || text.trim() === '' || text.startsWith('#')) return true;
      const isTooLong = text.length > MAX_LINE_LENGTH;
      const fields = isTooLong ? null : fieldsOf(text, separator);
      if (!fields) {
        const long = { code: 'long-line', expected: MAX_LINE_LENGTH } as const;
        leaveOut(line, isTooLong ? long : { code: 'open-quote' });
        return true;
      }
      // Titles, and second lines of a header, have no figures where the time stands.
      if (rows.count() === 0 && !/\d/.test(fields[columns.time] ?? '')) return true;
      const bar = barOf(fields, shape, readTime);
      if ('code' in bar) leaveOut(line, bar);
      else rows.add(bar, line);
      return true;
    },
    end() {
      const { order, isNewestFirst } = orderOf(rows);
      if (shape.zoneFrom !== 'written' && shape.zoneFrom !== 'days') toUtc(order);
      sort(order);
      let before = -Infinity;
      const kept = order.filter((row) => {
        const time = rows.timeOf(row);
        const isNew = time !== before;
        if (!isNew) leaveOut(rows.lineOf(row), { code: 'same-time', got: timeText(time) });
        before = time;
        return isNew;
      });
      faults.sort((one, other) => one.line - other.line);
      return { table: rows.take(kept), faults, leftOut, isNewestFirst };
    },
  };
}
