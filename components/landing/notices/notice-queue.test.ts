import { mulberry32 } from '@/engine/market/random';
import {
  clear,
  createQueue,
  dismiss,
  hold,
  type NoticeQueue,
  nextWake,
  release,
  resume,
  suspend,
  tick,
} from './notice-queue';

const HOUR = 3_600_000;
const FIRST_DELAY_MS = 2000;
const MIN_DELAY_MS = 120_000;
const MAX_DELAY_MS = 240_000;
const DISPLAY_MS = 5000;

/** Wakes a queue whenever it asks for it until `end`. @returns every appearance */
function run(queue: NoticeQueue, end: number, random = mulberry32(1)) {
  const appeared: { at: number; key: number; index: number }[] = [];
  let current = queue;
  for (let wake = nextWake(current); wake !== null && wake <= end; wake = nextWake(current)) {
    const known = current.nextKey;
    current = tick(current, wake, random);
    const [newest] = current.entries;
    if (newest && newest.key >= known) appeared.push({ at: wake, ...newest });
  }
  return appeared;
}

/** A queue in which the first notice has just appeared. */
function withFirst(random = mulberry32(1)) {
  return tick(createQueue(15, 0), FIRST_DELAY_MS, random);
}

const keys = ({ entries }: NoticeQueue) => entries.map(({ key }) => key);

describe('the schedule', () => {
  it('shows the first notice in time, and asks to be woken for it', () => {
    expect(nextWake(createQueue(15, 700))).toBe(700 + FIRST_DELAY_MS);
    expect(tick(createQueue(15, 0), FIRST_DELAY_MS - 1, mulberry32(1)).entries).toEqual([]);
    expect(keys(withFirst())).toEqual([1]);
  });

  it.each([
    [0, MIN_DELAY_MS],
    [0.5, (MIN_DELAY_MS + MAX_DELAY_MS) / 2],
    [1 - Number.EPSILON, MAX_DELAY_MS],
  ])('takes the random number %d for a delay of %d ms', (random, delay) => {
    expect(withFirst(() => random).nextAt - FIRST_DELAY_MS).toBe(delay);
  });

  it('shows one notice, not the missed ones, after a sleep, and counts the next delay from its end', () => {
    const queue = tick(createQueue(15, 0), 8 * HOUR, mulberry32(1));
    expect(keys(tick(queue, 8 * HOUR, mulberry32(1)))).toEqual([1]);
    expect(queue.nextAt).toBeGreaterThanOrEqual(8 * HOUR + MIN_DELAY_MS);
  });

  it('shows nothing without a pool, and never wakes', () => {
    expect(nextWake(createQueue(0, 0))).toBeNull();
    expect(tick(createQueue(0, 0), HOUR, mulberry32(1)).entries).toEqual([]);
  });
});

it('goes after its time, or at once when dismissed, held or not, and leaves another alone', () => {
  const end = FIRST_DELAY_MS + DISPLAY_MS;
  expect(nextWake(withFirst())).toBe(end);
  expect(keys(tick(withFirst(), end - 1, mulberry32(1)))).toEqual([1]);
  expect(keys(tick(withFirst(), end, mulberry32(1)))).toEqual([]);
  expect(keys(dismiss(hold(withFirst(), 1, 3000), 1))).toEqual([]);
  expect(dismiss(withFirst(), 99)).toEqual(withFirst());
});

describe('the draw', () => {
  it('shows every notice of the pool once before any comes again, round after round', () => {
    const drawn = run(createQueue(15, 0), 24 * HOUR).map(({ index }) => index);
    const rounds = Array.from({ length: 5 }, (_, round) =>
      drawn.slice(15 * round, 15 * round + 15),
    );
    expect(rounds.map((round) => new Set(round).size)).toEqual([15, 15, 15, 15, 15]);
    expect(drawn.filter((index) => index < 0 || index > 14)).toEqual([]);
  });

  it('passes over a notice that is still on screen while the round has others', () => {
    const high = () => 0.9;
    const held = hold(tick(createQueue(3, 0), FIRST_DELAY_MS, high), 1, 2100);
    const drawn = run(held, 4 * MAX_DELAY_MS, high).map(({ index }) => index);
    // The first round ends with 1 and 0; the second would start with 2, which is still there.
    expect(drawn.slice(0, 3)).toEqual([1, 0, 1]);
  });

  it('repeats the only notice of a pool, with a key of its own for every showing', () => {
    const appeared = run(createQueue(1, 0), HOUR);
    expect(new Set(appeared.map(({ index }) => index))).toEqual(new Set([0]));
    expect(new Set(appeared.map(({ key }) => key)).size).toBe(appeared.length);
  });
});

it('has the newest first, keeps five and drops the oldest', () => {
  const random = mulberry32(1);
  let queue = createQueue(15, 0);
  for (let key = 1; key <= 7; key += 1) {
    queue = tick(queue, queue.nextAt, random);
    queue = hold(queue, key, queue.nextAt);
  }
  expect(keys(queue)).toEqual([7, 6, 5, 4, 3]);
});

describe('a held notice', () => {
  it('stays for hours, and does not ask to be woken', () => {
    const held = hold(withFirst(), 1, FIRST_DELAY_MS + 1000);
    expect(keys(tick(held, 2 * HOUR, mulberry32(1)))).toContain(1);
    expect(nextWake(held)).toBe(held.nextAt);
  });

  it('stays for the rest of its time once released', () => {
    const held = hold(withFirst(), 1, FIRST_DELAY_MS + 1000);
    expect(nextWake(release(held, 1, 60_000))).toBe(60_000 + DISPLAY_MS - 1000);
  });

  it('has stood still from the first hold to the last release', () => {
    const twice = hold(hold(withFirst(), 1, 3000), 1, 3500);
    const once = release(twice, 1, 4000);
    expect(keys(tick(once, 20_000, mulberry32(1)))).toEqual([1]);
    expect(nextWake(release(once, 1, 9000))).toBe(9000 + FIRST_DELAY_MS + DISPLAY_MS - 3000);
  });

  it('is unmoved by a release without a hold', () => {
    expect(nextWake(release(withFirst(), 1, 4000))).toBe(FIRST_DELAY_MS + DISPLAY_MS);
  });
});

describe('a suspended queue', () => {
  it('asks for nothing and does nothing', () => {
    const suspended = suspend(withFirst(), 3000);
    expect(nextWake(suspended)).toBeNull();
    expect(tick(suspended, 8 * HOUR, mulberry32(1))).toEqual(suspended);
  });

  it('shows nothing new when it continues after hours, and keeps what was left of all times', () => {
    const queue = withFirst();
    // Counted from the first of two suspensions.
    const resumed = resume(suspend(suspend(queue, 3000), 5000), 8 * HOUR);
    expect(keys(tick(resumed, 8 * HOUR, mulberry32(1)))).toEqual([1]);
    expect(resumed.nextAt - 8 * HOUR).toBe(queue.nextAt - 3000);
    expect(nextWake(resumed)).toBe(8 * HOUR + FIRST_DELAY_MS + DISPLAY_MS - 3000);
  });

  it('keeps what was left of a held notice’s time', () => {
    const resumed = resume(suspend(hold(withFirst(), 1, 3000), 4000), 8 * HOUR);
    const released = release(resumed, 1, 8 * HOUR + 500);
    expect(nextWake(released)).toBe(8 * HOUR + 500 + FIRST_DELAY_MS + DISPLAY_MS - 3000);
  });

  it('is not moved by a resume while it runs, and keeps its schedule when it is cleared', () => {
    const queue = withFirst();
    expect(resume(queue, HOUR)).toEqual(queue);
    expect(clear(queue)).toEqual({ ...queue, entries: [] });
  });
});
