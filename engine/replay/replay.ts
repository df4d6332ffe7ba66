/** Chart bars per second. */
export const SPEEDS = [1, 4, 15, 60] as const;
export type Speed = (typeof SPEEDS)[number];

/** `position` counts closed chart bars, and may be ahead of the analysis; `part` is the elapsed
 * share of the next bar. */
export interface Replay {
  position: number;
  part: number;
  isPlaying: boolean;
  speed: Speed;
  length: number;
}

export type ReplayAction =
  | { type: 'play' | 'pause' }
  | { type: 'step'; by: number }
  | { type: 'jump'; to: number }
  | { type: 'speed'; speed: Speed }
  | { type: 'pass'; elapsed: number }
  | { type: 'load'; length: number; position: number };

export const MIN_BARS = 20;

/** After a stall, playback advances by at most this. */
const MAX_FRAME_MS = 250;

const within = (position: number, length: number) =>
  Math.max(Math.min(MIN_BARS, length), Math.min(length, position));

export function nextReplay(replay: Replay, action: ReplayAction): Replay {
  const { position, length, speed, part, isPlaying } = replay;
  switch (action.type) {
    case 'play': {
      if (isPlaying) return replay;
      const start = position < length ? position : within(0, length);
      // The first bar appears at once.
      return { ...replay, isPlaying: true, part: 1, position: start };
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
