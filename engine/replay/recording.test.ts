import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { analyse, createSuite } from '@/engine/indicators/suite';
import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { aggregate } from '@/engine/market/timeframe';
import { run } from '@/engine/testing/expectations';
import { noTime, timeFor, unlimited } from '@/engine/testing/replay';
import { createRecording, type Recording } from './recording';

/** Long enough for a weekend; the last bar of every chart is cut short. */
const market = simulatedMarket(3, 1516);
const recorded = (timeframe = 15 * MINUTE_MS, bars = market) =>
  createRecording(bars, { step: BASE_STEP_MS, timeframe });

/** @returns everything that is shown at a position, in a few letters: hundreds of whole views would fill the memory */
function digest(recording: Recording, position: number): string {
  const all = [
    recording.at(position, 0),
    recording.proof(position),
    recording.latest(position, 60),
    recording.naive(position),
    recording.marketBars(position),
  ];
  return createHash('sha1').update(JSON.stringify(all)).digest('hex');
}

describe.each([
  [5 * MINUTE_MS, 500],
  [15 * MINUTE_MS, 1516],
  [HOUR_MS, 1516],
])('on a chart of %d ms', (timeframe, count) => {
  const bars = market.slice(0, count);
  const recording = recorded(timeframe, bars);
  const positions = [...recording.bars.keys(), recording.bars.length];
  const changed: number[] = [];
  /** What was shown after each bar when it was the last. */
  const shown = positions.map((position) => {
    recording.advance(position, unlimited);
    changed.push(recording.proof(position).changed);
    return digest(recording, position);
  });

  it('shows an earlier bar exactly as it was when it was the last', () => {
    const differs = (position: number) => digest(recording, position) !== shown[position];
    expect([...positions].reverse().filter(differs)).toEqual([]);
    expect(positions.filter(differs)).toEqual([]);
  });

  it('finds no mark changed', () => {
    expect(new Set(changed)).toEqual(new Set([0]));
  });

  it('has in the end what an analysis of the whole market has', () => {
    const closed = bars.filter(({ time }) => time < (recording.bars.at(-1)?.time ?? 0) + timeframe);
    const wanted = analyse(closed, { step: BASE_STEP_MS, timeframe });
    const { standings, trends } = recording.at(recording.bars.length, 0);
    expect({ bars: recording.bars, standings, trends }).toEqual(wanted);
  });
});

describe('a recording', () => {
  const recording = recorded();
  const whole = run(createSuite(recording.settings), market);
  const length = recording.bars.length;
  recording.advance(length, unlimited);

  it('has the complete bars of the chart', () => {
    expect(market.length % 3).not.toBe(0);
    expect(recording.bars).toEqual(aggregate(market, 15 * MINUTE_MS, BASE_STEP_MS));
  });

  it('writes down every event, in the order of the suite', () => {
    const log = recording.log(length);
    expect(log).toEqual(whole.slice(0, log.length));
    expect(log.length).toBeGreaterThan(500);
  });

  it('has a log whose beginning is the log of any earlier bar', () => {
    const log = recording.log(length);
    for (const position of [0, 1, 100, 250]) {
      const now = recording.bars[position - 1]?.time ?? 0;
      const known = log.filter(({ knownAt }) => knownAt < now + 15 * MINUTE_MS);
      expect(recording.log(position)).toEqual(known);
    }
  });

  it('counts the bars of the market that have closed with those of the chart', () => {
    expect([0, 1, 2, 100].map(recording.marketBars)).toEqual([0, 3, 6, 300]);
    expect(recording.marketBars(length)).toBe(1515);
  });

  it('counts the marks confirmed', () => {
    const confirmed = recording.log(200).filter(({ type }) => type === 'confirmed');
    expect(recording.proof(200)).toEqual({ confirmed: confirmed.length, changed: 0 });
    expect(recording.at(200, 0).standings).toHaveLength(confirmed.length);
  });

  it('tells of the latest events, the newest last', () => {
    expect(recording.latest(length, 60)).toEqual(recording.log(length).slice(-60));
    expect(recording.latest(3, 1000)).toEqual(recording.log(3));
    expect(recording.log(3).length).toBeGreaterThan(0);
  });

  it('tells which sessions were running', () => {
    expect(recording.at(0, 0).developing).toEqual([]);
    expect(recording.at(8, 0).developing.map(({ name }) => name)).toEqual(['Asia']);
  });

  it('leaves out marks that were over before the time asked for', () => {
    const now = recording.bars[249]?.time ?? 0;
    const all = recording.at(250, 0).standings;
    const { standings } = recording.at(250, now);
    expect(standings.every(({ endedAt }) => endedAt === null || endedAt >= now)).toBe(true);
    const standing = all.filter(({ mark, endedAt }) => mark.kind === 'zone' && endedAt === null);
    expect(standings).toEqual(expect.arrayContaining(standing));
    expect(standings.length).toBeLessThan(all.length);
  });

  it('has a trend table that does not depend on the time asked for', () => {
    const { trends } = recording.at(length, Number.MAX_SAFE_INTEGER);
    expect(trends).toEqual(recording.at(length, 0).trends);
    expect(trends.some(({ direction }) => direction !== 'flat')).toBe(true);
  });

  it('does not analyse again what it has analysed', () => {
    expect(recording.advance(length, noTime)).toBe(true);
    expect(recording.advance(5, noTime)).toBe(true);
    expect(recording.reached()).toBe(length);
  });
});

it('gets no further than its time', () => {
  const recording = recorded();
  expect(recording.advance(50, timeFor(20))).toBe(false);
  expect(recording.reached()).toBe(20);
  expect(recording.advance(50, noTime)).toBe(false);
  expect(recording.reached()).toBe(20);
});

it('goes no further than it is asked to, nor beyond the end', () => {
  const recording = recorded(HOUR_MS);
  recording.advance(7, unlimited);
  expect(recording.reached()).toBe(7);
  expect(recording.advance(100_000, unlimited)).toBe(true);
  expect(recording.reached()).toBe(recording.bars.length);
});

it('comes to the same in slices as in one go, whatever is looked at in between', () => {
  const atOnce = recorded(HOUR_MS);
  const end = atOnce.bars.length;
  atOnce.advance(end, unlimited);
  const wanted = digest(atOnce, end);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (slices) => {
      const sliced = recorded(HOUR_MS);
      for (let turn = 0; sliced.reached() < end; turn++) {
        sliced.advance(end, timeFor(slices[turn % slices.length] ?? 1));
        const position = Math.floor(sliced.reached() / (1 + (turn % 3)));
        sliced.at(position, 0);
        sliced.proof(position);
      }
      expect(digest(sliced, end)).toBe(wanted);
      expect(isDeepStrictEqual(sliced.log(end), atOnce.log(end))).toBe(true);
    }),
    { numRuns: 12 },
  );
});

it('shows an empty chart before anything was played, and of a market without bars', () => {
  const none = createRecording([], { step: BASE_STEP_MS, timeframe: HOUR_MS });
  expect(none.advance(1, unlimited)).toBe(true);
  for (const recording of [recorded(), none]) {
    expect(recording.at(0, 0)).toMatchObject({ position: 0, standings: [], developing: [] });
    expect(recording.proof(0)).toEqual({ confirmed: 0, changed: 0 });
    expect(recording.latest(0, 60)).toEqual([]);
    expect(recording.naive(0)).toMatchObject({ marks: [], drawn: 0 });
  }
});
