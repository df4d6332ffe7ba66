import { type IndicatorEvent, isCounted, type Swing } from '#indicators/indicator';
import { createWholeSuite } from '#indicators/whole-suite';
import { type Bar, HOUR_MS, MINUTE_MS } from '#market/bar';
import { priceFormOf } from '#market/price-form';
import { arbitraryBars } from '#testing/bars';
import { fc, numRuns } from '#testing/properties';
import { EVERYTHING, noTime, SETTINGS, shortSource, unlimited } from '#testing/replay';
import { countsAt } from './counts';
import { createPlayer } from './player';
import { AT_ONCE, createRecording, type Recording } from './recording';
import { canRewrite, earlierBar, outcomeOf, rewritten } from './rewrite';
import { type Source, timeframesOf } from './source';

const STEP = 5 * MINUTE_MS;

const fileOf = (bars: Bar[], step = STEP): Source => ({
  market: null,
  bars,
  step,
  prices: priceFormOf(bars),
  start: 1,
  timeframes: timeframesOf(bars, step),
});

const cuts = fc
  .tuple(
    fc.oneof(
      fc.constant(shortSource()),
      arbitraryBars(500)
        .filter(({ length }) => length > 40)
        .map(fileOf),
    ),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer(),
  )
  .map(([source, part, seed]) => {
    const past = Math.max(1, Math.round(part * source.bars.length));
    return { source, past, seed };
  });

function recordingOf({ bars, step }: Source, createSuite = createWholeSuite): Recording {
  const recording = createRecording(bars, { ...SETTINGS, step, createSuite });
  recording.advance(recording.bars.length, unlimited);
  return recording;
}

it('keeps the past unchanged, and adds the requested number of bars', () => {
  fc.assert(
    fc.property(cuts, fc.integer({ min: 1, max: 200 }), ({ source, past, seed }, count) => {
      const { bars, start } = rewritten(source, past, count, seed);
      expect(start).toBe(past);
      expect(bars).toHaveLength(past + count);
      expect(bars.slice(0, past)).toEqual(source.bars.slice(0, past));
      const unsound = bars.filter(
        ({ time, open, high, low, close }, place) =>
          time <= (bars[place - 1]?.time ?? -Infinity) ||
          high < Math.max(open, close) ||
          low > Math.min(open, close),
      );
      expect(unsound).toEqual([]);
      expect(rewritten(source, past, count, seed).bars).toEqual(bars);
    }),
    { numRuns },
  );
});

it('makes a different future for each seed, starting from the last price', () => {
  for (const source of [shortSource(), fileOf([...shortSource().bars])]) {
    const [one, other] = [1, 2].map((seed) => rewritten(source, 300, 200, seed).bars);
    expect(one?.slice(300)).not.toEqual(other?.slice(300));
    const step = Math.abs((one?.[300]?.close ?? 0) / (source.bars[299]?.close ?? 1) - 1);
    expect(step).toBeLessThan(0.005);
  }
});

it('shifts reused bars if a price is 0 or less, otherwise scales them', () => {
  const moved = (by: (price: number) => number) => {
    const bars = shortSource().bars.map((bar) => ({
      ...bar,
      open: by(bar.open),
      high: by(bar.high),
      low: by(bar.low),
      close: by(bar.close),
    }));
    return rewritten(fileOf(bars), 300, 300, 4).bars.slice(300);
  };
  const { close: middle } = shortSource().bars[299] as Bar;
  const below = moved((price) => 1000 * (price - middle));
  expect(below.some(({ low }) => low < 0)).toBe(true);
  expect(below.every(({ high, low }) => high - low < 20)).toBe(true);
  // The lowest price is 0, as are some closes.
  const floored = moved((price) => Math.max(0, 1000 * (price - middle)));
  expect(floored.every(({ close }) => Number.isFinite(close))).toBe(true);
  expect(moved((price) => Math.round(price ** 200 * 100)).every(({ low }) => low >= 0)).toBe(true);
});

it('another future leaves the log of the past unchanged', () =>
  fc.assert(
    fc.asyncProperty(cuts, async ({ source, past, seed }) => {
      const original = recordingOf(source);
      const other = recordingOf(rewritten(source, past, 150, seed));
      const bar =
        1 + original.bars.findLastIndex((_, place) => original.marketBars(place + 1) <= past);
      expect(other.log(bar)).toEqual(original.log(bar));
      const known = original
        .log(bar)
        .filter(({ type, mark }) => type === 'confirmed' && isCounted(mark)).length;
      const outcome = await outcomeOf(original, bar, other, EVERYTHING, AT_ONCE);
      expect(outcome.changed).toBe(0);
      expect(countsAt(original, bar, EVERYTHING).confirmed).toBe(known);
    }),
    { numRuns },
  ));

it('counts marks of ours that another future changes or removes, but none that it adds', async () => {
  const source = shortSource();
  const original = recordingOf(source);
  const last = original
    .log(100)
    .filter(({ mark }) => mark.kind === 'swing')
    .at(-1)?.mark as Swing;
  const changedBy = async (change: (event: IndicatorEvent) => IndicatorEvent[]) => {
    const createSuite: typeof createWholeSuite = (settings) => {
      const suite = createWholeSuite(settings);
      return { ...suite, next: (bar) => suite.next(bar).flatMap(change) };
    };
    const other = recordingOf(rewritten(source, 300, 90, 1), createSuite);
    return (await outcomeOf(original, 100, other, EVERYTHING, AT_ONCE)).changed;
  };
  const onLast = (change: (event: IndicatorEvent) => IndicatorEvent[]) =>
    changedBy((event) => (event.mark.id === last.id ? change(event) : [event]));
  const withMark = (event: IndicatorEvent, mark: object) =>
    ({ ...event, mark: { ...event.mark, ...mark } }) as IndicatorEvent;
  expect(await onLast((event) => [event, withMark(event, { id: 'added' })])).toBe(0);
  expect(await onLast(() => [])).toBe(1);
  expect(await onLast((event) => [withMark(event, { at: last.at + 1 })])).toBe(1);
});

it('another future takes back no swing of the zigzag but its last, in some futures', async () => {
  const source = shortSource();
  const original = recordingOf(source);
  const lost = new Set<number>();
  for (let seed = 0; seed < 20; seed++) {
    const other = recordingOf(rewritten(source, original.marketBars(100), 90, seed));
    const outcome = await outcomeOf(original, 100, other, EVERYTHING, AT_ONCE);
    lost.add(outcome.gone);
  }
  expect(lost).toEqual(new Set([0, 1]));
});

it.each([
  ['60 one-minute rows at 15m', 60, MINUTE_MS, 15 * MINUTE_MS],
  ['200 rows of 15 minutes at 4h', 200, 15 * MINUTE_MS, 4 * HOUR_MS],
])('rewrites after another bar of a short chart: %s', (_, count, step, timeframe) => {
  const bars = shortSource().bars.slice(0, count);
  const timed = bars.map((bar, at) => ({ ...bar, time: at * step }));
  const source = fileOf(timed, step);
  const recording = createRecording(source.bars, { ...SETTINGS, step, timeframe });
  const { length } = recording.bars;
  for (const random of [0, 0.5, 0.999]) {
    const bar = earlierBar(length, random);
    expect(bar).toBeLessThanOrEqual(length);
    const past = recording.marketBars(bar);
    expect(rewritten(source, past, 30, 1).bars).toHaveLength(past + 30);
  }
});

it.each([
  [960, 0, 660],
  [960, 0.999, 959],
  [21, 0.999, 20],
  [20, 0.999, 20],
  [4, 0.999, 4],
])('at bar %d, random %d chooses bar %d', (position, random, bar) =>
  expect(earlierBar(position, random)).toBe(bar),
);

it('does not rewrite while a long file is computed on another timeframe', () => {
  const bars = Array.from({ length: 20_000 }, (_, at) => {
    const bar = shortSource().bars[at % 600] as Bar;
    return { ...bar, time: at * MINUTE_MS };
  });
  const player = createPlayer({ ...fileOf(bars, MINUTE_MS), start: 600 }, SETTINGS);
  const settle = () => {
    while (player.current().progress !== null) player.tick(0, unlimited);
  };
  settle();
  player.act({ type: 'jump', to: player.current().replay.length });
  settle();
  expect(canRewrite(player.current())).toBe(true);
  player.setTimeframe(MINUTE_MS);
  for (let frame = 0; frame < 20; frame++) {
    expect(canRewrite(player.current())).toBe(false);
    player.tick(0, noTime);
  }
  settle();
  expect(canRewrite(player.current())).toBe(true);
});
