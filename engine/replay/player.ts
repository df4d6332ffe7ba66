import type { Bar } from '@/engine/market/bar';
import { type Audit, type AuditResult, createAudit } from './audit';
import { createRecording, type IsTimeUp, type Recording } from './recording';
import { type Replay, type ReplayAction, replayed } from './replay';
import { timeframesOf } from './timeframes';
import { createViews, type Views } from './views';

/** A market to play. */
export interface Source {
  /** Number of a simulated market; null for a visitor's own file. */
  market: number | null;
  bars: readonly Bar[];
  /** Length of a bar, ms. */
  step: number;
  /** Of a price, after the point. */
  digits: number;
  /** Bars that have closed when the demo begins. */
  start: number;
}

/** Everything there is to show. */
export interface Snapshot {
  source: Source;
  /** Length of the chart's bars, ms, and what it can be changed to. */
  timeframe: number;
  timeframes: readonly number[];
  recording: Recording;
  /** Where the replay is wanted, and the position that is shown: behind it while the analysis is on its way. */
  replay: Replay;
  position: number;
  /** Part of the way that is done, from 0 to 1; null when the position is where it is wanted. */
  progress: number | null;
  /** What computing everything again came to; null before it has. */
  audit: AuditResult | null;
}

export interface Player {
  /** The state of this frame. */
  current(): Snapshot;
  /** Calls the listener with every frame. @returns ends that */
  onFrame(listener: () => void): () => void;
  /** The state for everything but the chart. */
  views: Views;
  act(action: Exclude<ReplayAction, { type: 'pass' | 'load' }>): void;
  load(source: Source): void;
  setTimeframe(timeframe: number): void;
  /** Whether there is work for another frame. */
  isBusy(): boolean;
  /** Does the work of one frame. @param elapsed ms that the replay moves on by */
  tick(elapsed: number, isTimeUp: IsTimeUp): void;
}

/** Milliseconds between two states for words while it plays: nobody reads faster. */
const calm = 125;

/** @returns bars of the chart that have closed by `time` */
function closedBy(bars: readonly Bar[], timeframe: number, time: number): number {
  const open = bars.findIndex((bar) => bar.time + timeframe > time);
  return open < 0 ? bars.length : open;
}

/** Puts a market on a chart, with the bars wanted that have closed by `time`. */
function charted(source: Source, wanted: number, time: number, replay: Replay): Snapshot {
  const timeframes = timeframesOf(source.step);
  const timeframe = timeframes.includes(wanted) ? wanted : (timeframes[0] as number);
  const recording = createRecording(source.bars, { step: source.step, timeframe });
  const { length } = recording.bars;
  const position = closedBy(recording.bars, timeframe, time);
  const loaded = replayed(replay, { type: 'load', length, position });
  const unknown = { position: 0, progress: 0, audit: null };
  return { source, timeframe, timeframes, recording, replay: loaded, ...unknown };
}

const startOf = ({ bars, start, step }: Source) => (bars[start - 1]?.time ?? 0) + step;

const still: Replay = { position: 0, part: 0, isPlaying: false, speed: 4, length: 0 };

/**
 * Plays a market: moves a replay on, has the indicators follow, and once it rests has everything computed again.
 *
 * @param source to begin with
 * @param timeframe wanted; the nearest one that the source's bars can make is taken
 */
export function createPlayer(source: Source, timeframe: number): Player {
  const frames = new Set<() => void>();
  let audit: Audit | null = null;
  let now = charted(source, timeframe, startOf(source), still);
  const { views, tellAll, tellNext } = createViews(now);
  let sinceTold = 0;
  let isFrameOwed = false;

  const isPlain = () => now.replay.isPlaying && now.progress === null;

  function frame(): void {
    isFrameOwed = false;
    for (const listener of frames) listener();
  }

  function tell(change: Partial<Snapshot>): void {
    now = { ...now, ...change };
    sinceTold = 0;
    frame();
    tellAll(now);
  }

  /** Chart and words take turns, so that no frame is late for both. */
  function tellInTurn(): void {
    if (sinceTold < calm) frame();
    else {
      sinceTold = 0;
      isFrameOwed = true;
      tellNext(now);
    }
  }

  /** Brings what is shown to where the replay is, as far as the time allows. */
  function follow(replay: Replay, isTimeUp: IsTimeUp): Partial<Snapshot> {
    const { recording, progress } = now;
    if (recording.advance(replay.position, isTimeUp))
      return { replay, position: replay.position, progress: null };
    const reached = recording.reached();
    // Playing waits for the work; a jump shows how far it is.
    if (replay.isPlaying && progress === null)
      return { replay: { ...replay, position: reached }, position: reached };
    return { replay, progress: reached / replay.position };
  }

  function check(isTimeUp: IsTimeUp): void {
    audit ??= createAudit(now.recording, now.position);
    const result = audit.advance(isTimeUp);
    if (result) tell({ audit: result });
  }

  const isAtRest = () => !now.replay.isPlaying && now.progress === null;

  return {
    current: () => now,
    onFrame(listener) {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    views,
    act(action) {
      const replay = replayed(now.replay, action);
      if (replay === now.replay) return;
      audit = null;
      if (replay.position <= now.recording.reached())
        tell({ replay, position: replay.position, progress: null, audit: null });
      else tell({ replay, progress: 0, audit: null });
    },
    load(next) {
      audit = null;
      tell(charted(next, now.timeframe, startOf(next), { ...now.replay, isPlaying: false }));
    },
    setTimeframe(wanted) {
      if (wanted === now.timeframe) return;
      audit = null;
      const last = now.recording.bars[now.replay.position - 1]?.time ?? 0;
      tell(charted(now.source, wanted, last + now.timeframe, now.replay));
    },
    isBusy: () => !isAtRest() || now.audit === null,
    tick(elapsed, isTimeUp) {
      sinceTold += elapsed;
      if (isAtRest()) {
        if (now.audit === null) check(isTimeUp);
        return;
      }
      const { replay, progress, position } = now;
      const wasPlain = isPlain();
      const next = progress === null ? replayed(replay, { type: 'pass', elapsed }) : replay;
      now = { ...now, ...follow(next, isTimeUp) };
      const isStill = now.position === position && now.progress === progress;
      if (!isStill && wasPlain && isPlain()) tellInTurn();
      else if (!isStill || now.replay.isPlaying !== replay.isPlaying) tell({});
      else if (isFrameOwed) frame();
    },
  };
}
