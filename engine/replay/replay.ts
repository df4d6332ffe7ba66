/** Bars of the chart per second that the visitor can choose from. */
export const SPEEDS = [1, 4, 15, 60] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where a replay stands. Positions count closed bars of the chart. */
export interface Replay {
  /** Where it is wanted; the analysis may still be on its way there. Whole. */
  position: number;
  /** Part of the next bar that has passed, from 0 to below 1. */
  part: number;
  isPlaying: boolean;
  speed: Speed;
  /** Bars of the chart there are. */
  length: number;
}

export type ReplayAction =
  | { type: 'play' | 'pause' }
  /** Forward or back; a step ends the playing. */
  | { type: 'step'; by: number }
  | { type: 'jump'; to: number }
  | { type: 'speed'; speed: Speed }
  /** Milliseconds have passed. */
  | { type: 'pass'; elapsed: number }
  /** Another chart: another market, or the same one on another timeframe. */
  | { type: 'load'; length: number; position: number };

/** With fewer there is no chart. */
export const MIN_BARS = 20;

/** Part of a bar that has passed when it begins to play: the press is soon answered. */
const HEAD_START = 0.5;

/** Most that one frame may make up for: after a stall the replay continues where it was. */
const MAX_FRAME_MS = 250;

const within = (position: number, length: number) =>
  Math.max(Math.min(MIN_BARS, length), Math.min(length, position));

/** @returns the next state; the same object where nothing changes */
export function nextReplay(replay: Replay, action: ReplayAction): Replay {
  const { position, length, speed, part, isPlaying } = replay;
  switch (action.type) {
    case 'play': {
      if (isPlaying) return replay;
      // At the end, playing starts over.
      const start = position < length ? position : within(0, length);
      return { ...replay, isPlaying: true, part: HEAD_START, position: start };
    }
    case 'pause':
      return isPlaying ? { ...replay, isPlaying: false } : replay;
    case 'step':
      return nextReplay(replay, { type: 'jump', to: position + action.by });
    case 'jump':
      return { ...replay, isPlaying: false, part: 0, position: within(action.to, length) };
    case 'speed':
      return { ...replay, speed: action.speed };
    case 'pass': {
      if (!isPlaying) return replay;
      const bars = part + (Math.min(action.elapsed, MAX_FRAME_MS) / 1000) * speed;
      const next = within(position + Math.floor(bars), length);
      return { ...replay, position: next, part: bars % 1, isPlaying: next < length };
    }
    case 'load':
      return {
        ...replay,
        part: 0,
        length: action.length,
        position: within(action.position, action.length),
      };
  }
}
