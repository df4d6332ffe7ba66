import { startCursor } from './ambience';

beforeAll(startCursor);
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
