import { fc, numRuns } from '@/engine/testing/properties';
import type { Choices, Point } from './points.ts';
import { readTable } from './read.ts';
import { barsOf } from './table.ts';
import {
  DOHLC,
  days,
  every,
  file,
  hours,
  isoFile,
  minutes,
  months,
  OHLC,
  rowsOf,
  seasons,
  type Text,
} from './testing/price-files.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

async function read(text: Text, choices?: Choices) {
  const { points, rows, bars, refused } = await readTable(new Blob([text]), choices);
  const unsure = points.filter(({ state }) => state !== 'proved');
  const said = unsure.map(({ name, state, value }) => `${name} ${state === 'open' ? '?' : value}`);
  return { points, rows, refused, bars: bars && [...barsOf(bars.table)], said: said.join(', ') };
}
const iso = (ms = 0) => new Date(ms).toISOString().slice(0, 16);

const DTOHLC = 'Date,Time,Open,High,Low,Close';
const ROW = '{day} {hm},{ohlc}';
const JPY = '{day};140.862;141.418;140.802;141.336';
const sessionOf = (form: string) => file(DTOHLC, `${form},{hm},{ohlc}`, minutes);

// biome-ignore format: a row is a file
const SAID: readonly [what: string, text: Text, said: string][] = [
  ['an offset', file(DOHLC, '{day} {hm}-05:00,{ohlc}'), ''],
  ['an offset in brackets', file(DOHLC, '{day} {hm} (UTC-05:00),{ohlc}'), ''],
  ['an offset with a city', file(DOHLC, '{day}T{hm}-05:00[America/New_York],{ohlc}'), ''],
  ['an offset in the header', file('Time [UTC+2],Open,High,Low,Close', ROW), ''],
  ['a city', file(DOHLC, '{y}{m}{d} {hm}:00 US/Eastern,{ohlc}'), ''],
  ['no zone', file(DOHLC, ROW), 'zone UTC'],
  ['days, which need no zone', file(DOHLC, '{day},{ohlc}', days), ''],
  ['an abbreviation', file(DOHLC, '{day} {hm} EST,{ohlc}'), 'zone ?'],
  ['an abbreviation in brackets', file(DOHLC, '{day} {hm} (KST),{ohlc}'), 'zone ?'],
  ['a word in the header', file('Date,Time (Eastern),Open,High,Low,Close', '{day},{hm},{ohlc}'), 'zone ?'],
  ['words in a foreign header', file('Datum;Zeit MEZ;W;X;Y;Z', '{day};{hm};{OHLC}'), 'zone ?, open 2, high 3, low 4, close 5'],
  ['a column of zones', file('Date,GMT Offset,Open,High,Low,Close', '{day} {hm},-5,{ohlc}'), 'zone ?'],
  ['a column of words without a header', file('', '{day} {hm},EST,{ohlc}'), 'zone ?, open 2, high 3, low 4, close 5'],
  ['a column of offsets', file('Date,Diff,Open,High,Low,Close', '{day} {hm},-05:00,{ohlc}'), 'zone ?'],
  ['a second time', file('Time-2,Open,High,Low,Close', ROW), 'zone ?'],
  ['summer and winter', file('Time GMT+2 (EET/EEST),Open,High,Low,Close', ROW), 'zone ?'],
  ['a name without a column', file(`${DOHLC},All in EST`, ROW), 'zone ?'],
  ['a note beside a row', file(`${DOHLC},`, `${ROW},`).replace(/(\d),$/m, '$1,New York'), 'zone ?'],
  ['days with a clock', file('<TICKER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>', 'EURUSD,{y}{m}{d},000000,{ohlc}', days), ''],
  ['a comment below', `${file(DOHLC, ROW)}\n# All times are US/Eastern`, 'zone ?'],
  ['a line above', `All times CET\n${file(DOHLC, ROW)}`, 'zone ?'],
  ['a line below', `${file(DOHLC, ROW)}\nDownloaded at 16:12 CDT`, 'zone ?'],
  ['a column of offsets in seconds', file('Date,gmtoffset,Open,High,Low,Close', '{day} {hm},-18000,{ohlc}'), 'zone ?'],
  ['a local time beside a count without a known name', file('Datum,Stempel,W,X,Y,Z', '{day} {hm},{s},{ohlc}'), 'zone ?, open ?, high ?, low ?, close ?'],
  ['a local time beside a count', file('datetime,open,high,low,close,time', `${ROW},{ms}`), ''],
  ['a local time beside UTC', file('datetime,datetime_utc,open,high,low,close', `{day} {berlin},${ROW}`), ''],
  ['two times', file('Exchange time,Broker time,Open,High,Low,Close', `{day} {berlin},${ROW}`), 'time ?'],
  ['a local time beside last trades', file('time_local,open,high,low,close,timestamp', `${ROW},1704{hhmm}50123`), 'time ?'],
  ['the end of a bar', file('Close time,Open,High,Low,Close', '{ms},{ohlc}'), 'time ?'],
  ['US months', file(DOHLC, '{M}/{D}/{y},{ohlc}', months), 'time ?'],
  ['UK months', file(DOHLC, '{d}/{m}/{y},{ohlc}', months.toReversed()), 'time ?'],
  ['US quarters', file(DOHLC, '{M}/{D}/{y},{ohlc}', seasons), 'time ?'],
  ['years of two digits', file(DOHLC, '{yy}/{m}/{d},{ohlc}', days), 'time ?'],
  ['a session of unclear dates', sessionOf('{d}/{m}/{y}'), 'time ?, zone UTC'],
  ['a session of unclear years', sessionOf('{yy}/{m}/{d}'), 'time ?, zone UTC'],
  ['a date beside a time of something else', file(`${DOHLC.toLowerCase()},updated_at`, '{day},{ohlc},{day}T16:05:00Z', days), 'time ?'],
  ['three digits after a comma, and an ISO time', file(DOHLC.replaceAll(',', ';'), '{day}T{hm};155,123;155,300;155,001;155,210'), 'zone UTC, decimal ?'],
  ['thousands beside a turnover', file(`${DOHLC};Turnover`.replaceAll(',', ';'), '{day};16.769;16.800;16.700;16.790;3450,7', days), ''],
  ['thousands from 10,000 on', file(DOHLC.replaceAll(',', ';'), '{day};9990;10.010;9985;10.005', days), ''],
  ['three digits after a point', file(DOHLC.replaceAll(',', ';'), JPY, days), 'decimal ?'],
  ['three digits after a comma', file(DOHLC.replaceAll(',', ';'), JPY.replaceAll('.', ','), days), 'decimal ?'],
  ['three digits beside a percentage', file(`${DOHLC},Change`.replaceAll(',', ';'), `${JPY};0,1%`, days), ''],
  ['three digits beside a count', file(OHLC.replaceAll(',', ';'), JPY.replace('{day}', '{s}')), ''],
  ['thousandths beside whole thousands', file(DOHLC.replaceAll(',', ';'), '{day};1000;1001;999,875;1000', days), ''],
  ['no header', file('', '{day},{ohlc},{v}', days), 'open 1, high 2, low 3, close 4'],
  ['an average without a header', file('', '{day},{o},{h},{l},{average},{c}', days), 'open ?, high 2, low 3, close ?'],
  ['closes first without a header', file('', '{s},{v},{c},{h},{l},{o}'), 'open ?, high ?, low ?, close ?'],
  ['an unknown close', file('Date,Open,High,Low,Settle', '{day},{ohlc}', days), 'close ?'],
  ['two closes', file('Date,Open,High,Low,Close,Last', '{day},{ohlc},{o}', days), 'close ?'],
  ['bid and ask without spaces', file('Date,askopen,askhigh,asklow,askclose,bidopen,bidhigh,bidlow,bidclose', '{day},9,9,9,9,{ohlc}', days), 'open ?, high 2, low 3, close ?'],
  ['three symbols', file('Date,Symbol,Open,High,Low,Close', '{day},{symbol},{ohlc}', days), 'symbol ?'],
  ['decimal commas between commas', file('', '{day},{O},{H},{L},{C}', days), 'open ?, high ?, low ?, close ?'],
  ['indicators named like prices', file(`${OHLC},Open,Close`, '{s},{ohlc},1,2'), ''],
];

it.each(SAID)('proves, assumes or asks: %s', async (_, text, said) => {
  const result = await read(text);
  expect([result.said, result.refused]).toEqual([said, undefined]);
  expect(Boolean(result.bars)).toBe(!said.includes('?'));
});

// biome-ignore format: a row is a file
const CHOSEN: readonly [what: string, text: Text, choices: Choices, time: string, open: number][] = [
  ['a city', file(DOHLC, '{day} {hm} EST,{ohlc}'), { zone: 'America/New_York' }, '2024-01-02T14:30', 1.0842],
  ['an offset, against the file', isoFile, { zone: '+02:00' }, '2024-01-02T07:30', 1.0842],
  ['the month first', sessionOf('{d}/{m}/{y}'), { time: '0 1 M_D_Y' }, '2024-02-01T09:30', 1.0842],
  ['thousands', file(DOHLC.replaceAll(',', ';'), JPY, days), { decimal: 'comma' }, '2024-01-02T00:00', 140_862],
  ['columns', file('Date,Open,High,Low,Settle', '{day},{ohlc}', days), { open: '4', close: '1' }, '2024-01-02T00:00', 1.0849],
  ['the second time', file('A time,B time,Open,High,Low,Close', `{day} {berlin},${ROW}`), { time: '1 -1 Y_M_D', zone: 'UTC' }, '2024-01-02T09:30', 1.0842],
  ['nothing: a stamp, and an offset in the header', file('Date (UTC+9),Open,High,Low,Close', '{y}{m}{d}{hhmm},{ohlc}'), {}, '2024-01-02T00:30', 1.0842],
  ['nothing: years of two digits', file(DOHLC, '{m}/{d}/66,{ohlc}', days.slice(0, 28)), {}, '1966-01-02T00:00', 1.0842],
  ['a zone for rows without an offset', file(DOHLC, '{day} {hm}Z,{ohlc}').replace(/Z(?=[^\n]*$)/, ''), { zone: '-05:00' }, '2024-01-02T09:30', 1.0842],
  ['a symbol', file('Date,Symbol,Open,High,Low,Close', '{day},{symbol},{ohlc}', rowsOf(every(0, 1).concat(every(60, 1), every(120, 1)).map((day) => DAY_MS * (19_700 + day)))), { symbol: 'B' }, '2023-12-10T00:00', 1.0849],
];

it('reads both hours that a clock repeats in autumn, in either direction', async () => {
  const times = every(Date.UTC(2024, 9, 26, 22), 15 * MINUTE_MS);
  const local = (ms: number) =>
    new Date(ms).toLocaleString('sv', { timeZone: 'Europe/Berlin' }).slice(0, 16);
  const rows = rowsOf(times).map((row, at) => ({ ...row, local: local(times[at] ?? 0) }));
  for (const ordered of [rows, rows.toReversed()]) {
    const { bars } = await read(
      file('Time (Europe/Berlin),Open,High,Low,Close', '{local},{ohlc}', ordered),
    );
    expect(bars?.map(({ time }) => time)).toEqual(times);
    expect(bars?.map(({ open }) => open)).toEqual(rows.map(({ o }) => Number(o)));
  }
});

it.each(CHOSEN)('a choice overrides the file: %s', async (_, text, choices, time, open) => {
  const { bars, rows } = await read(text, choices);
  expect([iso(bars?.[0]?.time), bars?.[0]?.open]).toEqual([time, open]);
  if (!choices.symbol)
    expect([iso(rows[0]?.time ?? 0), rows[0]?.prices[0], rows[0]?.hasZone]).toEqual([
      time,
      open,
      true,
    ]);
});

it('options show what they would mean', async () => {
  const options = async (text: Text, name: Point['name']) =>
    (await read(text)).points.find((point) => point.name === name)?.options;
  expect(await options(sessionOf('{d}/{m}/{y}'), 'time')).toEqual([
    {
      value: '0 1 D_M_Y',
      text: 'Date, Time, 02/01/2024 09:30',
      number: Date.UTC(2024, 0, 2, 9, 30),
    },
    {
      value: '0 1 M_D_Y',
      text: 'Date, Time, 02/01/2024 09:30',
      number: Date.UTC(2024, 1, 1, 9, 30),
    },
  ]);
  expect(await options(file(DOHLC.replaceAll(',', ';'), JPY, days), 'decimal')).toEqual([
    { value: 'point', text: '140.862', number: 140.862 },
    { value: 'comma', text: '140.862', number: 140_862 },
  ]);
});

it('rows show as written what is open', async () => {
  const { rows } = await read(
    file('Datum;Zeit MEZ;W;X;Y;Z', '{day};{hm};140,862;141,418;140,802;141,336'),
  );
  expect(rows[0]).toEqual({
    written: ['2024-01-02', '09:30', '140,862', '141,418', '140,802', '141,336'],
    time: Date.UTC(2024, 0, 2, 9, 30),
    ...{ hasClock: true, hasZone: false, prices: [Number.NaN, Number.NaN, Number.NaN, Number.NaN] },
  });
});

// biome-ignore format: a row is a file
const READ: readonly [what: string, text: Text, last: string, open: number][] = [
  ['a column of hours', file('Date,Hour,Open,High,Low,Close', '{day},{hour},{ohlc}', hours), '2024-01-04T11:00', 1.0842],
  ['a clock without zeros', file('Date,Time,Open,High,Low,Close', '{day},{short},{ohlc}'), '2024-01-03T00:15', 1.0842],
  ['a bare hour', file(DOHLC, '{day} {hour},{ohlc}', hours), '2024-01-04T11:00', 1.0842],
  ['24:00', file(DTOHLC, '2024-01-01,24:00,{ohlc}', hours.slice(0, 1)) + file('\n', '{day},{hm},{ohlc}', hours.slice(1)), '2024-01-04T11:00', 1.0842],
  ['a header in line 25', `${'Note: text\n'.repeat(24)}${file(DOHLC, '{day},{ohlc}', days)}`, '2024-03-01T00:00', 1.0842],
  ['thousands', file(DOHLC.replaceAll(',', '\t'), '{day}\t10,842.0\t10,900.0\t10,800.0\t10,850.0', days), '2024-03-01T00:00', 10_842],
  ['Swiss thousands', file(DOHLC, "{day},11'245,11'392,11'200,11'300", days), '2024-03-01T00:00', 11_245],
  ['decimal commas', file(DOHLC.replaceAll(',', ';'), '{day};{OHLC}', days), '2024-03-01T00:00', 1.0842],
  ['bid and ask', file('Date,AskOpen,AskHigh,AskLow,AskClose,BidOpen,BidHigh,BidLow,BidClose', '{day},2,2,2,2,{ohlc}', days), '2024-03-01T00:00', 1.0842],
];

it.each(READ)('reads %s', async (_, text, last, open) => {
  const { bars } = await read(text);
  expect([bars?.length, iso(bars?.at(-1)?.time), bars?.[0]?.open]).toEqual([60, last, open]);
});

/** Ways to write one thing; what a file says about its zone or names is for people, not in a known form. */
const DATES: readonly ((ms: number) => string)[] = ['-', '/', '.'].flatMap((sign) => {
  const parts = (ms: number) => new Date(ms).toISOString().slice(0, 10).split('-');
  const year = (ms: number) => parts(ms).join(sign);
  const day = (ms: number) => parts(ms).reverse().join(sign);
  const month = (ms: number) => [...parts(ms).slice(1), parts(ms)[0]].join(sign);
  const short = (ms: number) => day(ms).slice(0, 6) + day(ms).slice(8);
  return [year, day, month, short];
});
const clockOf = (ms: number) => new Date(ms).toISOString().slice(11, 16);
const ZONES = [
  { hours: -5, cell: ' (EST)' },
  { hours: 9, cell: ' KST' },
  { hours: 2, cell: '+02:00' },
  { hours: -5, name: ' (Eastern)' },
  { hours: 1, name: ' CET' },
  { hours: 3, column: 'MSK' },
  { hours: 3, above: 'All times in Moscow' },
  { hours: 0 },
];
const NUMBERS = [
  (price: number, digits: number) => price.toFixed(digits),
  (price: number, digits: number) => price.toFixed(digits).replace('.', ','),
  (price: number, digits: number) => price.toLocaleString('de', { minimumFractionDigits: digits }),
  (price: number, digits: number) => price.toLocaleString('en', { minimumFractionDigits: digits }),
];
const NAMES: readonly (readonly string[])[] = [
  ['Open', 'High', 'Low', 'Close', 'Prev. Close', 'Average'],
  ['Avaus', 'Ylin', 'Alin', 'Päätös', 'Edellinen', 'Keski'],
  [],
];
const pick = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

it('whatever the form of a file, the reading is right, or has an open point, or is refused', async () => {
  const forms = fc.record({
    date: pick(DATES),
    zone: pick(ZONES),
    number: pick(NUMBERS),
    names: pick(NAMES),
    separator: pick([';', '\t', ',']),
    step: pick([MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, DAY_MS]),
    start: fc.integer({ min: 18_000, max: 20_000 }),
    digits: fc.integer({ min: 0, max: 4 }),
    level: pick([400, 1500, 120_000]),
    hasGaps: fc.boolean(),
    isSplit: fc.boolean(),
    isReversed: fc.boolean(),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 4 }),
    moves: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 61, maxLength: 61 }),
  });
  let readCount = 0;
  await fc.assert(
    fc.asyncProperty(forms, async (form) => {
      const { step, zone, names, digits, separator, level } = form;
      const tick = Math.max(10 ** -digits, level / 1000);
      let last = level;
      const bars = form.moves.slice(1).map((move, at) => {
        const before = last;
        const open = form.hasGaps ? last + tick * (form.moves[at] ?? 0) : last;
        const close = open + tick * move;
        last = close;
        const [high, low] = [Math.max(open, close) + tick, Math.min(open, close) - tick];
        const prices = [open, high, low, close, before, (high + low) / 2];
        return { time: form.start * DAY_MS + at * step, prices };
      });
      const columns = [0, 1, 2, 3].every((price) => form.order.includes(price))
        ? form.order
        : [0, 1, 2, 3];
      const quote = (cell: string) => (cell.includes(separator) ? `"${cell}"` : cell);
      const lines = bars.map(({ time, prices }) => {
        const local = time + (step < DAY_MS ? zone.hours * HOUR_MS : 0);
        const clock = `${clockOf(local)}${zone.cell ?? ''}`;
        const times = step === DAY_MS ? [] : [clock];
        const day = form.date(local);
        const cells = columns.map((price) => quote(form.number(prices[price] ?? 0, digits)));
        const joined = form.isSplit ? [day, ...times] : [[day, ...times].join(' ')];
        return [...joined, ...(zone.column ? [zone.column] : []), ...cells].join(separator);
      });
      const titles =
        names.length > 0 ? (form.isSplit && step < DAY_MS ? ['Date', 'Time'] : ['Time']) : [];
      const title = titles.map((name, at) =>
        at === titles.length - 1 ? name + (zone.name ?? '') : name,
      );
      const header = [
        ...title,
        ...(zone.column ? ['Info'] : []),
        ...columns.map((price) => names[price]),
      ];
      const isZoned = names.length > 0 || !zone.name;
      const text = [
        ...(zone.above ? [zone.above] : []),
        ...(names.length > 0 ? [header.join(separator)] : []),
        ...(form.isReversed ? lines.toReversed() : lines),
      ].join('\n');
      const result = await read(text);
      if (!result.bars) return expect(result.refused ?? result.said).toBeTruthy();
      readCount++;
      const shift = isZoned ? 0 : zone.hours * HOUR_MS;
      const isDays = step === DAY_MS;
      const textOf = (time: number, prices: readonly number[]) =>
        [iso(time), ...prices.slice(0, 4).map((price) => price.toFixed(digits))].join(' ');
      const wanted = bars.map(({ time, prices }) => textOf(time + (isDays ? 0 : shift), prices));
      const got = result.bars.map(({ time, open, high, low, close }) =>
        textOf(time, [open, high, low, close]),
      );
      const wrong = wanted.findIndex((bar, at) => bar !== got[at]);
      const start = text.slice(0, 300);
      expect([start, got.length, got[wrong]]).toEqual([start, wanted.length, wanted[wrong]]);
    }),
    { numRuns: 3 * numRuns },
  );
  // Most files are unclear on purpose.
  expect(readCount).toBeGreaterThan(20);
});
