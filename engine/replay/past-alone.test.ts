import type { IndicatorEvent, Mark } from '#indicators/indicator';
import { INDICATOR_OF } from '#indicators/suite';
import { type Bar, canAggregate, closeOf, HOUR_MS, MINUTE_MS } from '#market/bar';
import { type Create, FORMAT, made, type Played, proven, shownAt, WAYS } from '#testing/proof';
import { fc, numRuns } from '#testing/properties';
import { SETTINGS, unlimited } from '#testing/replay';
import { anySeries, SERIES, type Series, seriesOf } from '#testing/series';
import { createRecording, type Recording } from './recording';
import { drawingOf } from './trace';

const reach = (mark: Mark) => ('time' in mark ? mark.time : 'from' in mark ? mark.from : mark.at);

function expectPastAlone(
  create: Create,
  series: Series,
  timeframe: number,
  part: number,
  room: number,
) {
  const settings = { ...SETTINGS, step: series.step, timeframe };
  const whole = create(series.bars, settings);
  whole.advance(whole.bars.length, unlimited);
  const position = Math.max(1, Math.round(part * whole.bars.length));
  const marketBars = whole.marketBars(position);
  const cut = create(series.bars.slice(0, marketBars), settings);
  cut.advance(Infinity, unlimited);
  const end = cut.bars.length;

  expect(end).toBeGreaterThanOrEqual(position);
  expect(whole.marketBars(end)).toBe(marketBars);
  for (const at of new Set([position, end])) {
    expect(cut.log(at)).toEqual(whole.log(at));
    for (const behind of [0, Math.floor(at / 3)]) {
      const [scene, wanted] = [whole, cut].map((one) => shownAt(one, series, at, room, behind));
      expect({ ...scene, bars: [] }).toEqual({ ...wanted, bars: [] });
      const [drawn, again] = [scene, wanted].map((one) => one && drawingOf(one, FORMAT));
      expect(drawn?.digest()).toBe(again?.digest());
    }
  }
}

function expectDated(recording: Recording): void {
  const { bars, market, settings } = recording;
  recording.advance(bars.length, unlimited);
  let told = 0;
  for (let position = 1; position <= bars.length; position++) {
    const [last, begun] = [bars[position - 1] as Bar, recording.forming(position)];
    const fed = market[recording.marketBars(position) - 1] as Bar;
    const isShown = [last, begun].some((bar) => bar && bar.low <= fed.low && fed.high <= bar.high);
    const isInTime = fed.time < (begun ?? last).time + settings.timeframe && fed.time >= last.time;
    const log = recording.log(position);
    const [from, to] = [recording.marketBars(position - 1), recording.marketBars(position)];
    const closes = market.slice(from, to).map((bar) => closeOf(bar, settings.step));
    const fresh = log.slice(told);
    const misdated = fresh.filter(({ at, knownAt, mark }, place) => {
      const since = Math.min(last.time, market[from]?.time ?? Infinity);
      const isNow = closes.includes(knownAt) && since <= at && at < knownAt && at <= fed.time;
      return !isNow || reach(mark) > fed.time || knownAt < (fresh[place - 1]?.knownAt ?? -Infinity);
    });
    if (!isShown || !isInTime || misdated.length > 0)
      throw new Error(`bar ${position} has future prices or dates: ${JSON.stringify(misdated[0])}`);
    told = log.length;
  }
}

const timeframesOf = (step: number) => [
  step,
  ...[5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS].filter(
    (timeframe) => timeframe > step && canAggregate(timeframe, step),
  ),
];

const charts = anySeries.chain((series) =>
  fc.record({
    series: fc.constant(series),
    timeframe: fc.constantFrom(...timeframesOf(series.step)),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    room: fc.integer({ min: 12, max: 160 }),
  }),
);

it('a position has the same picture and log as a file that ends there', () => {
  fc.assert(
    fc.property(charts, ({ series, timeframe, part, room }) =>
      expectPastAlone(createRecording, series, timeframe, part, room),
    ),
    { numRuns },
  );
});

it.each(SERIES)('events use only past prices, and are dated by bar closes: %s', (name) => {
  const series = seriesOf(name, 7);
  for (const timeframe of timeframesOf(series.step))
    expectDated(createRecording(series.bars, { ...SETTINGS, step: series.step, timeframe }));
});

const SOUND = { changed: 0, pictures: 0, entries: 0 };
const played = (series: Series, timeframe = series.step): Played => ({ series, timeframe });
const quarters = played(seriesOf('even', 4), 15 * 60_000);
/** Four of its last breaks are undone by the next bar. */
const undone = played(seriesOf('weekend gaps', 6));
const months = played(seriesOf('months dated by their last day', 3));
const thinHours = played(seriesOf('minutes, three in ten missing', 3), 15 * 60_000);

it('without a bug, the checks find nothing on any file, however it is played', () => {
  expect(proven(createRecording, quarters, WAYS.forward)).toEqual(SOUND);
  expect(proven(createRecording, thinHours, WAYS.jump)).toEqual(SOUND);
  expect(proven(createRecording, months, WAYS.back)).toEqual(SOUND);
  const width = fc.integer({ min: 320, max: 1400 });
  fc.assert(
    fc.property(charts, width, ({ series, timeframe, room }, width) => {
      const on = { ...FORMAT, size: { width, height: 300 }, fontSize: width < 480 ? 12 : 13 };
      const chart = { series, timeframe };
      expect(proven(createRecording, chart, WAYS.back, undefined, room, on)).toEqual(SOUND);
    }),
    { numRuns: numRuns / 2 },
  );
});

function knowing(known: (recording: Recording, position: number) => number): Create {
  return (market, settings) => {
    const honest = createRecording(market, settings);
    const at = (position: number) => Math.min(honest.bars.length, known(honest, position));
    return {
      ...honest,
      marketBars: (position) => honest.marketBars(at(position)),
      advance: (position, shouldYield) => honest.advance(at(position), shouldYield),
      entries: (position) => honest.entries(at(position)),
      log: (position) => honest.log(at(position)),
      at: (position, since) => ({ ...honest.at(at(position), since), position }),
    };
  };
}

const hidingUndoneBreaks: Create = (market, settings) => {
  function isUndone({ mark }: IndicatorEvent): boolean {
    if (mark.kind !== 'break') return false;
    const from = mark.at + settings.timeframe;
    const next = market.findLast(({ time }) => time >= from && time < from + settings.timeframe);
    return next !== undefined && next.close > mark.price !== (mark.direction === 'up');
  }
  const createSuite: typeof settings.createSuite = (of) => {
    const suite = settings.createSuite(of);
    return { ...suite, next: (bar) => suite.next(bar).filter((event) => !isUndone(event)) };
  };
  return { ...createRecording(market, { ...settings, createSuite }), settings };
};

/** Tells breaks three bars after their bar, known then or, if backdated, at their bar's close. */
const backPainting =
  (isBackdated: boolean): Create =>
  (market, settings) => {
    const createSuite: typeof settings.createSuite = (of) => {
      const suite = settings.createSuite(of);
      let held: IndicatorEvent[] = [];
      const next = (bar: Bar) => {
        const all = [...held, ...suite.next(bar)];
        const isHeld = ({ at, mark }: IndicatorEvent) =>
          mark.kind === 'break' && at > bar.time - 3 * settings.timeframe;
        const knownAt = closeOf(bar, settings.step);
        held = all.filter(isHeld);
        return all
          .filter((event) => !isHeld(event))
          .map((event) =>
            isBackdated || event.mark.kind !== 'break'
              ? event
              : { ...event, knownAt, mark: { ...event.mark, knownAt } },
          );
      };
      return { ...suite, next };
    };
    return { ...createRecording(market, { ...settings, createSuite }), settings };
  };

it.each([
  ['known then', false],
  ['backdated', true],
])('marks added to the past are found: %s', (_, isBackdated) => {
  const create = backPainting(isBackdated);
  expect(() => expectDated(made(create, quarters))).toThrow();
  const { changed, entries } = proven(create, quarters);
  expect(changed).toBeGreaterThan(0);
  expect(entries > 0).toBe(isBackdated);
});

describe('the check finds look-ahead', () => {
  it.each<[what: string, Create, Played]>([
    [
      'past the close of a short month',
      knowing(({ bars, market, settings }, position) => {
        const end = (bars[position - 1]?.time ?? -Infinity) + settings.timeframe;
        return market.filter(({ time }) => time < end).length;
      }),
      months,
    ],
    ['by three bars', knowing((_, position) => position + 3), quarters],
    ['that hides breaks undone by the next bar', hidingUndoneBreaks, undone],
  ])('%s', (_, create, chart) => {
    expect(proven(create, chart).pictures).toBeGreaterThan(0);
  });

  it('in a log that dates marks before they were confirmed', () => {
    const dated: Create = (market, settings) => {
      const honest = createRecording(market, settings);
      const back = (event: IndicatorEvent) =>
        INDICATOR_OF[event.mark.kind] === 'smart-money' ? { ...event, knownAt: event.at } : event;
      return { ...honest, log: (position) => honest.log(position).map(back) };
    };
    expect(() => expectDated(made(dated, thinHours))).toThrow();
    expect(proven(dated, thinHours).entries).toBeGreaterThan(0);
  });
});
