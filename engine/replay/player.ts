import type { IsTimeUp } from '@/engine/market/bar';
import { type Audit, type AuditResult, createAudit, isThrough } from './audit';
import { createRecording, type Recording } from './recording';
import { nextReplay, type Replay, type ReplayAction } from './replay';
import { type Source, timeframesOf } from './source';
import { createWitness, type Painting } from './witness';

export interface Snapshot {
  source: Source;
  timeframe: number;
  timeframes: readonly number[];
  recording: Recording;
  start: number;
  replay: Replay;
  position: number;
  progress: number | null;
  audit: AuditResult | null;
}

const PACES = ['words', 'list', 'controls', 'frames'] as const;

export type Pace = (typeof PACES)[number];

export interface Player {
  current(): Snapshot;
  snapshot(pace: Pace): Snapshot;
  subscribe(pace: Pace, listener: () => void): () => void;
  act(action: Exclude<ReplayAction, { type: 'pass' | 'load' }>): void;
  load(source: Source): void;
  setTimeframe(timeframe: number): void;
  painted(painting: Painting): void;
  changed(): number;
  isBusy(): boolean;
  tick(elapsedMs: number, isTimeUp: IsTimeUp): void;
}

const WORDS_INTERVAL_MS = 125;

const TURNS_PER_LIST = 4;

interface Coming {
  recording: Recording;
  fed: number;
}

function unknownAt({ recording, fed }: Coming, replay: Replay) {
  const [{ length }, position] = [recording.bars, recording.positionOf(fed)];
  const loaded = nextReplay(replay, { type: 'load', length, position });
  const unknown = { position: 0, progress: 0, audit: null };
  return { recording, start: loaded.position, replay: loaded, ...unknown };
}

const PAUSED: Replay = { position: 0, part: 0, isPlaying: false, speed: 4, length: 0 };

const isPassing = ({ replay, progress }: Snapshot) => replay.isPlaying && progress === null;

const isAtRest = ({ replay, progress }: Snapshot) => !replay.isPlaying && progress === null;

const AUDITED = { paintings: 8, bars: 60_000 };

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

  function follow(replay: Replay, isTimeUp: IsTimeUp): Partial<Snapshot> {
    const { recording, progress } = now;
    if (recording.advance(replay.position, isTimeUp))
      return { replay, position: replay.position, progress: null };
    const reached = recording.reached();
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
