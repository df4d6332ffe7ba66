import { act, renderHook } from '@testing-library/react';
import { newPlayer } from '@/engine/testing/replay';
import { setDocumentHidden } from '@/lib/testing/page';
import { usePlayer } from './use-demo';

/** Frames that wait, by their ids; a test says when one comes, and what time it is then. */
const waiting = new Map<number, FrameRequestCallback>();
let frames = 0;
let now = 0;

beforeEach(() => {
  waiting.clear();
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frames++;
    waiting.set(frames, callback);
    return frames;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    waiting.delete(id);
  });
});

afterEach(() => {
  act(() => setDocumentHidden(false));
  jest.restoreAllMocks();
});

/** Lets a frame come. @param by ms after the one before it */
function nextFrame(by = 16): void {
  now += by;
  const callbacks = [...waiting.values()];
  waiting.clear();
  act(() => {
    for (const callback of callbacks) callback(now);
  });
}

function render(isSeen = true) {
  return renderHook((props) => usePlayer(newPlayer, props.isSeen), {
    initialProps: { isSeen },
  });
}

/** Frames until nothing is left to do. */
function settle(): void {
  for (let frame = 0; frame < 10 && waiting.size > 0; frame++) nextFrame();
}

it('computes in frames until it is through, and then asks for no more', () => {
  const { result } = render();
  expect(result.current.snapshot.progress).toBe(0);
  settle();
  expect(result.current.snapshot).toMatchObject({
    position: 100,
    lookaheadCheck: { wanted: 1, runs: [{}] },
  });
  expect(waiting.size).toBe(0);
});

it('keeps to its part of a frame', () => {
  const { result } = render();
  // Time passes at every look at the clock: a frame is over after a few bars.
  jest.spyOn(performance, 'now').mockImplementation(() => now++);
  nextFrame();
  const { progress, recording } = result.current.player.current();
  expect(progress).toBeGreaterThan(0);
  expect(progress).toBeLessThan(0.2);
  expect(recording.reached()).toBeLessThan(20);
});

it('plays by the time between frames, and not backwards where one is dated before it was asked for', () => {
  const { result } = render();
  settle();
  act(() => result.current.player.act({ type: 'play' }));
  for (const [by, position] of [
    [-3, 100],
    [124, 100],
    [128, 101],
  ] as const) {
    nextFrame(by);
    expect(result.current.player.current().position).toBe(position);
  }
});

it('computes nothing off screen, and goes on when it is seen again, until it has gone', () => {
  const { result, rerender, unmount } = render(false);
  expect(waiting.size).toBe(0);
  rerender({ isSeen: true });
  settle();
  expect(result.current.snapshot.position).toBe(100);
  act(() => result.current.player.act({ type: 'play' }));
  expect(waiting.size).toBe(1);
  unmount();
  expect(waiting.size).toBe(0);
});

it('stops in a tab that is hidden, and does not make up for that time', () => {
  const { result } = render();
  settle();
  act(() => result.current.player.act({ type: 'play' }));
  act(() => setDocumentHidden(true));
  expect(waiting.size).toBe(0);
  now += 60_000;
  act(() => setDocumentHidden(false));
  nextFrame(16);
  expect(result.current.snapshot).toMatchObject({ position: 100, replay: { isPlaying: true } });
});
