import type { Layers } from '#indicators/suite';
import type { Recording } from './recording';
import type { Drawing } from './trace';

/** One frame of a chart. `digestOf` paints the same frame from another recording. */
export interface Painting {
  position: number;
  behind: number;
  shown: Layers;
  drawing: Drawing | null;
  digestOf(recording: Recording): string;
}

export interface Kept extends Pick<Painting, 'position' | 'digestOf'> {
  digest: string | null;
}

export interface FrameRecorder {
  record(painting: Painting): void;
  hasRecorded(position: number): boolean;
  /** Returns random frames, always including the last one. `bars` limits the market bars needed
   * to repaint them. */
  sample(count: number, bars?: number): Kept[];
}

const MAX_KEPT = 200;

/** Every break is a close beyond at least this many closes before it. */
const REACH = 4;

/** Keeps frames. Samples first those whose last bar may have made a break, because there a look at
 * later bars changes most. */
export function createFrameRecorder(recording: Recording, random: () => number): FrameRecorder {
  const kept: Kept[] = [];
  let count = 0;
  let last: Kept | null = null;

  function isTelling({ position }: Kept): boolean {
    const closes = recording.bars
      .slice(Math.max(0, position - 1 - REACH), position)
      .map(({ close }) => close);
    const last = closes.pop() as number;
    return last > Math.max(...closes) || last < Math.min(...closes);
  }

  return {
    record({ position, drawing, digestOf }) {
      const digest = drawing?.digest() ?? null;
      if (position === 0 || (last?.position === position && last.digest === digest)) return;
      last = { position, digest, digestOf };
      // Reservoir sampling: every frame is equally likely to be kept.
      const place = kept.length < MAX_KEPT ? kept.length : Math.floor(random() * (count + 1));
      if (place < MAX_KEPT) kept[place] = last;
      count++;
    },
    hasRecorded: (position) => last?.position === position,
    sample(wanted, bars = Infinity) {
      const chosen = new Map<number, Kept>();
      const telling = kept.filter(isTelling);
      const others = kept.filter((one) => !telling.includes(one));
      let left = bars;
      for (let next = last; next && chosen.size < wanted; ) {
        const cost = recording.marketBars(next.position);
        if (chosen.size === 0 || (cost <= left && !chosen.has(next.position))) {
          chosen.set(next.position, next);
          left -= cost;
        }
        const rest = telling.length > 0 ? telling : others;
        [next = null] = rest.splice(Math.floor(random() * rest.length), 1);
      }
      return [...chosen.values()].sort((one, other) => one.position - other.position);
    },
  };
}
