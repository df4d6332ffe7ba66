import { act, renderHook } from '@testing-library/react';
import { mockMatchMedia } from '@/lib/testing/observers';
import { setDocumentHidden } from '@/lib/testing/page';
import { useParticles } from './particles';

const FINGER = '(pointer: coarse)';
let canvas: HTMLCanvasElement;
/** What has been drawn since the canvas was last cleared, which every drawing begins with. */
let ticks: { x: number; y: number; width: number; height: number; alpha: number }[];
let clears: number;

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  canvas = document.createElement('canvas');
  ticks = [];
  clears = 0;
  const context = {
    canvas,
    globalAlpha: 1,
    setTransform: () => {},
    clearRect: () => {
      ticks = [];
      clears += 1;
    },
    fillRect: (x: number, y: number, width: number, height: number) => {
      ticks.push({ x, y, width, height, alpha: context.globalAlpha });
    },
  };
  canvas.getContext = (() => context) as unknown as typeof canvas.getContext;
  setWindow(900);
});

afterEach(() => {
  act(() => setDocumentHidden(false));
  jest.useRealTimers();
});

function setWindow(width: number, height = 700) {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  Object.defineProperty(canvas, 'clientWidth', { configurable: true, value: width });
  Object.defineProperty(canvas, 'clientHeight', { configurable: true, value: height });
  window.dispatchEvent(new Event('resize'));
}

const renderParticles = () =>
  renderHook(({ isActive }) => useParticles({ current: canvas }, isActive), {
    initialProps: { isActive: true },
  });

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** @returns how often the canvas is drawn in a second from now. */
function drawsPerSecond() {
  const before = clears;
  pass(1000);
  return clears - before;
}

it.each([
  // Width of the window, ticks with a mouse, ticks with a finger.
  [479, 0, 0],
  [480, 16, 6],
  [639, 21, 7],
  [640, 21, 8],
  [1199, 39, 8],
  [1200, 40, 8],
  [2560, 40, 8],
])('gives a window of %i px %i ticks, %i where a finger points', (width, mouse, finger) => {
  renderParticles();
  setWindow(width);
  expect(ticks).toHaveLength(mouse);
  expect(jest.getTimerCount()).toBe(mouse > 0 ? 1 : 0);
  act(() => mockMatchMedia([FINGER]));
  renderParticles();
  expect(ticks).toHaveLength(finger);
});

it('draws about 60 times a second with a mouse, at most 20 times with a finger', () => {
  const { unmount } = renderParticles();
  expect(Math.abs(drawsPerSecond() - 60)).toBeLessThan(4);
  unmount();
  mockMatchMedia([FINGER]);
  renderParticles();
  const draws = drawsPerSecond();
  expect([draws > 10, draws <= 20]).toEqual([true, true]);
});

it('scatters short, faint ticks over the lines of the paper, along which they drift slowly', () => {
  setWindow(1200, 400);
  renderParticles();
  const start = ticks;
  const isOff = ({ x, y, width, height, alpha }: (typeof ticks)[number]) =>
    (height === 1 ? y : x) % 96 !== 0 ||
    Math.min(width, height) !== 1 ||
    Math.max(width, height) > 16 ||
    alpha > 0.5 ||
    x < -16 ||
    x > 1200 ||
    y < -16 ||
    y > 400;
  expect(start.filter(isOff)).toEqual([]);
  pass(1000);
  const ways = ticks.map(({ x, y }, index) =>
    Math.hypot(x - (start[index]?.x ?? 0), y - (start[index]?.y ?? 0)),
  );
  // One that has come in on the other side has gone far.
  expect(ways.filter((way) => way > 10 && way < 400)).toEqual([]);
  expect(ways.filter((way) => way > 0.5).length).toBeGreaterThan(20);
  pass(60_000);
  expect(ticks.filter(isOff)).toEqual([]);
});

it('stands still while the tab is hidden, and leaves a clear canvas when it becomes inactive', () => {
  const { rerender } = renderParticles();
  act(() => setDocumentHidden(true));
  expect(jest.getTimerCount()).toBe(0);
  act(() => setDocumentHidden(false));
  expect(drawsPerSecond()).toBeGreaterThan(10);
  rerender({ isActive: false });
  expect([ticks, jest.getTimerCount()]).toEqual([[], 0]);
});
