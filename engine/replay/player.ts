import type { CreateSuite } from '#indicators/suite';
import type { ShouldYield } from '#market/bar';
import { createFrameRecorder, type Painting } from './frame-recorder';
import {
  type CheckResult,
  createLookaheadCheck,
  isComplete,
  type LookaheadCheck,
} from './lookahead-check';
import { createMarkCounter } from './mark-counter';
import { createRecording, type Recording, type RecordingSettings } from './recording';
import { nextReplay, type Replay, type ReplayAction } from './replay';
import type { Source } from './source';

/** The chart shows `position`. While a load or jump is analyzed, `replay.position` may be ahead, and
 * `progress` is a number from 0 to 1; otherwise `progress` is null. */
export interface Snapshot {
  source: Source;
  timeframe: number;
  recording: Recording;
  replay: Replay;
  position: number;
  progress: number | null;
  /** Null while playing or analyzing. */
  lookaheadCheck: CheckResult | null;
}

// Charts (`frames`) come last; in playback, they come one frame after text.
const UPDATE_RATES = ['words', 'list', 'controls', 'frames'] as const;

/** Chooses how often a listener is called while bars pass. Actions and loads call all listeners. */
export type UpdateRate = (typeof UPDATE_RATES)[number];

export interface Player {
  current(): Snapshot;
  snapshot(rate: UpdateRate): Snapshot;
  subscribe(rate: UpdateRate, listener: () => void): () => void;
  act(action: Exclude<ReplayAction, { type: 'pass' | 'load' }>): void;
  load(source: Source): void;
  setTimeframe(timeframe: number): void;
  setSuite(createSuite: CreateSuite): void;
  /** Checks a painted frame of our chart. */
  painted(painting: Painting): void;
  /** Returns how many of our marks changed in the frames painted since the market was loaded. */
  changed(): number;
  isBusy(): boolean;
  /** Returns a new, paused player of the same market, at the same bar. */
  restarted(): Player;
  tick(elapsedMs: number, shouldYield: ShouldYield): void;
}

const WORDS_INTERVAL_MS = 125;

/** Every fourth text update updates the list instead. */
const TURNS_PER_LIST = 4;

/** Returns the replay of another recording, at the last bar closed by then. */
function replayOf(recording: Recording, marketBars: number, replay: Replay): Replay {
  const [{ length }, position] = [recording.bars, recording.positionOf(marketBars)];
  return nextReplay(replay, { type: 'load', length, position });
}

function unknownAt(recording: Recording, marketBars: number, replay: Replay) {
  const loaded = replayOf(recording, marketBars, replay);
  return { recording, replay: loaded, position: 0, progress: 0, lookaheadCheck: null };
}

const PAUSED: Replay = { position: 0, part: 0, isPlaying: false, speed: 4, length: 0 };
const isPassing = ({ replay, progress }: Snapshot) => replay.isPlaying && progress === null;
const isAtRest = ({ replay, progress }: Snapshot) => !replay.isPlaying && progress === null;

/** Limits for each look-ahead check: frames to repeat, and market bars to feed. */
const CHECKED = { paintings: 8, bars: 60_000 };

export function createPlayer(
  source: Source,
  { timeframe, createSuite, createRival }: Omit<RecordingSettings, 'step'>,
  create = createRecording,
  random = Math.random,
): Player {
  let chosenTimeframe = timeframe;
  /** Its chart bars are being built. */
  let pending: Recording | null = null;
  /** Number of closed market bars when the chart was loaded. */
  let fedAtLoad = 0;
  let now = stateOf(source, timeframe, source.start, PAUSED);
  let frameRecorder = createFrameRecorder(now.recording, random);
  let counter = createMarkCounter(now.recording);
  let lookaheadCheck: LookaheadCheck | null = null;
  const channel = () => ({ snapshot: now, listeners: new Set<() => void>() });
  const channels = {
    frames: channel(),
    words: channel(),
    list: channel(),
    controls: channel(),
  } satisfies Record<UpdateRate, unknown>;
  let msSinceWords = 0;
  let turn = 0;
  let isFramePending = false;
  let isCheckReported = true;
  let isArrivalReported = true;

  function stateOf(source: Source, wanted: number, fed: number, replay: Replay): Snapshot {
    const { timeframes, step } = source;
    const timeframe = timeframes.findLast((one) => one <= wanted) ?? (timeframes[0] as number);
    const all = { step, timeframe, createSuite, createRival };
    const next = create(source.bars, all);
    pending = next.chart(() => true) ? null : next;
    fedAtLoad = fed;
    return { source, timeframe, ...unknownAt(pending ? create([], all) : next, fed, replay) };
  }

  function notify(...rates: UpdateRate[]): void {
    for (const rate of rates) {
      if (rate === 'frames') isFramePending = false;
      channels[rate].snapshot = now;
      for (const listener of channels[rate].listeners) listener();
    }
  }

  function change(changes: Partial<Snapshot>): void {
    now = { ...now, ...changes };
    lookaheadCheck = null;
    isCheckReported = true;
    isArrivalReported = true;
    if (changes.recording) {
      frameRecorder = createFrameRecorder(changes.recording, random);
      counter = createMarkCounter(changes.recording);
    }
    msSinceWords = 0;
    notify(...UPDATE_RATES);
  }

  function marketBars(): number {
    const { recording, replay } = now;
    const { position } = replay;
    // At the same bar since then, as a longer bar would round the time down.
    const isSame = pending || replayOf(recording, fedAtLoad, replay).position === position;
    return isSame ? fedAtLoad : recording.marketBars(position);
  }

  function analyzeAgain(timeframe: number): void {
    change(stateOf(now.source, timeframe, marketBars(), now.replay));
  }

  // Chart, text and list take turns, so that a frame updates only one.
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

  function follow(replay: Replay, shouldYield: ShouldYield): Partial<Snapshot> {
    const { recording, progress } = now;
    if (recording.advance(replay.position, shouldYield))
      return { replay, position: replay.position, progress: null };
    const reached = recording.reached();
    // Playback waits for the analysis; a jump shows progress.
    if (replay.isPlaying && progress === null)
      return { replay: { ...replay, position: reached }, position: reached };
    return { replay, progress: reached / replay.position };
  }

  return {
    current: () => now,
    snapshot: (rate) => channels[rate].snapshot,
    subscribe(rate, listener) {
      channels[rate].listeners.add(listener);
      return () => channels[rate].listeners.delete(listener);
    },
    act(action) {
      const replay = nextReplay(now.replay, action);
      if (replay === now.replay) return;
      const { position } = replay;
      const isKnown = !pending && position <= now.recording.reached();
      change({
        replay,
        lookaheadCheck: null,
        ...(isKnown ? { position, progress: null } : { progress: 0 }),
      });
    },
    load(next) {
      const replay = { ...now.replay, isPlaying: false };
      change(stateOf(next, chosenTimeframe, next.start, replay));
    },
    setTimeframe(wanted) {
      chosenTimeframe = wanted;
      if (wanted !== now.timeframe) analyzeAgain(wanted);
    },
    setSuite(wanted) {
      createSuite = wanted;
      analyzeAgain(now.timeframe);
    },
    painted(painting) {
      const { position, behind, shown, drawing } = painting;
      if (drawing) counter.check(drawing, position, behind, shown);
      frameRecorder.record(painting);
    },
    changed: () => counter.counts().changed,
    isBusy: () =>
      !isAtRest(now) || !isComplete(now.lookaheadCheck) || !isCheckReported || !isArrivalReported,
    restarted() {
      const settings = { timeframe: chosenTimeframe, createSuite, createRival };
      const again = createPlayer({ ...now.source, start: marketBars() }, settings, create, random);
      again.act({ type: 'speed', speed: now.replay.speed });
      return again;
    },
    tick(elapsedMs, shouldYield) {
      msSinceWords += elapsedMs;
      if (pending) {
        if (!pending.chart(shouldYield)) return;
        const arrived = unknownAt(pending, fedAtLoad, now.replay);
        pending = null;
        change(arrived);
        return;
      }
      // A phone cannot update text and analyze in one frame.
      if (!isArrivalReported) {
        change({});
        return;
      }
      const isProgressReported = !now.progress || now.progress === channels.words.snapshot.progress;
      if (!isProgressReported && msSinceWords >= WORDS_INTERVAL_MS) {
        msSinceWords = 0;
        notify('words');
        return;
      }
      if (isAtRest(now)) {
        const isOver = isComplete(now.lookaheadCheck);
        if (!isCheckReported && (isOver || msSinceWords >= WORDS_INTERVAL_MS)) {
          isCheckReported = true;
          msSinceWords = 0;
          notify('words', ...(isOver ? (['controls'] as const) : []));
          return;
        }
        // The chart may be painted in a later frame.
        if (isOver || !frameRecorder.hasRecorded(now.position)) return;
        if (!lookaheadCheck) {
          const paintings = frameRecorder.sample(CHECKED.paintings, CHECKED.bars);
          lookaheadCheck = createLookaheadCheck(now.recording, paintings, create);
        }
        const result = lookaheadCheck.advance(shouldYield);
        if (result === now.lookaheadCheck) return;
        now = { ...now, lookaheadCheck: result };
        isCheckReported = false;
        return;
      }
      const before = now;
      const { replay, progress, position } = before;
      const next =
        progress === null ? nextReplay(replay, { type: 'pass', elapsed: elapsedMs }) : replay;
      now = { ...now, ...follow(next, shouldYield) };
      if (now.progress !== null) return;
      if (progress !== null && (progress > 0 || shouldYield())) {
        isArrivalReported = false;
        return;
      }
      const hasMoved = now.position !== position || now.progress !== progress;
      if (hasMoved && isPassing(before) && isPassing(now)) pass();
      else if (hasMoved || now.replay.isPlaying !== replay.isPlaying) change({});
      else if (isFramePending) notify('frames');
    },
  };
}
