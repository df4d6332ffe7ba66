import { type Bar, closeOf } from '@/engine/market/bar';
import { formatPrice } from '@/engine/market/price-form';
import { mulberry32 } from '@/engine/market/random';
import { simulatedFuture } from '@/engine/market/simulated-market';
import { isSameEvent } from './lookahead-check';
import type { Recording, Slices } from './recording';
import type { Source } from './source';

const BLOCK_BARS = 24;

/** Block bootstrap (Künsch, The jackknife and the bootstrap for general stationary observations,
 * 1989). Scales blocks, or shifts them if any price is zero or less. */
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

/** Replaces everything after the first `past` bars with `count` other bars. */
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

export interface Outcome {
  known: number;
  changed: number;
}

/** Compares the log at `bar` with the whole log of `other`. Their bars up to `bar` are the same. */
export async function logOutcome(
  recording: Recording,
  bar: number,
  other: Recording,
  { shouldYield, rest }: Slices,
): Promise<Outcome> {
  const log = recording.log(bar);
  const later = other.log(other.reached());
  const last = recording.market[recording.marketBars(bar) - 1];
  const until = last ? closeOf(last, recording.settings.step) : -Infinity;
  let changed = 0;
  for (const [place, event] of later.entries()) {
    if (shouldYield()) await rest();
    const known = log[place];
    if (known ? !isSameEvent(event, known) : event.knownAt <= until) changed++;
  }
  return { known: log.length, changed: changed + Math.max(0, log.length - later.length) };
}
