import type { IndicatorEvent } from '#indicators/indicator';
import { closeOf, type ShouldYield } from '#market/bar';
import type { Kept } from './frame-recorder';
import { createRecording, type Recording } from './recording';

/** Compares all fields of two events. Works because events hold plain values in a fixed order. */
function isSameEvent(one: IndicatorEvent, other: IndicatorEvent): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Result of playing only a market's first bars. `isSamePicture` is null if nothing could be
 * painted; `different` counts the log entries that differ. */
export interface CheckRun {
  position: number;
  isSamePicture: boolean | null;
  different: number;
}

export interface CheckResult {
  wanted: number;
  runs: readonly CheckRun[];
}

export function isComplete(result: CheckResult | null): boolean {
  return result !== null && result.runs.length === result.wanted;
}

export interface LookaheadCheck {
  advance(shouldYield: ShouldYield): CheckResult;
}

const ENTRIES_AT_ONCE = 500;

/** Repeats each frame with a new recording of the bars closed by then. Picture and log must match,
 * and no later entry may be backdated. */
export function createLookaheadCheck(
  recording: Recording,
  paintings: readonly Kept[],
  create: typeof createRecording = createRecording,
): LookaheadCheck {
  const { market, settings } = recording;
  const log = recording.log(recording.reached());
  let result: CheckResult = { wanted: paintings.length, runs: [] };
  let fresh: Recording | null = null;
  let told: readonly IndicatorEvent[] | null = null;
  let compared = 0;
  let different = 0;

  function isAsTold(place: number, end: number): boolean {
    const [entry, known] = [log[place], told?.[place]];
    if (known) return entry !== undefined && isSameEvent(entry, known);
    const next = market[end];
    return !entry || !next || entry.knownAt >= closeOf(next, settings.step);
  }

  function run({ position, digest, digestOf }: Kept, shouldYield: ShouldYield): CheckRun | null {
    const marketBars = recording.marketBars(position);
    fresh ??= create(market.slice(0, marketBars), settings);
    if (!fresh.advance(position, shouldYield)) return null;
    if (!told) {
      told = fresh.log(fresh.reached());
      different = Math.abs(recording.entries(position) - told.length);
    }
    for (const end = Math.max(log.length, told.length); compared < end; ) {
      if (shouldYield()) return null;
      const stop = Math.min(end, compared + ENTRIES_AT_ONCE);
      for (; compared < stop; compared++) if (!isAsTold(compared, marketBars)) different++;
    }
    if (shouldYield()) return null;
    // A bar that has begun may be on the chart too.
    const most = position + (recording.forming(position) ? 1 : 0);
    const isOnChart = position <= fresh.bars.length && fresh.bars.length <= most;
    const isSamePicture = isOnChart && (digest === null ? null : digestOf(fresh) === digest);
    return { position, isSamePicture, different };
  }

  return {
    advance(shouldYield) {
      for (let next = paintings[result.runs.length]; next; next = paintings[result.runs.length]) {
        const done = run(next, shouldYield);
        if (!done) break;
        result = { ...result, runs: [...result.runs, done] };
        fresh = null;
        told = null;
        compared = 0;
      }
      return result;
    },
  };
}
