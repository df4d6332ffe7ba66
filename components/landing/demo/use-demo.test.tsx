import { act, renderHook } from '@testing-library/react';
import { newPlayer } from '@/engine/testing/replay';
import { setDocumentHidden } from '@/lib/testing/page';
import { MAX_MARKET, readMarket, writeMarket } from './market-address';
import { otherMarket, usePlayer } from './use-demo';

/** Requested frames by id; `nextFrame` runs them. */
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

function nextFrame(elapsedMs = 16): void {
  now += elapsedMs;
  const callbacks = [...waiting.values()];
  waiting.clear();
  act(() => {
    for (const callback of callbacks) callback(now);
  });
}

function settle(): void {
  for (let frame = 0; frame < 10 && waiting.size > 0; frame++) nextFrame();
}

const render = (isSeen = true) =>
  renderHook((props) => usePlayer(newPlayer, props.isSeen), { initialProps: { isSeen } });

it('computes in frames until done, then requests no more frames', () => {
  const { result } = render();
  expect(result.current.snapshot.progress).toBe(0);
  settle();
  const lookaheadCheck = { wanted: 1, runs: [{}] };
  expect(result.current.snapshot).toMatchObject({ position: 100, lookaheadCheck });
  expect(waiting.size).toBe(0);
});

it('advances by the time between frames, never backward', () => {
  const { result } = render();
  settle();
  act(() => result.current.player.act({ type: 'play' }));
  for (const [elapsedMs, position] of [
    [-3, 101],
    [240, 101],
    [28, 102],
  ] as const) {
    nextFrame(elapsedMs);
    expect(result.current.player.current().position).toBe(position);
  }
});

it('stops out of view and in a hidden tab, without catching up later', () => {
  const { result, rerender, unmount } = render(false);
  expect(waiting.size).toBe(0);
  rerender({ isSeen: true });
  settle();
  act(() => result.current.player.act({ type: 'play' }));
  act(() => setDocumentHidden(true));
  expect(waiting.size).toBe(0);
  now += 60_000;
  act(() => setDocumentHidden(false));
  nextFrame(16);
  expect(result.current.snapshot).toMatchObject({ position: 100, replay: { isPlaying: true } });
  unmount();
  expect(waiting.size).toBe(0);
});

it('passes an error while computing to the page, and stops', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const player = newPlayer();
  const tick = jest.fn(() => {
    throw new Error('a fault');
  });
  renderHook(() => usePlayer(() => ({ ...player, tick }), true));
  expect(() => nextFrame()).toThrow('a fault');
  settle();
  expect(tick).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

it.each([
  [9, '?x=y&market=9'],
  [null, '?x=y'],
])('market %s becomes part of the address: "%s"', (market, search) => {
  window.history.replaceState(null, '', '?x=y&market=5');
  writeMarket(market);
  expect(window.location.search).toBe(search);
  window.history.replaceState(null, '', '/');
});

it.each<[search: string, market: ReturnType<typeof readMarket>]>([
  ['', null],
  ['?other=1', null],
  ['?market=1', 1],
  ['?market=999999&x=y', MAX_MARKET],
  ['?market=', null],
  ['?market=0', null],
  ['?market=1000000', null],
  ['?market=<script>', null],
])('reads the market in "%s"', (search, market) => expect(readMarket(search)).toBe(market));

it.each([
  [0, 1, 2],
  [0, 5, 1],
  [0.9999999, 5, MAX_MARKET],
  [0.9999999, MAX_MARKET, MAX_MARKET - 1],
])('random %d: market %d becomes %d', (random, current, market) =>
  expect(otherMarket(current, random)).toBe(market),
);
