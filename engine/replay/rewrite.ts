import { type Bar, closeOf } from '@/engine/market/bar';
import { formatPrice } from '@/engine/market/price-form';
import { mulberry32 } from '@/engine/market/random';
import { simulatedFuture } from '@/engine/market/simulated-market';
import { isSameEvent } from './audit';
import type { Recording, Slices } from './recording';
import type { Source } from './source';

/** Bars that keep together where a file's future is made of its own: what happens within them stays as it was. */
const BLOCK_BARS = 24;

/**
 * Makes a future of a market's own moves: blocks of bars from anywhere in it, each moved so that it begins at the price
 * where the one before ended (the block bootstrap: Künsch, "The jackknife and the bootstrap for general stationary
 * observations", 1989). Prices are multiplied, so that a move stays the same part of the price; where a market has
 * prices of 0 and below they are added to.
 */
function blocksOf(
  { bars, prices, step }: Source,
  past: number,
  count: number,
  seed: number,
): Bar[] {
  const random = mulberry32(seed);
  const isPositive = bars.every(({ low }) => low > 0);
  const made: Bar[] = [];
  let { time, close } = bars[past - 1] as Bar;
  let [from, until, scale, shift] = [0, 0, 1, 0];
  while (made.length < count) {
    if (from === until) {
      from = 1 + Math.floor(random() * Math.max(1, bars.length - BLOCK_BARS));
      until = Math.min(from + BLOCK_BARS, bars.length);
      const before = (bars[from - 1] as Bar).close;
      [scale, shift] = isPositive ? [close / before, 0] : [1, close - before];
    }
    const { open, high, low, close: last, volume } = bars[from] as Bar;
    const moved = (price: number) => Number(formatPrice(price * scale + shift, prices));
    time = bars[past + made.length]?.time ?? time + step;
    close = moved(last);
    made.push({ time, open: moved(open), high: moved(high), low: moved(low), close, volume });
    from++;
  }
  return made;
}

/**
 * Throws a market's future away and puts another one in its place: of a simulated market, what another seed makes of its
 * last bar; of any other, its own moves in another order, at the times of the bars they take the place of. The past is
 * the very same bars.
 *
 * @param past bars that stay, at least 1
 * @param count bars of the new future
 * @param seed the same one gives the same future
 * @returns the market with its new future, at the end of its past
 */
export function rewritten(source: Source, past: number, count: number, seed: number): Source {
  const future =
    source.market === null
      ? blocksOf(source, past, count, seed)
      : simulatedFuture(seed, source.bars[past - 1] as Bar, count);
  return {
    ...source,
    bars: [...source.bars.slice(0, past), ...future],
    start: past,
  };
}

/** What the entries of a log have come to later. */
export interface Outcome {
  /** There were so many at the bar. */
  known: number;
  /** Of these, the ones that are not there any more as they were; and those that are dated back to it. */
  changed: number;
}

/**
 * Holds the log of a bar against the whole log of a market with the same bars up to there.
 *
 * @param bar chart bars that had closed
 * @param other analysed as far as it is to be looked at
 */
export async function logOutcome(
  recording: Recording,
  bar: number,
  other: Recording,
  { isTimeUp, rest }: Slices,
): Promise<Outcome> {
  const log = recording.log(bar);
  const later = other.log(other.reached());
  const last = recording.market[recording.marketBars(bar) - 1];
  const until = last ? closeOf(last, recording.settings.step) : -Infinity;
  let changed = 0;
  for (const [place, event] of later.entries()) {
    if (isTimeUp()) await rest();
    const known = log[place];
    if (known ? !isSameEvent(event, known) : event.knownAt <= until) changed++;
  }
  return { known: log.length, changed: changed + Math.max(0, log.length - later.length) };
}
