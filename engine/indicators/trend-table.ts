import { type Aggregator, createAggregator, timeframeName } from '#market/bar';
import { combined, confirmed, type Indicator, type Trend } from './indicator';
import { createBreaks, createSwings, SWING_REACH } from './structure';
import { trendTimeframes } from './suite';

/** An exponential moving average whose first value is the mean of the first closes. */
const AVERAGE_LENGTH = 20;
const AVERAGE_WEIGHT = 2 / (AVERAGE_LENGTH + 1);

function createAverageSide(): (close: number) => Trend['average'] {
  let count = 0;
  let sum = 0;
  let average = 0;
  let side: Trend['average'] = null;
  return (close) => {
    count += 1;
    if (count < AVERAGE_LENGTH) {
      sum += close;
      return null;
    }
    if (count === AVERAGE_LENGTH) average = (sum + close) / AVERAGE_LENGTH;
    else average += AVERAGE_WEIGHT * (close - average);
    if (close !== average) side = close > average ? 'above' : 'below';
    return side;
  };
}

function directionOf(structure: Trend['structure'], average: Trend['average']): Trend['direction'] {
  if (structure === 'up' && average === 'above') return 'up';
  if (structure === 'down' && average === 'below') return 'down';
  return 'flat';
}

/** Reads only its timeframe's closed bars. If two close at once, returns the state after both. */
function createTrendRow(timeframe: number, aggregator: Aggregator): Indicator<Trend> {
  const swings = createSwings(SWING_REACH);
  const breaksAt = createBreaks();
  const sideOfAverage = createAverageSide();
  const name = timeframeName(timeframe);
  let structure: Trend['structure'] = null;
  let average: Trend['average'] = null;
  let row: Trend | null = null;

  return {
    next(fed, knownAt) {
      for (const bar of aggregator.next(fed)) {
        structure =
          breaksAt(bar, swings.next(bar, knownAt), knownAt).at(-1)?.mark.direction ?? structure;
        average = sideOfAverage(bar.close);
      }
      if (structure === (row?.structure ?? null) && average === (row?.average ?? null)) return [];
      const old = row;
      const at = fed.time;
      const id = `trend:${name}:${at}`;
      const direction = directionOf(structure, average);
      row = { kind: 'trend', id, at, knownAt, timeframe, direction, structure, average };
      if (!old) return [confirmed(row)];
      return [{ type: 'replaced', at, knownAt, mark: old }, confirmed(row)];
    },
  };
}

export function createTrendTable(step: number): Indicator {
  return combined(
    trendTimeframes(step).map((timeframe) =>
      createTrendRow(timeframe, createAggregator(timeframe, step)),
    ),
  );
}
