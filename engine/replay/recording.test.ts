import { createHash } from 'node:crypto';
import type { IndicatorEvent } from '#indicators/indicator';
import { analyze } from '#indicators/whole-suite';
import { HOUR_MS, MINUTE_MS, type ShouldYield } from '#market/bar';
import { BASE_STEP_MS, simulatedMarket } from '#market/simulated-market';
import { noTime, SETTINGS, timeFor, unlimited } from '#testing/replay';
import { createRecording, type Recording } from './recording';

const market = simulatedMarket(3, 1516);
const recorded = (timeframe = 15 * MINUTE_MS, bars = market) =>
  createRecording(bars, { ...SETTINGS, step: BASE_STEP_MS, timeframe });

function digest(recording: Recording, position: number): string {
  const all = [
    recording.at(position, 0),
    recording.log(position).slice(-60),
    recording.repainted.at(position, 0),
    recording.marketBars(position),
  ];
  return createHash('sha1').update(JSON.stringify(all)).digest('hex');
}

describe.each([
  [5 * MINUTE_MS, 500],
  [15 * MINUTE_MS, 1516],
  [HOUR_MS, 1516],
])('a recording on a %d ms chart', (timeframe, count) => {
  const bars = market.slice(0, count);
  const recording = recorded(timeframe, bars);
  const positions = [...recording.bars.keys(), recording.bars.length];
  const shown = positions.map((position) => {
    recording.advance(position, unlimited);
    return digest(recording, position);
  });

  it('shows earlier positions exactly as first shown', () => {
    const differs = (position: number) => digest(recording, position) !== shown[position];
    expect([...positions].reverse().filter(differs)).toEqual([]);
    expect(positions.filter((position) => position % 20 === 0 && differs(position))).toEqual([]);
  });

  it('ends in the same state as one analysis of the whole market', () => {
    const closed = bars.filter(({ time }) => time < (recording.bars.at(-1)?.time ?? 0) + timeframe);
    const wanted = analyze(closed, { step: BASE_STEP_MS, timeframe });
    const { markStates, trends } = recording.at(recording.bars.length, 0);
    expect({ bars: recording.bars, markStates, trends }).toEqual(wanted);
  });
});

it('a recording returns the latest matching events, however far back', () => {
  const recording = recorded();
  recording.advance(recording.bars.length, unlimited);
  const isWanted = ({ type }: IndicatorEvent) => type === 'broken';
  const wanted = recording.log(250).filter(isWanted);
  expect(wanted.length).toBeGreaterThan(3);
  expect(recording.latest(250, 3, isWanted)).toEqual(wanted.slice(-3));
  expect(recording.latest(250, 1000, isWanted)).toEqual(wanted);
});

it('the analysis stops at its time limit, its goal or the end, and repeats nothing', () => {
  const recording = recorded(HOUR_MS);
  const { length } = recording.bars;
  const steps: [wanted: number, shouldYield: ShouldYield, isThere: boolean, reached: number][] = [
    [50, timeFor(20), false, 20],
    [50, noTime, false, 20],
    [27, unlimited, true, 27],
    [100_000, unlimited, true, length],
    [5, noTime, true, length],
  ];
  for (const [wanted, shouldYield, isThere, reached] of steps) {
    expect(recording.advance(wanted, shouldYield)).toBe(isThere);
    expect(recording.reached()).toBe(reached);
  }
});

it('a recording builds its chart in slices, or at once if needed sooner', () => {
  const long = simulatedMarket(3, 9000);
  const [atOnce, sliced] = [recorded(HOUR_MS, long), recorded(HOUR_MS, long)];
  expect([sliced.chart(noTime), sliced.chart(noTime), sliced.advance(3, noTime)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(sliced.chart(noTime)).toBe(true);
  expect(sliced.bars).toEqual(atOnce.bars);
  for (const [fed, position] of [
    [0, 0],
    [11, 0],
    [12, 1],
    [9000, 750],
  ] as const)
    expect(sliced.positionOf(fed)).toBe(position);
});
