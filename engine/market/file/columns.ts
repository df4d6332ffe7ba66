import { MINUTE_MS } from '@/engine/market/bar';
import { isEnd, means, named, namesIn, PRICES, type Row, zoneTextOf } from './names';
import { type DecimalMark, numberOf } from './numbers';
import { type Fit, fitsOf, isClock, keyOf, shiftOf } from './times';

/** Columns are indices. */
export interface TimeColumns {
  readonly time: number;
  /** A separate time of day, or -1. */
  readonly clock: number;
  /** Its number of digits, because spreadsheets drop zeros; 0 if it has other signs. */
  readonly clockDigits: number;
}

export interface TimeCandidate extends TimeColumns {
  readonly fits: readonly Fit[];
  /** As the header says, or empty if each row does; undefined if nothing says it, null if unclear. */
  readonly zone: string | null | undefined;
}

export const cellAt = (row: Row, index: number) => (row[index] ?? '').trim();

export function timeTextOf(row: Row, { time, clock, clockDigits }: TimeColumns): string {
  const day = cellAt(row, time);
  return clock < 0 ? day : `${day} ${cellAt(row, clock).padStart(clockDigits, '0')}`.trim();
}

/** 93000 is 9:30:00, 930 is 9:30, and 9 is 9:00. */
function clockDigitsOf(cells: readonly string[]): number {
  if (!cells.every((cell) => /^\d{1,6}$/.test(cell))) return 0;
  const most = Math.max(...cells.map(Number));
  return most > 2400 ? 6 : most > 24 ? 4 : 2;
}

function zoneIn(header: Row, { time, clock }: TimeColumns, { form, times }: Fit) {
  const rows = times.flatMap((one) => (one?.hasClock ? one.zone : []));
  if (form.isUtc) return 'UTC';
  if (rows.some(Boolean)) return rows.every(shiftOf) ? '' : null;
  const said = `${zoneTextOf(header, time)} ${zoneTextOf(header, clock)}`.trim();
  return said === '' ? undefined : shiftOf(said) ? said : null;
}

/** Finds the columns, alone or with a clock, that can be read as times.
 * @param rows an empty row separates parts of the file */
export function timesIn(header: Row, rows: readonly Row[]): TimeCandidate[] {
  const columns = [...Array(Math.max(...rows.map(({ length }) => length))).keys()];
  const cellsOf = (index: number) => rows.map((row) => cellAt(row, index)).filter(Boolean);
  function candidate(place: TimeColumns): TimeCandidate | [] {
    const texts = rows.map((row) => (row.length > 0 ? timeTextOf(row, place) : ''));
    // Counts and short dates need a name; without a header, they come first.
    const isNamed = header.length > 0 ? means(header[place.time], 'time') : place.time === 0;
    const fits = fitsOf(texts, isNamed);
    return fits[0] ? { ...place, fits, zone: zoneIn(header, place, fits[0]) } : [];
  }
  const days = columns.flatMap((time) => candidate({ time, clock: -1, clockDigits: 0 }));
  const clocks = columns.flatMap((clock) => {
    const cells = cellsOf(clock);
    const clockDigits = clockDigitsOf(cells);
    const isKnown = clockDigits > 0 ? header.length === 0 : cells[0]?.includes(':');
    const isDay = days.some(({ time }) => time === clock);
    const read = cells.filter((cell) => isClock(cell.padStart(clockDigits, '0')));
    return (isKnown || means(header[clock], 'clock')) && !isDay && read.length > 0.8 * cells.length
      ? { clock, clockDigits }
      : [];
  });
  const found = days.flatMap((day) => {
    if (day.fits[0]?.times.some((time) => time?.hasClock)) return day;
    // Digits without a name are a clock only next to a date that repeats.
    const isRepeated = 1.5 * countOf(day) < cellsOf(day.time).length;
    const withClocks = clocks
      .filter(({ clock, clockDigits }) => {
        const isNext = isRepeated && clock === day.time + 1;
        return header.length > 0 || clockDigits === 0 || isNext;
      })
      .flatMap((clock) => candidate({ ...day, ...clock }));
    return withClocks.length > 0 ? withClocks : day;
  });
  return [
    ...new Map(found.reverse().map((one) => [`${one.zone} ${one.fits.map(keyOf)}`, one])).values(),
  ].reverse();
}

const countOf = ({ fits: [fit] }: TimeCandidate) =>
  new Set(fit?.times.map((time) => time?.local)).size;

/** Returns the candidate for the bars' openings, or undefined if several are left. */
export function bestTime(header: Row, found: readonly TimeCandidate[]): TimeCandidate | undefined {
  const most = Math.max(...found.map(countOf));
  const openings = found.filter((one) => 1.5 * countOf(one) >= most && !isEnd(header[one.time]));
  // An offset or a count proves a time. A bar's last trade has one, too, but not on the minute.
  const sure = openings.flatMap((candidate) => {
    const times = candidate.fits[0]?.times.flatMap((time) => (time ? [time] : [])) ?? [];
    const [first] = times;
    const isSure = typeof candidate.zone === 'string' && times.some(({ hasClock }) => hasClock);
    if (!first || !isSure || times.some(({ local }) => local % MINUTE_MS !== 0)) return [];
    return { candidate, at: shiftOf(candidate.zone || first.zone)?.(first.local) ?? 0 };
  });
  const [earliest] = sure.sort((one, other) => one.at - other.at);
  return earliest?.candidate ?? (openings.length === 1 ? openings[0] : undefined);
}

type Guess = readonly [column: number, state: 'proved' | 'assumed' | 'open'];
const OPEN: Guess = [-1, 'open'];

type Values = readonly number[];

/** A few rows may be faulty. */
const areNearlyAll = (values: Values, is: (value: number, at: number) => boolean) =>
  values.filter(is).length > 0.98 * values.filter(Number.isFinite).length;

/** Finds prices by name or, if the header names none, by value. @param rows oldest first */
export function pricesIn(
  header: Row,
  rows: readonly Row[],
  free: readonly number[],
  mark: DecimalMark,
): readonly Guess[] {
  const valuesOf = (index: number) => rows.map((row) => numberOf(cellAt(row, index), mark));
  const values = new Map(free.map((index) => [index, valuesOf(index)]));
  // A column that repeats another one is no question.
  const isSame = (one: number, other: number) => `${values.get(one)}` === `${values.get(other)}`;
  // TradingView writes indicators, whatever their names, after the prices.
  const isTradingView = header.slice(0, 5).join() === 'time,open,high,low,close';
  const byName = PRICES.map((name): Guess => {
    const [first = -1, ...others] = named(header, name);
    const isOnly = isTradingView || others.every((other) => isSame(first, other));
    return first >= 0 && isOnly ? [first, 'proved'] : OPEN;
  });
  if (namesIn(header) > 0) return byName;

  const columns = free.flatMap((index, at) => {
    const numbers = values.get(index) ?? [];
    const isCopy = free.slice(0, at).some((before) => isSame(before, index));
    return isCopy || 2 * numbers.filter(Number.isFinite).length < rows.length
      ? []
      : { index, numbers };
  });
  const [only, another] = columns.flatMap((high) =>
    columns.flatMap((low) => {
      const rangeAt = (at: number) => (high.numbers[at] ?? 0) - (low.numbers[at] ?? 0);
      const isRange = areNearlyAll(
        high.numbers,
        (top, at) => rangeAt(at) >= 0 && rangeAt(at) < Math.abs(top) / 2,
      );
      if (high === low || !isRange) return [];
      const isWithin = (value: number, at: number) =>
        value <= (high.numbers[at] ?? 0) && value >= (low.numbers[at] ?? 0);
      const inside = columns.filter(
        (one) => one !== high && one !== low && areNearlyAll(one.numbers, isWithin),
      );
      return inside.length > 1 ? { high, low, inside } : [];
    }),
  );
  if (!only || another) return byName;
  const { high, low, inside } = only;
  const guess = (open: Guess, close: Guess): Guess[] => [
    open,
    [high.index, 'proved'],
    [low.index, 'proved'],
    close,
  ];
  const sum = (opens: Values, closes: Values, of: (open: number, before: number) => number) =>
    opens.reduce((total, open, at) => total + (of(open, closes[at - 1] ?? Number.NaN) || 0), 0);
  // Bars open near the last close. So do averages, but hardly at the same price, nor in this order.
  const pairs =
    inside.length > 2
      ? []
      : inside.flatMap((open, at) => {
          const close = inside[1 - at] ?? open;
          const pause = (one: Values, other: Values) =>
            sum(one, other, (price, before) => Math.abs(price - before));
          const repeats = sum(open.numbers, close.numbers, (price, before) =>
            Number(price === before),
          );
          const places = [open, high, low, close].map(({ index }) => index);
          const isInOrder = places.every(
            (place, next) => next === 0 || place > (places[next - 1] ?? 0),
          );
          const isNear =
            pause(open.numbers, close.numbers) < 0.8 * pause(close.numbers, open.numbers);
          return isNear && (isInOrder || repeats > rows.length / 5) ? { open, close } : [];
        });
  const [pair] = pairs;
  return pair
    ? guess([pair.open.index, 'assumed'], [pair.close.index, 'assumed'])
    : guess(OPEN, OPEN);
}
