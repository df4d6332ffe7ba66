import { startCursor } from './cursor';

beforeAll(startCursor);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  leave();
  jest.useRealTimers();
});

const ring = () => document.querySelector<HTMLElement>('[data-cursor]');
const left = () => Number(ring()?.style.transform.match(/[\d.]+(?=px)/)?.[0]);
const leave = () => document.documentElement.dispatchEvent(new Event('pointerleave'));

/** jsdom has no PointerEvent. */
function move(clientX: number, clientY: number, pointerType = 'mouse') {
  const event = new MouseEvent('pointermove', { clientX, clientY });
  window.dispatchEvent(Object.assign(event, { pointerType }));
}

it('appears where the mouse is, disappears with it, and follows no finger', () => {
  move(400, 300, 'touch');
  expect(ring()).not.toHaveAttribute('data-visible');
  move(400, 300);
  expect(left()).toBe(400);
  expect(ring()).toHaveAttribute('data-visible');
  leave();
  expect(ring()).not.toHaveAttribute('data-visible');
  move(900, 600);
  expect(left()).toBe(900);
});

it('catches up with the mouse in a second, and draws no frame from then on', () => {
  move(0, 0);
  for (let x = 10; x <= 400; x += 10) move(x, 300);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(50);
  expect(left()).toBeGreaterThan(50);
  expect(left()).toBeLessThan(350);
  jest.advanceTimersByTime(1000);
  expect(left()).toBeCloseTo(400, 0);
  expect(jest.getTimerCount()).toBe(0);
});
