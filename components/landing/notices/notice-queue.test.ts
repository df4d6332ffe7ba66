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
  nextWake,
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
  for (let wake = nextWake(current); wake !== null && wake <= end; wake = nextWake(current)) {
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

describe('the schedule', () => {
  it('shows the first notice in time, asks to be woken for it, and for nothing without a pool', () => {
    expect(nextWake(createQueue(15, 700))).toBe(700 + FIRST_DELAY_MS);
    expect(hasFirst(createQueue(15, 0), FIRST_DELAY_MS - 1)).toBe(false);
    expect(withFirst().entries.map(({ key }) => key)).toEqual([1]);
    expect(nextWake(createQueue(0, 0))).toBeNull();
    expect(tick(createQueue(0, 0), LONG_MS, middle).entries).toEqual([]);
  });

  it.each([
    [0, MIN_DELAY_MS],
    [0.5, (MIN_DELAY_MS + MAX_DELAY_MS) / 2],
    [1 - Number.EPSILON, MAX_DELAY_MS],
  ])('takes the random number %d for a delay of %d ms', (random, delay) => {
    expect(withFirst(() => random).nextAt - FIRST_DELAY_MS).toBe(delay);
  });

  it('shows one notice, not the missed ones, after a sleep, and counts the next delay from its end', () => {
    const queue = tick(createQueue(15, 0), LONG_MS, mulberry32(1));
    expect(queue.entries).toHaveLength(1);
    expect(queue.nextAt).toBeGreaterThanOrEqual(LONG_MS + MIN_DELAY_MS);
  });
});

it('goes after its time, or at once when dismissed, held or not, and leaves another alone', () => {
  expect([END_MS - 1, END_MS].map((now) => hasFirst(withFirst(), now))).toEqual([true, false]);
  expect(dismiss(hold(withFirst(), 1, END_MS), 1).entries).toEqual([]);
  expect(dismiss(withFirst(), 99)).toEqual(withFirst());
});

describe('the draw', () => {
  it('shows every notice of the pool once before any comes again, round after round', () => {
    const drawn = run(createQueue(15, 0), 80 * (MAX_DELAY_MS + DISPLAY_MS));
    for (const round of [0, 1, 2, 3, 4])
      expect(drawn.slice(15 * round, 15 * round + 15).toSorted((a, b) => a - b)).toEqual([
        ...Array(15).keys(),
      ]);
  });

  it('passes over a notice that is still on screen while the round has others', () => {
    const high = () => 0.9;
    const held = hold(tick(createQueue(3, 0), FIRST_DELAY_MS, high), 1, FIRST_DELAY_MS + 1);
    // The first round ends with 1 and 0; the second would begin with 2, which is still visible.
    expect(run(held, FIRST_DELAY_MS + 4 * MAX_DELAY_MS, high).slice(0, 3)).toEqual([1, 0, 1]);
  });
});

it('has the newest first, keeps so many and drops the oldest', () => {
  let queue = createQueue(15, 0);
  for (let key = 1; key <= MAX_SHOWN + 2; key += 1) {
    queue = tick(queue, queue.nextAt, middle);
    queue = hold(queue, key, queue.nextAt);
  }
  const newest = MAX_SHOWN + 2;
  expect(queue.entries.map(({ key }) => key)).toEqual(
    Array.from({ length: MAX_SHOWN }, (_, place) => newest - place),
  );
});

describe('a held notice', () => {
  const from = FIRST_DELAY_MS + 1000;
  const held = hold(withFirst(), 1, from);

  it('stays for hours, does not ask to be woken, and stays for the rest of its time once released', () => {
    expect(hasFirst(held, LONG_MS)).toBe(true);
    expect(nextWake(held)).toBe(held.nextAt);
    const released = release(held, 1, LONG_MS);
    const end = LONG_MS + END_MS - from;
    expect([end - 1, end].map((now) => hasFirst(released, now))).toEqual([true, false]);
  });

  it('has stood still from the first hold to the last release', () => {
    const once = release(hold(held, 1, from + 10), 1, from + 20);
    expect(hasFirst(once, LONG_MS)).toBe(true);
    const end = LONG_MS + END_MS - from;
    expect(hasFirst(release(once, 1, LONG_MS), end - 1)).toBe(true);
    expect(hasFirst(release(once, 1, LONG_MS), end)).toBe(false);
    expect(hasFirst(release(withFirst(), 1, from), END_MS)).toBe(false);
  });
});

describe('a suspended queue', () => {
  const at = FIRST_DELAY_MS + 1000;

  it('asks for nothing, does nothing, and keeps what was left of all times', () => {
    const queue = withFirst();
    const suspended = suspend(suspend(queue, at), at + 10);
    expect(nextWake(suspended)).toBeNull();
    expect(tick(suspended, LONG_MS, middle)).toEqual(suspended);
    const resumed = resume(suspended, LONG_MS);
    expect(tick(resumed, LONG_MS, middle).entries.map(({ key }) => key)).toEqual([1]);
    expect(resumed.nextAt - LONG_MS).toBe(queue.nextAt - at);
    const end = LONG_MS + END_MS - at;
    expect([end - 1, end].map((now) => hasFirst(resumed, now))).toEqual([true, false]);
    expect(resume(queue, LONG_MS)).toEqual(queue);
  });

  it('keeps what was left of a held notice’s time', () => {
    const resumed = resume(suspend(hold(withFirst(), 1, at), at + 10), LONG_MS);
    const released = release(resumed, 1, LONG_MS + 500);
    const end = LONG_MS + 500 + END_MS - at;
    expect([end - 1, end].map((now) => hasFirst(released, now))).toEqual([true, false]);
  });
});
