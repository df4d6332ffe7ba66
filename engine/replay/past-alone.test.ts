import { SYSTEM_MONOSPACE } from '@/engine/chart/renderer';
import type { Format, ShownMark } from '@/engine/chart/scene';
import type { IndicatorEvent, Mark } from '@/engine/indicators/indicator';
import { INDICATOR_OF } from '@/engine/indicators/suite';
import { type Bar, closeOf } from '@/engine/market/bar';
import { priceFormOf } from '@/engine/market/price-form';
import { fc, numRuns } from '@/engine/testing/properties';
import { CHART_WORDS, EVERYTHING, SETTINGS, unlimited } from '@/engine/testing/replay';
import { anySeries, SERIES, type Series, seriesOf } from '@/engine/testing/series';
import { createFrameRecorder } from './frame-recorder';
import { createLookaheadCheck } from './lookahead-check';
import { createRecording, type Recording } from './recording';
import { suiteSceneAt } from './scenes';
import { timeframesOf } from './source';
import { drawingOf } from './trace';

type Create = typeof createRecording;
type Painted = ReturnType<typeof suiteSceneAt>;

const format: Format = {
  size: { width: 900, height: 480 },
  fontSize: 13,
  typeface: SYSTEM_MONOSPACE,
};

function shownAt(recording: Recording, whole: Series, position: number, room: number, behind = 0) {
  const { bars, settings } = recording;
  const prices = priceFormOf(whole.bars);
  const looks = { bars, step: settings.timeframe, prices, titles: ['Test'], words: CHART_WORDS };
  const frame = { ...looks, room, behind, shown: EVERYTHING };
  return suiteSceneAt({ recording, position }, frame, { crosshair: null, chosen: null });
}

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
      expect(drawingOf(scene as Painted, format)).toEqual({
        ...drawingOf(wanted as Painted, format),
        projection: expect.anything(),
      });
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
      const isNow = closes.includes(knownAt) && at < knownAt && at <= fed.time;
      return !isNow || reach(mark) > fed.time || knownAt < (fresh[place - 1]?.knownAt ?? -Infinity);
    });
    if (!isShown || !isInTime || misdated.length > 0)
      throw new Error(`bar ${position} has future prices or dates: ${JSON.stringify(misdated[0])}`);
    told = log.length;
  }
}

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

interface Played {
  series: Series;
  timeframe: number;
}

const made = (create: Create, { series: { bars, step }, timeframe }: Played) =>
  create(bars, { ...SETTINGS, step, timeframe });

type Paint = (scene: Painted, position: number, recording: Recording) => Painted;
type Way = (length: number) => readonly (readonly [position: number, behind: number])[];

const forward: Way = (length) =>
  Array.from({ length: 120 }, (_, place) => [Math.max(1, length - 119 + place), 0] as const);
const jump: Way = (length) =>
  Array.from({ length: 25 }, (_, at) => [length - Math.floor((at * length) / 30), 0] as const);
const back: Way = (length) =>
  [1, 0.7, 0.9, 0.2, 0.6].flatMap((part, at) => {
    const position = Math.max(1, Math.round(part * length));
    return [0, Math.floor(position / (at + 3))].map((behind) => [position, behind] as const);
  });

function proven(
  create: Create,
  chart: Played,
  way = forward,
  paint: Paint = (scene) => scene,
  room = 60,
  on = format,
) {
  const recording = made(create, chart);
  const frameRecorder = createFrameRecorder(recording, () => 0.5);
  for (const [position, behind] of way(recording.bars.length)) {
    recording.advance(position, unlimited);
    const drawn = (of: Recording) =>
      drawingOf(paint(shownAt(of, chart.series, position, room, behind), position, of), on);
    const digestOf = (of: Recording) => drawn(of)?.digest ?? '';
    const painting = { position, behind, shown: EVERYTHING, digestOf };
    frameRecorder.record({ ...painting, drawing: drawn(recording) });
  }
  const check = createLookaheadCheck(recording, frameRecorder.sample(24), create);
  const { runs } = check.advance(unlimited);
  return {
    changed: frameRecorder.changed(),
    pictures: runs.filter(({ isSamePicture }) => !isSamePicture).length,
    entries: runs.filter(({ different }) => different > 0).length,
  };
}

const SOUND = { changed: 0, pictures: 0, entries: 0 };
const played = (series: Series, timeframe = series.step): Played => ({ series, timeframe });
const quarters = played(seriesOf('even', 4), 15 * 60_000);
const months = played(seriesOf('months dated by their last day', 3));
const thinHours = played(seriesOf('minutes, three in ten missing', 3), 15 * 60_000);

it('without a bug, the checks find nothing on any file, however it is played', () => {
  expect(proven(createRecording, quarters, forward)).toEqual(SOUND);
  expect(proven(createRecording, thinHours, jump)).toEqual(SOUND);
  expect(proven(createRecording, months, back)).toEqual(SOUND);
  const width = fc.integer({ min: 320, max: 1400 });
  fc.assert(
    fc.property(charts, width, ({ series, timeframe, room }, width) => {
      const on = { ...format, size: { width, height: 300 }, fontSize: width < 480 ? 12 : 13 };
      const chart = { series, timeframe };
      expect(proven(createRecording, chart, back, undefined, room, on)).toEqual(SOUND);
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

const isArea = ({ mark }: ShownMark) => mark.kind === 'gap' || mark.kind === 'order-block';
const marked =
  (change: (shown: ShownMark, scene: Painted) => ShownMark | ShownMark[]): Paint =>
  (scene) => ({ ...scene, marks: scene.marks.flatMap((shown) => change(shown, scene)) });

describe('after a jump, the frame recorder finds', () => {
  it.each<[what: string, Paint]>([
    [
      'a zone that a newer zone removes',
      marked((shown, { marks }) => {
        const isZone = (one: ShownMark) => one.mark.kind === 'zone';
        return isZone(shown) && shown !== marks.findLast(isZone) ? [] : shown;
      }),
    ],
    [
      'boxes that disappear when they end',
      marked((shown) => (isArea(shown) && shown.endedAt !== null ? [] : shown)),
    ],
    [
      'swings moved to a later, more extreme price',
      marked((shown, { bars }) => {
        const { mark } = shown;
        if (mark.kind !== 'swing') return shown;
        const later = bars.filter(({ time }) => time >= mark.time).map((bar) => bar[mark.side]);
        const price = mark.side === 'high' ? Math.max(...later) : Math.min(...later);
        return { ...shown, mark: { ...mark, price } };
      }),
    ],
    [
      'boxes that are too tall',
      marked((shown) =>
        isArea(shown) && 'low' in shown.mark
          ? { ...shown, mark: { ...shown.mark, low: shown.mark.low - 20 } }
          : shown,
      ),
    ],
    [
      'a mark missing from the log',
      marked((shown) =>
        shown.mark.kind === 'swing'
          ? [shown, { ...shown, mark: { ...shown.mark, id: 'swing:high:1' } }]
          : shown,
      ),
    ],
    ['a chart one bar behind its marks', (scene) => ({ ...scene, bars: scene.bars.slice(0, -1) })],
    [
      'a last bar with wrong prices',
      ({ bars, ...scene }) => {
        const last = bars.at(-1) as Bar;
        return { ...scene, bars: [...bars.slice(0, -1), { ...last, high: last.high + 9 }] };
      },
    ],
  ])('%s', (_, paint) => {
    expect(proven(createRecording, quarters, jump, paint).changed).toBeGreaterThan(0);
  });
});

it('the frame recorder finds a logged mark that is changed later', () => {
  const moving: Create = (market, settings) => {
    const honest = createRecording(market, settings);
    const at: Recording['at'] = (position, since) => {
      const state = honest.at(position, since);
      const old = honest.bars[position - 10]?.time ?? 0;
      for (const { mark } of state.markStates)
        if (mark.kind === 'swing' && mark.at === old)
          Object.assign(mark, { price: mark.price + (mark.side === 'high' ? -5 : 5) });
      return state;
    };
    return { ...honest, at };
  };
  expect(proven(moving, quarters).changed).toBeGreaterThan(0);
});
