import type { Mark } from '#indicators/indicator';
import type { Layers } from '#indicators/suite';
import type { Bar } from '#market/bar';
import { formatPrice } from '#market/price-form';
import { mulberry32 } from '#market/random';
import { simulatedFuture } from '#market/simulated-market';
import { confirmedMarks } from './counts';
import { createPlayer, type Player, type Snapshot } from './player';
import type { Recording, Slices } from './recording';
import { MIN_BARS } from './replay';
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

const FUTURE_BARS = 30;

/** Returns a player of the market with another future after `bar`, on the same timeframe. */
export function futurePlayer(
  { source, timeframe, recording }: Snapshot,
  bar: number,
  seed: number,
): Player {
  const count = Math.ceil((FUTURE_BARS * timeframe) / source.step);
  const market = rewritten(source, recording.marketBars(bar), count, seed);
  return createPlayer(market, recording.settings);
}

/** Returns whether another future can begin after the bar shown: it is analyzed. */
export const canRewrite = ({ position, progress }: Snapshot): boolean =>
  position > 0 && progress === null;

/** `earlierBar` goes back at most this far. */
const RECENT_BARS = 300;

/** Returns a bar before `position`, or `position` if the replay has none. `random` is in [0, 1). */
export function earlierBar(position: number, random: number): number {
  const least = Math.max(Math.min(MIN_BARS, position), position - RECENT_BARS);
  return least + Math.floor(random * (position - least));
}

/** Counts the marks that stood at the cut and are different or gone after other bars. */
async function changedBetween(
  before: readonly Mark[],
  after: readonly Mark[],
  { shouldYield, rest }: Slices,
): Promise<number> {
  const later = new Map(after.map((mark) => [mark.id, mark]));
  let changed = 0;
  for (const mark of before) {
    if (shouldYield()) await rest();
    if (JSON.stringify(mark) !== JSON.stringify(later.get(mark.id))) changed++;
  }
  return changed;
}

/** Compares both charts after `bar` with another future: how many of our marks have another look or
 * are gone, and how many of the zigzag's swings are `gone`. */
export async function outcomeOf(
  recording: Recording,
  bar: number,
  future: Recording,
  shown: Layers,
  slices: Slices,
): Promise<Record<'changed' | 'gone', number>> {
  const end = future.reached();
  const [before, after] = [recording.repainted.at(bar, 0), future.repainted.at(end, 0)];
  const own = [confirmedMarks(recording, bar, shown), confirmedMarks(future, end, shown)] as const;
  const changed = await changedBetween(...own, slices);
  return { changed, gone: await changedBetween(before.marks, after.marks, slices) };
}
