import { mulberry32 } from '@/engine/market/random';
import {
  createQueue,
  DISPLAY_MS,
  dismiss,
  FIRST_DELAY_MS,
  hold,
  MAX_DELAY_MS,
  MAX_SHOWN,
  MIN_DELAY_MS,
  type NoticeQueue,
  nextTickAt,
  release,
  resume,
  suspend,
  tick,
} from './notice-queue';

const LONG_MS = 8 * 3_600_000 + MAX_DELAY_MS + DISPLAY_MS;
const END_MS = FIRST_DELAY_MS + DISPLAY_MS;
const middle = () => 0.5;

function run(queue: NoticeQueue, end: number, random = mulberry32(1)): number[] {
  const appeared: number[] = [];
  let current = queue;
  for (let wake = nextTickAt(current); wake !== null && wake <= end; wake = nextTickAt(current)) {
    const known = current.nextKey;
    current = tick(current, wake, random);
    const [newest] = current.entries;
    if (newest && newest.key >= known) appeared.push(newest.index);
  }
  return appeared;
}

const withFirst = (random: () => number = middle) =>
  tick(createQueue(15, 0), FIRST_DELAY_MS, random);

const hasFirst = (queue: NoticeQueue, now: number) =>
  tick(queue, now, middle).entries.some(({ key }) => key === 1);

it('shows the first notice on time, and none without a pool', () => {
  expect(nextTickAt(createQueue(15, 700))).toBe(700 + FIRST_DELAY_MS);
  expect(hasFirst(createQueue(15, 0), FIRST_DELAY_MS - 1)).toBe(false);
  expect(withFirst().entries.map(({ key }) => key)).toEqual([1]);
  expect(nextTickAt(createQueue(0, 0))).toBeNull();
  expect(tick(createQueue(0, 0), LONG_MS, middle).entries).toEqual([]);
});

it.each([
  [0, MIN_DELAY_MS],
  [0.5, (MIN_DELAY_MS + MAX_DELAY_MS) / 2],
  [1 - Number.EPSILON, MAX_DELAY_MS],
])('turns the random number %d into a %d ms delay', (random, delay) => {
  expect(withFirst(() => random).nextAt - FIRST_DELAY_MS).toBe(delay);
});

it('after sleep, shows only one missed notice', () => {
  const queue = tick(createQueue(15, 0), LONG_MS, mulberry32(1));
  expect(queue.entries).toHaveLength(1);
  expect(queue.nextAt).toBeGreaterThanOrEqual(LONG_MS + MIN_DELAY_MS);
});

it('removes a notice after DISPLAY_MS, or when it is dismissed', () => {
  expect([END_MS - 1, END_MS].map((now) => hasFirst(withFirst(), now))).toEqual([true, false]);
  expect(dismiss(hold(withFirst(), 1, END_MS), 1).entries).toEqual([]);
  expect(dismiss(withFirst(), 99)).toEqual(withFirst());
});

it('shows the whole pool before any notice repeats', () => {
  const drawn = run(createQueue(15, 0), 32 * (MAX_DELAY_MS + DISPLAY_MS));
  for (const round of [0, 1])
    expect(new Set(drawn.slice(15 * round, 15 * round + 15)).size).toBe(15);
});

it('does not repeat a notice that is still visible', () => {
  const high = () => 0.9;
  const held = hold(tick(createQueue(3, 0), FIRST_DELAY_MS, high), 1, FIRST_DELAY_MS + 1);
  // The first round ends with 1 and 0; the second would begin with 2, which is still visible.
  expect(run(held, FIRST_DELAY_MS + 4 * MAX_DELAY_MS, high).slice(0, 3)).toEqual([1, 0, 1]);
});

it('keeps MAX_SHOWN notices, newest first', () => {
  let queue = createQueue(15, 0);
  for (let key = 1; key <= MAX_SHOWN + 2; key += 1) {
    queue = tick(queue, queue.nextAt, middle);
    queue = hold(queue, key, queue.nextAt);
  }
  expect(queue.entries.map(({ key }) => key)).toEqual(
    Array.from({ length: MAX_SHOWN }, (_, place) => MAX_SHOWN + 2 - place),
  );
});

const at = FIRST_DELAY_MS + 1000;
const isShownUntil = (queue: NoticeQueue, end: number) => {
  expect([end - 1, end].map((now) => hasFirst(queue, now))).toEqual([true, false]);
};

it('pauses a notice from the first hold to the last release', () => {
  const held = hold(withFirst(), 1, at);
  expect(nextTickAt(held)).toBe(held.nextAt);
  isShownUntil(release(held, 1, LONG_MS), LONG_MS + END_MS - at);
  const once = release(hold(held, 1, at + 10), 1, at + 20);
  expect(hasFirst(once, LONG_MS)).toBe(true);
  isShownUntil(release(once, 1, LONG_MS), LONG_MS + END_MS - at);
});

it('stops all timers while suspended, even for held notices', () => {
  const queue = withFirst();
  const suspended = suspend(suspend(queue, at), at + 10);
  expect(nextTickAt(suspended)).toBeNull();
  expect(tick(suspended, LONG_MS, middle)).toEqual(suspended);
  const resumed = resume(suspended, LONG_MS);
  expect(resumed.nextAt - LONG_MS).toBe(queue.nextAt - at);
  isShownUntil(resumed, LONG_MS + END_MS - at);
  const held = resume(suspend(hold(queue, 1, at), at + 10), LONG_MS);
  isShownUntil(release(held, 1, LONG_MS + 500), LONG_MS + 500 + END_MS - at);
});
