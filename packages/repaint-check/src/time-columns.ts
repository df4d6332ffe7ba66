import { isEnd, isZoneName, means, type Row, zoneTextOf } from './names.ts';
import { isMissing, isNumber } from './numbers.ts';
import { type Decide, Refusal } from './points.ts';
import { cellAt, type Sheet } from './sheet.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';
import { type DateForm, type Fit, fitsOf, keyOf, shiftOf } from './times.ts';

/** Columns are indices. */
export interface TimeColumns {
  readonly time: number;
  /** A separate time of day, or -1. */
  readonly clock: number;
}

interface TimeCandidate extends TimeColumns {
  readonly fits: readonly Fit[];
  /** As the header says, or empty if each row does; undefined if nothing says it, null if unclear. */
  readonly zone: string | null | undefined;
}

export const timeTextOf = (row: Row, { time, clock }: TimeColumns): string =>
  clock < 0 ? cellAt(row, time) : `${cellAt(row, time)} ${cellAt(row, clock)}`.trim();

/** Returns true for digits that are a clock: hours, or with all zeros. Spreadsheets drop zeros. */
const isDigits = (cells: readonly string[]) =>
  cells.every((cell) => /^\d{1,2}$/.test(cell)) ||
  cells.every((cell) => /^\d{4}(?:\d\d)?$/.test(cell) && cell.length === cells[0]?.length);

function zoneIn(header: Row, { time, clock }: TimeColumns, { form, times }: Fit) {
  const rows = times.flatMap((one) => (one?.hasClock ? one.zone : []));
  if (form.isUtc) return 'UTC';
  if (rows.some(Boolean)) return rows.every(shiftOf) ? '' : null;
  const said = `${zoneTextOf(header, time)} ${zoneTextOf(header, clock)}`.trim();
  return said === '' ? undefined : shiftOf(said) ? said : null;
}

/** Finds the columns, alone or with a clock, that can be read as times. */
function timesIn({ header, rows, columns, cells }: Sheet): TimeCandidate[] {
  function candidate(place: TimeColumns): TimeCandidate | [] {
    const texts = rows.map((row) => (row.length > 0 ? timeTextOf(row, place) : ''));
    // Counts and short dates need a name; without a header, they come first.
    const isNamed = header.length > 0 ? means(header[place.time], 'time') : place.time === 0;
    const fits = fitsOf(texts, isNamed);
    return fits[0] ? { ...place, fits, zone: zoneIn(header, place, fits[0]) } : [];
  }
  const days = columns.flatMap((time) => candidate({ time, clock: -1 }));
  const found = days.flatMap((day) => {
    if (day.fits[0]?.times.some((time) => time?.hasClock)) return day;
    const withClocks = columns.flatMap((clock) => {
      const texts = cells(clock);
      const isDay = days.some(({ time }) => time === clock);
      if (isDay || !(texts[0]?.includes(':') || means(header[clock], 'clock'))) return [];
      const short = texts.find((text) => /^\d+$/.test(text));
      if (short && !isDigits(texts)) throw new Refusal('no-time', short);
      return candidate({ ...day, clock });
    });
    return withClocks.length > 0 ? withClocks : day;
  });
  return [
    ...new Map(found.reverse().map((one) => [`${one.zone} ${one.fits.map(keyOf)}`, one])).values(),
  ].reverse();
}

const countOf = ({ fits: [fit] }: TimeCandidate) =>
  new Set(fit?.times.map((time) => time?.local)).size;

/** Returns the candidate for the bars' openings, or undefined if several are left. */
function bestTime(header: Row, found: readonly TimeCandidate[]): TimeCandidate | undefined {
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

/** How times are written; parts that are open are missing. */
export interface Times extends TimeColumns {
  readonly form: DateForm | undefined;
  /** Empty if each row names its own; null if open. */
  readonly zone: string | null;
  readonly hasClock: boolean;
  readonly isNewestFirst: boolean;
  /** True if they are in a form that people do not write. */
  readonly isMachine: boolean;
  /** Columns that could be times. */
  readonly taken: readonly number[];
}

const hours = (sign: string, most: number) =>
  Array.from({ length: most }, (_, at) => `${sign}${`${at + 1}`.padStart(2, '0')}:00`);
const ZONES = ['UTC', ...hours('-', 12), ...hours('+', 14), ...Intl.supportedValuesOf('timeZone')];
/** Seconds or milliseconds, which would show that another time is local. */
const UNNAMED_COUNT = /^1\d{9}(?:\d{3})?$/;
/** The zone that the file names. */
const OWN_ZONE = 'own';

/** Returns true for a column of words, which could be tickers or zones. */
export const hasWords = ({ cells }: Sheet, index: number) =>
  cells(index).filter(
    (cell) => /^\p{L}|\p{L}{2}/u.test(cell) && !isMissing(cell) && !isNumber(cell),
  ).length >
  cells(index).length / 2;

/** Finds out how times are written: their columns, form and zone. */
export function timesOf(sheet: Sheet, decide: Decide): Times {
  const { header, rows, columns, cells, options } = sheet;
  const found = timesIn(sheet);
  const best = bestTime(header, found);
  const columnsOf = ({ time, clock }: TimeColumns) => `${time} ${clock}`;
  const places = found.map((one) => ({
    value: columnsOf(one),
    text: [one.time, one.clock].flatMap((index) => options[index]?.text ?? []).join(', '),
  }));
  const choice = decide('time', best ? 'proved' : 'open', best ? columnsOf(best) : '', places);
  if (found.length === 0) {
    const name = columns.find((index) => means(header[index], 'time')) ?? -1;
    throw new Refusal(
      'no-time',
      cells(name)[0] || columns.map((index) => cells(index)[0]).join(sheet.separator),
    );
  }
  const place = found.find((one) => columnsOf(one) === choice);
  const taken = found.flatMap(({ time, clock }) => [time, clock]);
  const none = {
    time: -1,
    clock: -1,
    form: undefined,
    zone: null,
    hasClock: false,
  };
  if (!place) return { ...none, isNewestFirst: false, isMachine: false, taken };

  const { fits, time, clock } = place;
  const [fit, second] = fits;
  const texts = rows.map((row) => (row.length > 0 ? timeTextOf(row, place) : ''));
  const isDifferent = (_: string, row: number) =>
    new Set(fits.map(({ times }) => times[row]?.local)).size > 1;
  const at = Math.max(0, texts.findIndex(isDifferent));
  const state = second ? 'open' : fit?.form.isWeak && !fit.form.isUtc ? 'assumed' : 'proved';
  const forms = fits.map(({ form, times }) => ({
    value: form.name,
    text: texts[at],
    number: times[at]?.local,
  }));
  const date = decide('date', state, fit?.form.name ?? '', forms);
  const { form, times = [] } = fits.find((one) => one.form.name === date) ?? {};
  const hasClock = (fit?.times ?? []).some((one) => one?.hasClock);

  // Whatever else the file says could be a zone.
  const isHint = (index: number) =>
    isZoneName(header[index]) ||
    cells(index).every((cell) => UNNAMED_COUNT.test(cell)) ||
    (hasWords(sheet, index) && !isSymbol(header, index, time));
  const isNamed = typeof place.zone === 'string';
  const isUnclear =
    place.zone === null ||
    sheet.hasNotes ||
    columns.some((index) => !taken.includes(index) && isHint(index));
  const own = { value: OWN_ZONE, text: place.zone || fit?.times.find((one) => one?.zone)?.zone };
  const zones = [...(isNamed ? [own] : []), ...ZONES.map((value) => ({ value }))];
  const zoneState = isNamed ? 'proved' : isUnclear ? 'open' : 'assumed';
  const zone = hasClock ? decide('zone', zoneState, zones[0]?.value ?? '', zones) : 'UTC';

  const locals = times.flatMap((one) => one?.local ?? []);
  const moves = locals.slice(1).map((local, row) => local - (locals[row] ?? 0));
  const isNewestFirst =
    moves.filter((move) => move < 0).length > moves.filter((move) => move > 0).length;
  const back = moves.findIndex((move) => {
    const hours = (isNewestFirst ? move : -move) / HOUR_MS;
    return hours > 2 && hours < 12;
  });
  // A clock of 12 hours without AM and PM; clock changes go back by an hour.
  const isTwelve = locals.every(
    (local) => local % DAY_MS >= HOUR_MS && local % DAY_MS < 13 * HOUR_MS,
  );
  if (back >= 0 && isTwelve) throw new Refusal('clock', texts.filter(Boolean)[back + 1] ?? '');
  return {
    ...{ time, clock, form, hasClock, isNewestFirst, taken },
    zone: zone === OWN_ZONE ? (place.zone ?? '') : zone,
    isMachine: isNamed && /^-?\d{9}|\dT/.test(texts[0] ?? ''),
  };
}

/** Without a header, tickers come first. @param time the column of times */
export const isSymbol = (header: Row, index: number, time: number) =>
  header.length > 0 ? means(header[index], 'symbol') : index < time;
