import { motionPreference } from '@/lib/browser/preference';
import { mockMatchMedia } from '@/lib/testing/observers';
import { startAmbience } from './ambience';

const MOTION = '(prefers-reduced-motion: no-preference)';
const CURSOR = `${MOTION} and (hover: hover) and (pointer: fine) and (min-width: 1024px) and (forced-colors: none)`;
const drawn = jest.fn();
let media: ReturnType<typeof mockMatchMedia>;

beforeAll(() => {
  const context = { scale: jest.fn(), clearRect: jest.fn(), fillRect: drawn };
  HTMLCanvasElement.prototype.getContext = () => context as never;
  media = mockMatchMedia([CURSOR]);
  startAmbience();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  leaveWindow();
  jest.useRealTimers();
});

const ring = () => document.querySelector<HTMLElement>('[data-cursor]');
const ringX = () => Number(ring()?.style.transform.match(/[\d.]+(?=px)/)?.[0]);
const leaveWindow = () => document.documentElement.dispatchEvent(new Event('pointerleave'));

/** jsdom has no PointerEvent. */
function move(clientX: number, pointerType = 'mouse', target: EventTarget = document.body) {
  const event = new MouseEvent('pointermove', { clientX, clientY: 300, bubbles: true });
  target.dispatchEvent(Object.assign(event, { pointerType }));
}

it('ring follows only the mouse, and hides over controls and outside the window', () => {
  const button = document.body.appendChild(document.createElement('button'));
  const isShown = () => ring()?.hasAttribute('data-visible');
  move(400, 'touch');
  expect(isShown()).toBe(false);
  move(400);
  expect([ringX(), isShown()]).toEqual([400, true]);
  move(400, 'mouse', button);
  expect(isShown()).toBe(false);
  move(400);
  leaveWindow();
  expect(isShown()).toBe(false);
  move(900);
  expect(ringX()).toBe(900);
});

it('ring reaches the mouse in 1.05 s, then requests no frames', () => {
  for (let x = 0; x <= 400; x += 10) move(x);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(50);
  expect(ringX()).toBeGreaterThan(50);
  expect(ringX()).toBeLessThan(350);
  jest.advanceTimersByTime(1000);
  expect(ringX()).toBeCloseTo(400, 0);
  expect(jest.getTimerCount()).toBe(0);
});

function switchMotion(isAllowed: boolean) {
  for (const query of [MOTION, CURSOR]) media.set(query, isAllowed);
}

it('reduced motion ends all drawing and waiting; motion starts one loop again', () => {
  const shown = () => document.querySelectorAll('.particles, [data-cursor]').length;
  const use = () => {
    for (const name of ['scroll', 'resize']) window.dispatchEvent(new Event(name));
    motionPreference.set(false);
    motionPreference.set(true);
    for (let x = 0; x < 50; x += 10) move(x);
    jest.advanceTimersByTime(100);
  };
  switchMotion(true);
  for (let round = 0; round < 3; round += 1) {
    use();
    switchMotion(false);
    expect([shown(), jest.getTimerCount()]).toEqual([0, 0]);
    drawn.mockClear();
    use();
    expect([drawn.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0]);
    switchMotion(true);
    expect([shown(), jest.getTimerCount()]).toEqual([2, 1]);
  }
});
