import { digestOf } from '@/engine/chart/digest-pen';
import { SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import type { Format } from '@/engine/chart/scene';
import type { Mark } from '@/engine/indicators/indicator';
import type { IndicatorSettings } from '@/engine/indicators/settings';
import { INDICATOR_OF } from '@/engine/indicators/suite';
import { type Bar, closeOf } from '@/engine/market/bar';
import { priceFormOf } from '@/engine/market/price-form';
import { fc, numRuns } from '@/engine/testing/properties';
import { CHART_WORDS, EVERYTHING, unlimited } from '@/engine/testing/replay';
import { anySeries, SERIES, type Series, seriesOf } from '@/engine/testing/series';
import { createAudit } from './audit';
import { createRecording, type Recording } from './recording';
import { suiteSceneAt } from './scenes';
import { timeframesOf } from './source';
import { createWitness } from './witness';

/**
 * What is shown at a bar is what is shown at the end of a file that ends there, on any file; and each way in which a page
 * could break that, put back here by hand, is found.
 */

type Create = typeof createRecording;
type Painted = ReturnType<typeof suiteSceneAt>;

const format: Format = {
  size: { width: 900, height: 480 },
  fontSize: 13,
  typeface: SYSTEM_MONOSPACE,
};
const nothing = { crosshair: null, chosen: null };

/** @returns the chart as it is shown; prices are written as those of the whole file are, which is a setting of the view */
function shownAt(recording: Recording, whole: Series, position: number, room: number, behind = 0) {
  const { bars, settings } = recording;
  const prices = priceFormOf(whole.bars);
  const looks = { bars, step: settings.timeframe, prices, titles: ['Test'], words: CHART_WORDS };
  return suiteSceneAt({ recording, position }, { ...looks, room, behind }, EVERYTHING, nothing);
}

/** @returns where a mark lies at the latest, as a time on the chart */
const reach = (mark: Mark) => ('time' in mark ? mark.time : 'from' in mark ? mark.from : mark.at);

/** Fails unless a recording shows at a position what one of a file that ends there shows at its end. */
function expectPastAlone(
  create: Create,
  series: Series,
  timeframe: number,
  part: number,
  room: number,
  choices: Partial<IndicatorSettings> = {},
) {
  const settings = { step: series.step, timeframe, ...choices };
  const whole = create(series.bars, settings);
  whole.advance(whole.bars.length, unlimited);
  const position = Math.max(1, Math.round(part * whole.bars.length));
  const marketBars = whole.marketBars(position);
  const cut = create(series.bars.slice(0, marketBars), settings);
  cut.advance(Infinity, unlimited);
  const end = cut.bars.length;

  // Of bars that close at once, one was cut short by a gap: the last of them is where the file ends.
  expect(end).toBeGreaterThanOrEqual(position);
  expect(whole.marketBars(end)).toBe(marketBars);
  for (const at of new Set([position, end])) {
    expect(cut.log(at)).toEqual(whole.log(at));
    for (const behind of [0, Math.floor(at / 3)]) {
      const [scene, wanted] = [whole, cut].map((one) => shownAt(one, series, at, room, behind));
      expect({ ...scene, bars: [] }).toEqual({ ...wanted, bars: [] });
      expect(digestOf(scene as Painted, format)).toBe(digestOf(wanted as Painted, format));
    }
  }
}

/** Fails unless a position knows no price that is not on its chart, and dates what it tells by one clock, in order. */
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
    const newBars = market.slice(
      recording.marketBars(position - 1),
      recording.marketBars(position),
    );
    const closes = newBars.map((bar) => closeOf(bar, settings.step));
    const fresh = log.slice(told);
    const misdated = fresh.filter(({ at, knownAt, mark }, place) => {
      const isNow = closes.includes(knownAt) && at < knownAt && at <= fed.time;
      return !isNow || reach(mark) > fed.time || knownAt < (fresh[place - 1]?.knownAt ?? -Infinity);
    });
    if (!isShown || !isInTime || misdated.length > 0)
      throw new Error(`bar ${position} knows more than its chart: ${JSON.stringify(misdated[0])}`);
    told = log.length;
  }
}

const charts = anySeries.chain((series) =>
  fc.record({
    series: fc.constant(series),
    timeframe: fc.constantFrom(...timeframesOf(series.step)),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    room: fc.integer({ min: 12, max: 160 }),
    choices: fc.record<IndicatorSettings>({
      swingReach: fc.integer({ min: 1, max: 8 }),
      minGapAtr: fc.constantFrom(0, 0.4),
      sessions: fc.constantFrom('mornings', 'whole-days'),
      dayStart: fc.constantFrom('UTC', 'New York'),
    }),
  }),
);

it('shows at any bar of any file what it shows at the end of the file cut there: picture, list and log', () => {
  fc.assert(
    fc.property(charts, ({ series, timeframe, part, room, choices }) =>
      expectPastAlone(createRecording, series, timeframe, part, room, choices),
    ),
    { numRuns: 2 * numRuns },
  );
});

it.each(SERIES)(
  'knows at each bar what is on the chart alone, dated by one clock, on bars %s',
  (name) => {
    const series = seriesOf(name, 7);
    for (const timeframe of timeframesOf(series.step))
      for (const dayStart of ['UTC', 'New York'] as const)
        expectDated(createRecording(series.bars, { step: series.step, timeframe, dayStart }));
  },
);

/** A file, and the chart that it is played on. */
interface Played {
  series: Series;
  timeframe: number;
}

const made = (create: Create, { series: { bars, step }, timeframe }: Played) =>
  create(bars, { step, timeframe });

/** Plays a file on a chart of which each bar is painted, and has the page's own proof look at it. */
function proven(create: Create, chart: Played, paint = (scene: Painted): Painted => scene) {
  const recording = made(create, chart);
  const witness = createWitness(recording, () => 0.5);
  const { length } = recording.bars;
  for (let position = Math.max(1, length - 120); position <= length; position++) {
    recording.advance(position, unlimited);
    const sceneOf = (of: Recording) => paint(shownAt(of, chart.series, position, 60));
    const scene = sceneOf(recording);
    witness.saw({
      position,
      scene,
      shown: EVERYTHING,
      digest: digestOf(scene, format),
      digestOf: (of) => digestOf(sceneOf(of), format),
    });
  }
  const { runs } = createAudit(recording, witness.sample(24), create).advance(unlimited);
  return {
    changed: witness.changed(),
    pictures: runs.filter(({ isSamePicture }) => !isSamePicture).length,
    entries: runs.filter(({ different }) => different > 0).length,
  };
}

const SOUND = { changed: 0, pictures: 0, entries: 0 };
const monthly = seriesOf('of months, by their last day', 3);
const thin = seriesOf('of a minute, three in ten missing', 3);
const quarters = { series: seriesOf('even', 4), timeframe: 15 * 60_000 };
const months = { series: monthly, timeframe: monthly.step };
const thinHours = { series: thin, timeframe: 15 * 60_000 };

it('finds nothing where nothing is wrong', () => {
  for (const chart of [quarters, months, thinHours])
    expect(proven(createRecording, chart)).toEqual(SOUND);
});

/** Recordings that look up more than they should know. @param known the position that is shown at a position */
function knowing(known: (recording: Recording, position: number) => number): Create {
  return (market, settings) => {
    const honest = createRecording(market, settings);
    const at = (position: number) => Math.min(honest.bars.length, known(honest, position));
    return {
      ...honest,
      marketBars: (position) => honest.marketBars(at(position)),
      advance: (position, isTimeUp) => honest.advance(at(position), isTimeUp),
      entries: (position) => honest.entries(at(position)),
      log: (position) => honest.log(at(position)),
      at: (position, since) => ({ ...honest.at(at(position), since), position }),
    };
  };
}

/** What was wrong once: fed are all bars that open before the most common length of a bar is over. */
const feedsByLength = knowing(({ bars, market, settings }, position) => {
  const end = (bars[position - 1]?.time ?? -Infinity) + settings.timeframe;
  return market.filter(({ time }) => time < end).length;
});

it('fault A, marks that know a bar that is not on the chart yet: found by the property and by the proof', () => {
  expect(() => expectPastAlone(feedsByLength, monthly, monthly.step, 0.5, 60)).toThrow();
  expect(() => expectDated(made(feedsByLength, months))).toThrow();
  expect(proven(feedsByLength, months).pictures).toBeGreaterThan(0);
});

it('fault B, boxes that leave the chart with the bar they began at, and zones that go for a newer one: found by the proof', () => {
  const withoutOld = (scene: Painted): Painted => {
    const from = scene.bars[0]?.time ?? 0;
    const isOld = ({ mark }: Painted['marks'][number]) =>
      (mark.kind === 'gap' || mark.kind === 'order-block') && mark.from < from;
    return { ...scene, marks: scene.marks.filter((shown) => !isOld(shown)) };
  };
  const oneZone = (scene: Painted): Painted => {
    const newest = scene.marks.findLast(({ mark }) => mark.kind === 'zone');
    const isOther = (shown: Painted['marks'][number]) =>
      shown.mark.kind === 'zone' && shown !== newest;
    return { ...scene, marks: scene.marks.filter((shown) => !isOther(shown)) };
  };
  expect(proven(createRecording, quarters, withoutOld).changed).toBeGreaterThan(0);
  expect(proven(createRecording, quarters, oneZone).changed).toBeGreaterThan(0);
});

it('fault C, marks dated to a bar on which they were not there: found by the property and by the proof', () => {
  const dated: Create = (market, settings) => {
    const honest = createRecording(market, settings);
    const log = (position: number) =>
      honest
        .log(position)
        .map((event) =>
          INDICATOR_OF[event.mark.kind] === 'smart-money' ? { ...event, knownAt: event.at } : event,
        );
    return { ...honest, log };
  };
  expect(() => expectDated(made(dated, thinHours))).toThrow();
  expect(proven(dated, thinHours).entries).toBeGreaterThan(0);
});

it('fault D, what comes out the same however often all bars are computed again: found by the proof', () => {
  // It knows three bars more than it should, and says so every time.
  const peeking = knowing((_, position) => position + 3);
  const [again, once] = [made(peeking, quarters), made(peeking, quarters)];
  for (const one of [once, again]) one.advance(200, unlimited);
  expect(again.log(200)).toEqual(once.log(200));
  expect(proven(peeking, quarters).pictures).toBeGreaterThan(0);
  // So does one that says it was given less.
  const hiding: Create = (market, settings) => {
    const { marketBars } = createRecording(market, settings);
    return { ...peeking(market, settings), marketBars };
  };
  const hidden = proven(hiding, quarters);
  expect([hidden.pictures > 0, hidden.entries > 0]).toEqual([true, true]);

  // It moves what it has shown: each swing that is ten bars old goes up a little.
  const moving = (scene: Painted): Painted => {
    const old = scene.bars.at(-10)?.time ?? 0;
    return {
      ...scene,
      marks: scene.marks.map((shown) =>
        shown.mark.kind === 'swing' && shown.mark.time < old
          ? { ...shown, mark: { ...shown.mark, price: shown.mark.price + 1 } }
          : shown,
      ),
    };
  };
  expect(proven(createRecording, quarters, moving).changed).toBeGreaterThan(0);
});
