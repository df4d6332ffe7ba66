import { act, renderHook } from '@testing-library/react';
import { mockMatchMedia } from '@/lib/testing/observers';
import { setDocumentHidden } from '@/lib/testing/page';
import { useParticles } from './particles';

interface Dot {
  x: number;
  y: number;
  radius: number;
  alpha: number;
}

let canvas: HTMLCanvasElement;
/** What has been drawn since the canvas was last cleared, which every drawing begins with. */
let dots: Dot[];
let clears: number;

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  canvas = document.createElement('canvas');
  dots = [];
  clears = 0;
  const context = {
    canvas,
    globalAlpha: 1,
    setTransform: () => {},
    clearRect: () => {
      dots = [];
      clears += 1;
    },
    beginPath: () => {},
    arc: (x: number, y: number, radius: number) => {
      dots.push({ x, y, radius, alpha: context.globalAlpha });
    },
    fill: () => {},
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

function renderParticles(active = true) {
  return renderHook((props) => useParticles({ current: canvas }, props.active), {
    initialProps: { active },
  });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** @returns how often the canvas is drawn in a second from now. */
function drawsPerSecond() {
  const before = clears;
  pass(1000);
  return clears - before;
}

it.each([
  // Width of the window, dots with a mouse, dots with a finger.
  [320, 0, 0],
  [479, 0, 0],
  [480, 16, 6],
  [639, 21, 7],
  [640, 21, 8],
  [1199, 39, 8],
  [1200, 40, 8],
  [2560, 40, 8],
])('gives a window of %i px %i dots, %i where a finger points', (width, mouse, finger) => {
  setWindow(width);
  renderParticles();
  expect(dots).toHaveLength(mouse);
  act(() => mockMatchMedia(['(pointer: coarse)']));
  renderParticles();
  expect(dots).toHaveLength(finger);
});

it('draws about 60 times a second with a mouse, at most 20 times with a finger', () => {
  const { unmount } = renderParticles();
  expect(Math.abs(drawsPerSecond() - 60)).toBeLessThan(4);
  unmount();
  mockMatchMedia(['(pointer: coarse)']);
  renderParticles();
  const draws = drawsPerSecond();
  expect([draws > 10, draws <= 20]).toEqual([true, true]);
});

it('scatters tiny, faint dots over the window, which drift slowly and stay around it', () => {
  setWindow(1200, 40);
  renderParticles();
  const start = dots;
  const isLoud = ({ radius, alpha }: Dot) => radius > 1.5 || alpha > 0.35;
  expect(start.filter(isLoud)).toEqual([]);
  expect(start.filter(({ x, y }) => x < 0 || x > 1200 || y < 0 || y > 40)).toEqual([]);
  pass(1000);
  const ways = dots.map(({ x, y }, index) => {
    const from = start[index] as Dot;
    return Math.hypot(x - from.x, y - from.y);
  });
  // One that has come in on the other side has gone far.
  expect(ways.filter((way) => way > 10 && way < 40)).toEqual([]);
  expect(ways.filter((way) => way > 0.5).length).toBeGreaterThan(20);
  pass(60_000);
  expect(dots.filter(({ x, y }) => x < -4 || x > 1204 || y < -4 || y > 44)).toEqual([]);
});

it('keeps its dots, and brings them in, when an address bar makes the window lower', () => {
  renderParticles();
  const before = dots.map(({ x }) => x);
  setWindow(900, 300);
  expect(dots.map(({ x }) => x)).toEqual(before);
  pass(100);
  expect(dots.filter(({ y }) => y > 304)).toEqual([]);
});

it.each([
  [1, 900],
  [1.5, 1350],
  [3, 1800],
])('has a canvas for %d device pixels per pixel', (ratio, width) => {
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: ratio });
  renderParticles();
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: 1 });
  expect(canvas.width).toBe(width);
});

it('follows the window', () => {
  renderParticles();
  setWindow(600, 900);
  expect([canvas.width, canvas.height, dots.length]).toEqual([600, 900, 20]);
});

it('asks for no frame in a window that gets none', () => {
  setWindow(479);
  renderParticles();
  expect(jest.getTimerCount()).toBe(0);
});

it('stands still while the tab is hidden', () => {
  renderParticles();
  act(() => setDocumentHidden(true));
  expect(jest.getTimerCount()).toBe(0);
  act(() => setDocumentHidden(false));
  expect(drawsPerSecond()).toBeGreaterThan(10);
});

it('leaves a clear canvas when it becomes inactive', () => {
  const { rerender } = renderParticles();
  pass(100);
  rerender({ active: false });
  expect([dots, jest.getTimerCount()]).toEqual([[], 0]);
  pass(100);
  expect(dots).toEqual([]);
});

it('leaves no frame and no listener behind', () => {
  renderParticles().unmount();
  const before = clears;
  setWindow(600);
  expect([clears, jest.getTimerCount()]).toEqual([before, 0]);
});

it('does without a canvas that cannot be drawn on', () => {
  canvas.getContext = () => null;
  expect(() => renderParticles()).not.toThrow();
});
