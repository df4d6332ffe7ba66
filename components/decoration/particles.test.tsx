import { motionPreference } from '@/lib/browser/preference';
import { mockMatchMedia } from '@/lib/testing/observers';
import { ACTIVE_MS, startParticles } from './particles';

type Tick = readonly [x: number, y: number, width: number, height: number, alpha: number];

let canvas: HTMLCanvasElement;
let ticks: Tick[];
let draws: number;
let listened: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  listened = jest.spyOn(window, 'addEventListener');
});

afterEach(() => {
  for (const [name, listener] of listened.mock.calls) window.removeEventListener(name, listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function start(width = 900, isTouch = false) {
  mockMatchMedia(isTouch ? ['(pointer: coarse)'] : []);
  [ticks, draws] = [[], 0];
  canvas = document.createElement('canvas');
  const context = {
    globalAlpha: 1,
    scale: () => undefined,
    clearRect: (left: number, top: number, across: number, down: number) => {
      const isLeft = ([x, y, w, h]: Tick) =>
        x < left || y < top || x + w > left + across || y + h > top + down;
      ticks = ticks.filter(isLeft);
    },
    fillRect: (x: number, y: number, w: number, h: number) => {
      draws += 1;
      ticks.push([x, y, w, h, context.globalAlpha]);
    },
  };
  const empty = () => {
    ticks = [];
  };
  Object.defineProperties(canvas, {
    getContext: { value: () => context },
    width: { set: empty },
    clientWidth: { value: width },
    clientHeight: { value: 700 },
  });
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  startParticles(canvas);
}

function drawsIn(ms: number) {
  draws = 0;
  jest.advanceTimersByTime(ms);
  return draws / ticks.length;
}

it.each([
  // Window width, ticks with a mouse, ticks with touch.
  [479, 0, 0],
  [480, 16, 6],
  [639, 21, 7],
  [640, 21, 8],
  [1199, 39, 8],
  [1200, 40, 8],
  [2560, 40, 8],
])('a window of %i px has %i ticks, %i where a finger points', (width, mouse, finger) => {
  for (const isTouch of [false, true]) {
    start(width, isTouch);
    expect(ticks).toHaveLength(isTouch ? finger : mouse);
  }
});

it.each([
  ['a mouse', false, 32],
  ['a finger', true, 20],
])('ticks are drawn at most 32 times a second, with %s', (_, isTouch, most) => {
  start(900, isTouch);
  const count = drawsIn(1000);
  expect(count).toBeGreaterThan(10);
  expect(count).toBeLessThanOrEqual(most);
});

it('ticks move for a while after the load and each input, and then no frame is asked for', () => {
  start();
  for (const name of ['load', 'pointermove', 'touchstart', 'keydown', 'scroll']) {
    window.dispatchEvent(new Event(name));
    expect(drawsIn(ACTIVE_MS - 500)).toBeGreaterThan(100);
    jest.advanceTimersByTime(600);
    expect(jest.getTimerCount()).toBe(0);
  }
});

it('short, faint ticks drift slowly along the lines of the paper, and each is cleared where it was', () => {
  start(1200);
  const before = ticks;
  const isOff = ([x, y, width, height, alpha]: Tick) =>
    (height === 1 ? y : x) % 96 !== 0 ||
    Math.min(width, height) !== 1 ||
    Math.max(width, height) > 16 ||
    alpha > 0.5 ||
    x < -16 ||
    x > 1200 ||
    y < -16 ||
    y > 700;
  expect(before.filter(isOff)).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(ticks).toHaveLength(before.length);
  const ways = ticks.map(([x, y], index) =>
    Math.hypot(x - (before[index]?.[0] ?? 0), y - (before[index]?.[1] ?? 0)),
  );
  // A tick that wrapped around has moved far.
  expect(ways.filter((way) => way > 10 && way < 400)).toEqual([]);
  expect(ways.filter((way) => way > 0.5).length).toBeGreaterThan(20);
  for (let input = 0; input < 10; input += 1) {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(ACTIVE_MS);
  }
  expect(ticks.filter(isOff)).toEqual([]);
});

it('a visitor who pauses motion sees none', () => {
  start();
  motionPreference.set(false);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(1000);
  expect(ticks).toEqual([]);
  motionPreference.set(true);
  expect(ticks).toHaveLength(30);
});
