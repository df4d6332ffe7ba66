import { motionPreference } from '@/lib/browser/preference';
import { mockMatchMedia } from '@/lib/testing/observers';
import { ACTIVE_MS, startParticles } from './particles';

type Tick = readonly [x: number, y: number, width: number, height: number];

let ticks: Tick[];
let draws: number;
let ending: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  ending = new AbortController();
});

afterEach(() => {
  ending.abort();
  jest.useRealTimers();
});

function start(width = 900, isTouch = false) {
  mockMatchMedia(isTouch ? ['(pointer: coarse)'] : []);
  [ticks, draws] = [[], 0];
  const canvas = document.createElement('canvas');
  const context = {
    scale: () => undefined,
    clearRect: (left: number, top: number, across: number, down: number) => {
      ticks = ticks.filter(
        ([x, y, w, h]) => x < left || y < top || x + w > left + across || y + h > top + down,
      );
    },
    fillRect: (...tick: Tick) => {
      draws += 1;
      ticks.push(tick);
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
  startParticles(canvas, ending.signal);
}

function drawsPerTick(ms: number) {
  draws = 0;
  jest.advanceTimersByTime(ms);
  return draws / ticks.length;
}

it.each([
  [479, 0, 0],
  [480, 16, 6],
  [640, 21, 8],
  [1199, 39, 8],
  [1200, 40, 8],
])('%i px wide: %i particles (mouse), %i (touch)', (width, mouse, touch) => {
  start(width);
  expect(ticks).toHaveLength(mouse);
  start(width, true);
  expect(ticks).toHaveLength(touch);
});

it.each([
  ['a mouse', false, 60],
  ['touch', true, 20],
])('draws as often as the device allows: %s', (_, isTouch, perSecond) => {
  start(900, isTouch);
  expect(Math.abs(drawsPerTick(1000) - perSecond)).toBeLessThan(6);
});

it('moves for a while after load and each input, then requests no frames', () => {
  start();
  for (const name of ['load', 'pointermove', 'touchstart', 'keydown', 'scroll']) {
    window.dispatchEvent(new Event(name));
    expect(drawsPerTick(ACTIVE_MS - 500)).toBeGreaterThan(100);
    jest.advanceTimersByTime(600);
    expect(jest.getTimerCount()).toBe(0);
  }
});

it('draws nothing while motion is off, even after input', () => {
  start();
  motionPreference.set(false);
  draws = 0;
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(1000);
  expect([draws, ticks.length]).toEqual([0, 0]);
  motionPreference.set(true);
  expect(draws).toBeGreaterThan(0);
});
