import type { IndicatorEvent } from '@/engine/indicators/indicator';
import { closeOf, type IsTimeUp } from '@/engine/market/bar';
import { createRecording, type Recording } from './recording';
import type { Kept } from './witness';

/** Compares field by field; marks hold plain values only. */
function isSame(one: object, other: object): boolean {
  let fields = 0;
  for (const name in one) {
    fields++;
    if (!Object.is(one[name as keyof object], other[name as keyof object])) return false;
  }
  return fields === Object.keys(other).length;
}

/** @returns whether both say the same of the same mark, to the last field */
export function isSameEvent(one: IndicatorEvent, other: IndicatorEvent): boolean {
  if (one === other) return true;
  const isSameMoment = one.at === other.at && one.knownAt === other.knownAt;
  return one.type === other.type && isSameMoment && isSame(one.mark, other.mark);
}

/** What came of playing the first bars of a market alone. */
export interface AuditRun {
  /** Bars of the chart, and bars of the market, the only ones that the run was given. */
  position: number;
  marketBars: number;
  /** Whether the chart that was painted then looks the same, to the last number; null where none could be painted. */
  isSamePicture: boolean | null;
  /** Entries of its log, and those that are not the same as in the log of all bars, missing ones too. */
  entries: number;
  different: number;
}

/** How far it is. */
export interface AuditResult {
  /** Runs there are to be; it is through when there are as many. */
  wanted: number;
  runs: readonly AuditRun[];
}

/** @returns whether all runs there are to be have been */
export function isThrough(result: AuditResult | null): boolean {
  return result !== null && result.runs.length === result.wanted;
}

export interface Audit {
  /** Works on until the time is up. @returns the runs so far, the same object until another one is through */
  advance(isTimeUp: IsTimeUp): AuditResult;
}

/** Entries compared between two looks at the clock. */
const ENTRIES_AT_ONCE = 500;

/**
 * Only the past: for each painting a new recording that gets nothing but the bars that had closed then, and cannot know how it
 * went on. It has to paint the same chart, and write the same log.
 *
 * The log of all bars has to say by its own dates, too, that it knew no more: what the run did not say must be dated at the
 * close of the first bar that it was not given, or later.
 *
 * @param create makes a recording of the bars and settings
 */
export function createAudit(
  recording: Recording,
  paintings: readonly Kept[],
  create: typeof createRecording = createRecording,
): Audit {
  const { market, settings } = recording;
  const log = recording.log(recording.reached());
  let result: AuditResult = { wanted: paintings.length, runs: [] };
  let fresh: Recording | null = null;
  let told: readonly IndicatorEvent[] | null = null;
  let compared = 0;
  let different = 0;

  /** Whether an entry of the log of all bars is what a run told at its place, or is dated after all that it could tell. */
  function isAsTold(place: number, end: number): boolean {
    const [entry, known] = [log[place], told?.[place]];
    if (known) return entry !== undefined && isSameEvent(entry, known);
    const next = market[end];
    return !entry || !next || entry.knownAt >= closeOf(next, settings.step);
  }

  /** @returns what came of it, null where the time is up before */
  function run({ position, digest, digestOf }: Kept, isTimeUp: IsTimeUp): AuditRun | null {
    const marketBars = recording.marketBars(position);
    fresh ??= create(market.slice(0, marketBars), settings, []);
    if (!fresh.advance(position, isTimeUp)) return null;
    if (!told) {
      told = fresh.log(fresh.reached());
      different = Math.abs(recording.entries(position) - told.length);
    }
    for (const end = Math.max(log.length, told.length); compared < end; ) {
      if (isTimeUp()) return null;
      const stop = Math.min(end, compared + ENTRIES_AT_ONCE);
      for (; compared < stop; compared++) if (!isAsTold(compared, marketBars)) different++;
    }
    if (isTimeUp()) return null;
    // The chart has to show every bar that it knew of: those that had closed, and one that had begun.
    const most = position + (recording.forming(position) ? 1 : 0);
    const isOnChart = position <= fresh.bars.length && fresh.bars.length <= most;
    const isSamePicture = isOnChart && (digest === null ? null : digestOf(fresh) === digest);
    return { position, marketBars, isSamePicture, entries: told.length, different };
  }

  return {
    advance(isTimeUp) {
      for (let next = paintings[result.runs.length]; next; next = paintings[result.runs.length]) {
        const done = run(next, isTimeUp);
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
