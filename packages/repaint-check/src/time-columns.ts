import { isEnd, isTimeName, isZoneName, means, type Row, zoneTextOf } from './names.ts';
import { type Decide, type Fit, fitsOf, optionsOf, quoted, Refusal, unlike } from './points.ts';
import { cellAt, type Sheet } from './sheet.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';
import { createTimeReader, type DateForm, FORMS, shiftOf } from './times.ts';

/** Columns are indices. */
export interface TimeColumns {
  readonly time: number;
  /** A separate time of day, or -1. */
  readonly clock: number;
  /** Number of a clock's digits, if it has no other signs: spreadsheets drop zeros in front. */
  readonly digits: number;
}

export function timeTextOf(row: Row, { time, clock, digits }: TimeColumns): string {
  const day = cellAt(row, time);
  return clock < 0 ? day : `${day} ${cellAt(row, clock).padStart(digits, '0')}`.trim();
}

/** A column of times, alone or with a clock, and a form that reads it. */
interface Candidate extends TimeColumns, Fit<DateForm> {
  readonly hasClock: boolean;
  /** What the rows say of a zone, or else the header. */
  readonly said: string;
  /** Null if what is said has no or several meanings; UTC if rows have offsets. */
  readonly zone: string | null;
  /** True if some rows have an offset of their own. */
  readonly isMixed: boolean;
}

/** `GMT+2 (EET/EEST)` */
const SEASONS = /^[^[(]+[[(].*\//;
/** A zone's offset in summer and winter, and one that moved. */
const MOST_ZONES = 4;

function candidatesAt(place: TimeColumns, { header, rows }: Sheet): Candidate[] {
  const { time, clock } = place;
  const texts = rows.map((row) => timeTextOf(row, place));
  // Counts and short dates need a name; without a header, they come first.
  const isNamed = header.length > 0 ? means(header[time], 'time') : time === 0;
  const forms = FORMS.filter(
    (form) => (isNamed || !form.isWeak) && texts.slice(0, 30).some(createTimeReader(form)),
  );
  const fits = fitsOf(forms, texts, (form) => {
    const read = createTimeReader(form);
    return (text) => read(text)?.ms ?? Number.NaN;
  });
  const named = `${zoneTextOf(header[time])} ${zoneTextOf(header[clock])}`.trim();
  const candidates = fits.flatMap((fit) => {
    const read = createTimeReader(fit.form);
    const clocks = texts.map(read).flatMap((one) => (one?.hasClock ? one : []));
    const zones = new Set(clocks.map((one) => one.zone));
    // More are the ends of the bars.
    if (zones.size > MOST_ZONES) return [];
    const said = clocks.find((one) => one.zone)?.zone ?? named;
    const isUtc = clocks.length > 0 && clocks.every((one) => one.isUtc);
    const isNamed = said === named && !SEASONS.test(named) && shiftOf(named);
    const zone = isUtc ? 'UTC' : isNamed ? named : null;
    return {
      ...{ ...place, ...fit, said, zone },
      // Midnight on every row, without an offset, is a day.
      hasClock: clocks.some((one) => one.isUtc || one.ms % DAY_MS !== 0),
      isMixed: !isUtc && clocks.some((one) => one.isUtc),
      form: { ...fit.form, name: `${time} ${clock} ${fit.form.name}` },
    };
  });
  // 202401150930 would be a count, too.
  const isDate = ({ form }: Candidate) => !form.msOf;
  return candidates.filter((one) => isDate(one) || isOnMinutes(one) || !candidates.some(isDate));
}

const isOnMinutes = ({ numbers }: Fit<DateForm>) =>
  numbers.every((ms) => Number.isNaN(ms) || ms % MINUTE_MS === 0);

/** Finds the columns and forms that can be read as times. */
function timesIn(sheet: Sheet): Candidate[] {
  const { header, columns, cells } = sheet;
  const days = columns.flatMap((time) => candidatesAt({ time, clock: -1, digits: 0 }, sheet));
  const isClock = (index: number) =>
    days.every(({ time }) => time !== index) &&
    (cells(index)[0]?.includes(':') || means(header[index], 'clock'));
  const pairs = columns.filter(isClock).flatMap((clock) => {
    const isDigits = cells(clock).every((cell) => /^\d+$/.test(cell));
    const most = Math.max(...cells(clock).map(({ length }) => length));
    const digits = isDigits ? 2 * Math.ceil(most / 2) : 0;
    const times = new Set(days.flatMap(({ time, hasClock }) => (hasClock ? [] : time)));
    return [...times].flatMap((time) => candidatesAt({ time, clock, digits }, sheet));
  });
  return [...pairs, ...days];
}

/** Returns what can be the bars' openings. */
function openingsIn(header: Row, found: readonly Candidate[]): Candidate[] {
  // A date alone has fewer values.
  const countOf = ({ numbers }: Candidate) => new Set(numbers).size;
  const most = Math.max(...found.map(countOf));
  const openings = found.filter((one) => !isEnd(header[one.time]) && 1.5 * countOf(one) >= most);
  // An offset or a count proves a time. A bar's last trade has one, too, but not on the minute.
  const sure = openings.filter((one) => one.hasClock && one.zone && isOnMinutes(one));
  // A time of something else, such as an update, does not prove the date of the bar.
  const isPlain = ({ time }: Candidate) => isTimeName(header[time]);
  if (openings.some(isPlain) && sure.length > 0 && !sure.some(isPlain)) return unlike(openings);
  const firstOf = ({ numbers, zone }: Candidate) => shiftOf(zone ?? '')?.(numbers[0] ?? 0) ?? 0;
  const [earliest] = sure.toSorted((one, other) => firstOf(one) - firstOf(other));
  return unlike(earliest ? sure.filter((one) => isSamePlace(one, earliest)) : openings);
}

const isSamePlace = (one: TimeColumns, other: TimeColumns | undefined) =>
  one.time === other?.time && one.clock === other.clock;

/** How times are written; parts that are open are missing. */
export interface Times extends TimeColumns {
  readonly form: DateForm | undefined;
  /** Null if open. */
  readonly zone: string | null;
  readonly hasClock: boolean;
  /** True if some rows have an offset of their own. */
  readonly isMixed: boolean;
  readonly isNewestFirst: boolean;
  /** Columns that could be times. */
  readonly taken: readonly number[];
}

const hours = (sign: string, most: number) =>
  Array.from({ length: most }, (_, at) => `${sign}${`${at + 1}`.padStart(2, '0')}:00`);
const ZONES = ['UTC', ...hours('-', 12), ...hours('+', 14), ...Intl.supportedValuesOf('timeZone')];
/** Seconds to ns, which would show that another time is local. */
const UNNAMED_COUNT = /^1\d{9}(?:\d{3}){0,3}(?:\.\d+)?$/;
const OFFSET_CELL = /^[-+]\d\d:?\d\d$/;

const NOWHERE = {
  ...{ time: -1, clock: -1, digits: 0, hasClock: false, isMixed: false },
  ...{ numbers: [], texts: [] },
};

/** Finds out how times are written: their columns, form and zone. */
export function timesOf(sheet: Sheet, decide: Decide): Times {
  const { header, columns, cells } = sheet;
  const found = timesIn(sheet);
  if (found.length === 0) {
    const name = columns.find((index) => means(header[index], 'time')) ?? -1;
    throw new Refusal(
      'no-time',
      cells(name)[0] || columns.map((index) => cells(index)[0]).join(sheet.separator),
    );
  }
  const openings = openingsIn(header, found);
  const [best, ...others] = openings;
  const isWeak = best?.form.isWeak && !best.form.msOf;
  const state = !best || others.length > 0 ? 'open' : isWeak ? 'assumed' : 'proved';
  const listed = others.length > 0 ? openings : found;
  const options = optionsOf(listed).map((option, at) => {
    const names = [header[listed[at]?.time ?? -1], header[listed[at]?.clock ?? -1]];
    return { ...option, text: quoted([...names, option.text].filter(Boolean).join(', ')) };
  });
  const choice = decide('time', state, best?.form.name ?? '', options);
  const chosen = found.find(({ form }) => form.name === choice);
  const taken = found.flatMap(({ time, clock }) => [time, clock]);
  // Forms of a date share columns and zone.
  const place = chosen ?? (others.every((one) => isSamePlace(one, best)) ? best : undefined);
  const { time, clock, digits, hasClock, isMixed } = place ?? NOWHERE;
  return {
    ...{ time, clock, digits, hasClock, isMixed, form: chosen?.form, taken },
    zone: place ? zoneOf(sheet, place, found, decide) : null,
    isNewestFirst: isNewestFirst(place ?? NOWHERE),
  };
}

function zoneOf(
  { header, columns, cells, hasNotes, words }: Sheet,
  { said, zone, hasClock }: Candidate,
  found: readonly Candidate[],
  decide: Decide,
): string | null {
  if (!hasClock) return 'UTC';
  const own = zone === null ? [] : [{ value: zone, text: said }];
  const zones = [...own, ...ZONES.flatMap((value) => (value === zone ? [] : { value }))];
  if (zone !== null) return decide('zone', 'proved', zone, zones);
  // Whatever else the file says could be a zone.
  const isHint = (index: number) =>
    isZoneName(header[index]) ||
    cells(index).every((cell) => UNNAMED_COUNT.test(cell) || OFFSET_CELL.test(cell)) ||
    (words.includes(index) && found.every(({ time, clock }) => ![time, clock].includes(index)));
  const isUnclear = hasNotes || found.some((one) => one.said !== '') || columns.some(isHint);
  return decide('zone', isUnclear ? 'open' : 'assumed', 'UTC', zones);
}

/** @throws Refusal for hours from 1 to 12 without AM and PM, which go back at 1:00 */
function isNewestFirst({ numbers, texts }: Omit<Fit<DateForm>, 'form'>): boolean {
  const known = numbers.filter(Number.isFinite);
  const falls = known.filter((ms, at) => ms < (known[at - 1] ?? ms));
  const rises = known.filter((ms, at) => ms > (known[at - 1] ?? ms));
  const isFalling = falls.length > rises.length;
  const [back] = isFalling ? rises : falls;
  const isTwelve = (ms: number) => ms % DAY_MS >= HOUR_MS && ms % DAY_MS < 13 * HOUR_MS;
  if (back !== undefined && known.every(isTwelve))
    throw new Refusal('clock', texts[numbers.indexOf(back)] ?? '');
  return isFalling;
}
