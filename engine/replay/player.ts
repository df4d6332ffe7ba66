import type { IsTimeUp } from '@/engine/market/bar';
import { type Audit, type AuditResult, createAudit, isThrough } from './audit';
import { createRecording, type Recording } from './recording';
import { nextReplay, type Replay, type ReplayAction } from './replay';
import { type Source, timeframesOf } from './source';
import { createWitness, type Painting } from './witness';

/** Everything there is to show. */
export interface Snapshot {
  source: Source;
  /** Length of the chart's bars, ms, and what it can be changed to. */
  timeframe: number;
  timeframes: readonly number[];
  recording: Recording;
  /** The earliest position that this chart has been at: nobody has seen one before it played. */
  start: number;
  /** Where the replay is wanted, and the position that is shown: behind it while the analysis is on its way. */
  replay: Replay;
  position: number;
  /** Part of the way that is done, from 0 to 1; null when the position is where it is wanted. */
  progress: number | null;
  /** What playing the first bars alone came to so far, once the replay rests; null before. */
  audit: AuditResult | null;
}

/** The charts come last: words are quick, and leave them a later frame. */
const PACES = ['words', 'list', 'controls', 'frames'] as const;

/**
 * How often a listener is called while bars pass: in each frame, as often as figures can be read, as often as a list can,
 * or not at all. Anything else that changes, all hear of at once.
 */
export type Pace = (typeof PACES)[number];

/** A store of the replay. Its functions stay the same ones. */
export interface Player {
  /** The state of this frame. */
  current(): Snapshot;
  /** The state that listeners of a pace were called for last. */
  snapshot(pace: Pace): Snapshot;
  /** @returns what ends the subscription */
  subscribe(pace: Pace, listener: () => void): () => void;
  act(action: Exclude<ReplayAction, { type: 'pass' | 'load' }>): void;
  load(source: Source): void;
  setTimeframe(timeframe: number): void;
  /** Takes down what the chart of the suite looks like now. */
  painted(painting: Painting): void;
  /** @returns marks painted once that a later painting showed otherwise, or not at all though they stood in view */
  changed(): number;
  /** Whether there is work for another frame. */
  isBusy(): boolean;
  /** Does the work of one frame. @param elapsedMs that the replay moves on by */
  tick(elapsedMs: number, isTimeUp: IsTimeUp): void;
}

/** Between two states for words while it plays: nobody reads faster. */
const WORDS_INTERVAL_MS = 125;

/** Of so many of those, the list has one and the words have the others: each costs a part of a frame. */
const TURNS_PER_LIST = 4;

/** A market on its way to a chart. */
interface Coming {
  recording: Recording;
  /** Bars of the market that have closed where the replay is wanted. */
  fed: number;
}

/** What a state has of a recording of which nothing is analysed yet, when so many of the market's bars have closed. */
function unknownAt({ recording, fed }: Coming, replay: Replay) {
  const [{ length }, position] = [recording.bars, recording.positionOf(fed)];
  const loaded = nextReplay(replay, { type: 'load', length, position });
  const unknown = { position: 0, progress: 0, audit: null };
  return { recording, start: loaded.position, replay: loaded, ...unknown };
}

const PAUSED: Replay = { position: 0, part: 0, isPlaying: false, speed: 4, length: 0 };

/** Whether it plays, with the analysis where the replay is. */
const isPassing = ({ replay, progress }: Snapshot) => replay.isPlaying && progress === null;

const isAtRest = ({ replay, progress }: Snapshot) => !replay.isPlaying && progress === null;

/** Paintings that are held against the past alone whenever the replay rests, and bars fed for them. */
const AUDITED = { paintings: 8, bars: 60_000 };

/**
 * Plays a market: moves a replay on, has the indicators follow, and once it rests holds what was painted against the past alone.
 *
 * @param source to begin with
 * @param timeframe wanted; the nearest one that the source's bars can make is taken
 * @param create makes a recording of bars and settings
 * @param random draws the lots
 */
export function createPlayer(
  source: Source,
  timeframe: number,
  create = createRecording,
  random = Math.random,
): Player {
  let coming: Coming | null = null;
  let now = stateOf(source, timeframe, source.start, PAUSED);
  let witness = createWitness(now.recording, random);
  let audit: Audit | null = null;
  const channel = () => ({ snapshot: now, listeners: new Set<() => void>() });
  const channels = {
    frames: channel(),
    words: channel(),
    list: channel(),
    controls: channel(),
  } satisfies Record<Pace, unknown>;
  let msSinceWords = 0;
  let turn = 0;
  let isFramePending = false;
  let isAuditTold = true;
  let isArrivalTold = true;

  /** The state with a market put on a chart; an empty one stands there until a long market is on its own. */
  function stateOf(source: Source, wanted: number, fed: number, replay: Replay): Snapshot {
    const timeframes = timeframesOf(source.step);
    const timeframe = timeframes.includes(wanted) ? wanted : (timeframes[0] as number);
    const all = { step: source.step, timeframe };
    const next = { recording: create(source.bars, all), fed };
    coming = next.recording.chart(() => true) ? null : next;
    const shown = coming ? { recording: create([], all), fed: 0 } : next;
    return { source, timeframe, timeframes, ...unknownAt(shown, replay) };
  }

  function notify(...paces: Pace[]): void {
    for (const pace of paces) {
      if (pace === 'frames') isFramePending = false;
      channels[pace].snapshot = now;
      for (const listener of channels[pace].listeners) listener();
    }
  }

  function change(changes: Partial<Snapshot>): void {
    now = { ...now, ...changes };
    audit = null;
    isAuditTold = true;
    isArrivalTold = true;
    if (changes.recording) witness = createWitness(changes.recording, random);
    msSinceWords = 0;
    notify(...PACES);
  }

  /** Bars have passed. Chart, words and list take turns, so that no frame is late for all of them. */
  function pass(): void {
    if (msSinceWords < WORDS_INTERVAL_MS) {
      notify('frames');
      return;
    }
    msSinceWords = 0;
    isFramePending = true;
    turn = (turn + 1) % TURNS_PER_LIST;
    notify(turn === 0 ? 'list' : 'words');
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

  return {
    current: () => now,
    snapshot: (pace) => channels[pace].snapshot,
    subscribe(pace, listener) {
      channels[pace].listeners.add(listener);
      return () => channels[pace].listeners.delete(listener);
    },
    act(action) {
      const replay = nextReplay(now.replay, action);
      if (replay === now.replay) return;
      const { position } = replay;
      const isKnown = position <= now.recording.reached();
      change({
        replay,
        start: Math.min(now.start, position),
        audit: null,
        ...(isKnown ? { position, progress: null } : { progress: 0 }),
      });
    },
    load(next) {
      const replay = { ...now.replay, isPlaying: false };
      change(stateOf(next, now.timeframe, next.start, replay));
    },
    setTimeframe(wanted) {
      if (wanted === now.timeframe) return;
      const fed = coming?.fed ?? now.recording.marketBars(now.replay.position);
      change(stateOf(now.source, wanted, fed, now.replay));
    },
    painted: (painting) => witness.saw(painting),
    changed: () => witness.changed(),
    isBusy: () => !isAtRest(now) || !isThrough(now.audit) || !isAuditTold || !isArrivalTold,
    tick(elapsedMs, isTimeUp) {
      msSinceWords += elapsedMs;
      if (coming) {
        if (!coming.recording.chart(isTimeUp)) return;
        const arrived = unknownAt(coming, now.replay);
        coming = null;
        change(arrived);
        return;
      }
      // A phone has no time for words and for more analysis in one frame.
      if (!isArrivalTold) {
        change({});
        return;
      }
      const isProgressTold = !now.progress || now.progress === channels.words.snapshot.progress;
      if (!isProgressTold && msSinceWords >= WORDS_INTERVAL_MS) {
        msSinceWords = 0;
        notify('words');
        return;
      }
      if (isAtRest(now)) {
        const isOver = isThrough(now.audit);
        if (!isAuditTold && (isOver || msSinceWords >= WORDS_INTERVAL_MS)) {
          isAuditTold = true;
          msSinceWords = 0;
          notify('words', ...(isOver ? (['controls'] as const) : []));
          return;
        }
        // What is shown is among what is held against the past: its chart may be painted in a later frame.
        if (isOver || !witness.sawLast(now.position)) return;
        if (!audit) {
          const paintings = witness.sample(AUDITED.paintings, AUDITED.bars);
          audit = createAudit(now.recording, paintings, create);
        }
        const result = audit.advance(isTimeUp);
        if (result === now.audit) return;
        now = { ...now, audit: result };
        isAuditTold = false;
        return;
      }
      const before = now;
      const { replay, progress, position } = before;
      const next =
        progress === null ? nextReplay(replay, { type: 'pass', elapsed: elapsedMs }) : replay;
      now = { ...now, ...follow(next, isTimeUp) };
      if (now.progress !== null) return;
      if (progress !== null && (progress > 0 || isTimeUp())) {
        isArrivalTold = false;
        return;
      }
      const hasMoved = now.position !== position || now.progress !== progress;
      if (hasMoved && isPassing(before) && isPassing(now)) pass();
      else if (hasMoved || now.replay.isPlaying !== replay.isPlaying) change({});
      else if (isFramePending) notify('frames');
    },
  };
}
