import {
  type Bar,
  canAggregate,
  createAggregator,
  HOUR_MS,
  MIN_CHART_BARS,
  MINUTE_MS,
} from '#market/bar';
import { PROOF_BAR_COUNT } from '#market/example-market';
import type { PriceForm } from '#market/price-form';
import {
  BASE_STEP_MS,
  createMarket,
  SIMULATED_PRICES,
  simulatedMarket,
} from '#market/simulated-market';
import type { Slices } from './recording';

/** `market` is a simulated market's number, or null for a file. `start` is the number of bars
 * closed at the start. */
export interface Source {
  market: number | null;
  bars: readonly Bar[];
  step: number;
  prices: PriceForm;
  start: number;
  /** In ms, lowest first. */
  timeframes: readonly number[];
}

const TIMEFRAMES_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS];

/** Almost two weeks more than the proof. */
const BAR_COUNT = PROOF_BAR_COUNT + 2640;

function sourceOf(market: number, bars: readonly Bar[]): Source {
  const [step, prices] = [BASE_STEP_MS, SIMULATED_PRICES];
  return { market, bars, step, prices, start: PROOF_BAR_COUNT, timeframes: TIMEFRAMES_MS };
}

export function simulatedSource(number: number): Source {
  return sourceOf(number, simulatedMarket(number, BAR_COUNT));
}

export async function simulatedSourceInSlices(
  number: number,
  { shouldYield, rest }: Slices,
): Promise<Source> {
  const next = createMarket(number);
  const bars: Bar[] = [];
  while (bars.length < BAR_COUNT) {
    if (shouldYield()) await rest();
    bars.push(next());
  }
  await rest();
  return sourceOf(number, bars);
}

function hasChart(bars: readonly Bar[], timeframe: number, step: number): boolean {
  const aggregator = createAggregator(timeframe, step);
  let complete = 0;
  for (const bar of bars) {
    complete += aggregator.next(bar).length;
    if (complete >= MIN_CHART_BARS) return true;
  }
  return false;
}

/** Returns all timeframes that bars of `step` can form, however few. */
const formable = (step: number): readonly number[] => [
  step,
  ...TIMEFRAMES_MS.filter((timeframe) => timeframe > step && canAggregate(timeframe, step)),
];

/** Returns whether the bars are too few for a chart on a longer timeframe. */
export const hasFewBars = ({ step, timeframes }: Pick<Source, 'step' | 'timeframes'>): boolean =>
  timeframes.length < formable(step).length;

/** Returns `step`, and the longer timeframes that the bars fill a chart on. */
export function timeframesOf(bars: readonly Bar[], step: number): number[] {
  return formable(step).filter(
    (timeframe) => timeframe === step || hasChart(bars, timeframe, step),
  );
}
