import { mulberry32 } from '@/engine/market/random';
import {
  createQueue,
  DISPLAY,
  dismiss,
  FIRST_DELAY,
  hold,
  LEAVE,
  MAX_DELAY,
  MAX_KEPT,
  MIN_DELAY,
  type NoticeQueue,
  nextWake,
  tick,
} from './notice-queue';

const HOUR = 3_600_000;

interface Appearance {
  at: number;
  key: number;
  index: number;
}

/** Wakes a queue whenever it asks for it until `end`. @returns the queue and every appearance */
function run(queue: NoticeQueue, end: number, random = mulberry32(1)) {
  const appeared: Appearance[] = [];
  let current = queue;
  for (let wake = nextWake(current); wake !== null && wake <= end; wake = nextWake(current)) {
    const known = current.nextKey;
    current = tick(current, wake, random);
    const [newest] = current.shown;
    if (newest && newest.key >= known) appeared.push({ at: wake, ...newest });
  }
  return { queue: current, appeared };
}

/** A queue in which the first notice has just appeared. */
function withFirst(random = mulberry32(1)) {
  return tick(createQueue(15, 0), FIRST_DELAY, random);
}

const keys = ({ shown }: NoticeQueue) => shown.map(({ key }) => key);
const gaps = (times: readonly number[]) =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

describe('the schedule', () => {
  it('asks to be woken for the first notice', () => {
    expect(nextWake(createQueue(15, 700))).toBe(700 + FIRST_DELAY);
  });

  it('shows nothing before', () => {
    expect(tick(createQueue(15, 0), FIRST_DELAY - 1, mulberry32(1)).shown).toEqual([]);
  });

  it('shows the first notice then', () => {
    expect(withFirst().shown).toHaveLength(1);
  });

  it('keeps its delays between the bounds for a day', () => {
    const times = run(createQueue(15, 0), 24 * HOUR).appeared.map(({ at }) => at);
    const outside = gaps(times).filter((gap) => gap < MIN_DELAY || gap > MAX_DELAY);
    expect(outside).toEqual([]);
  });

  it('keeps coming for a day', () => {
    const { appeared } = run(createQueue(15, 0), 24 * HOUR);
    expect(appeared.length).toBeGreaterThan((24 * HOUR) / MAX_DELAY);
  });

  it.each([
    [0, MIN_DELAY],
    [0.5, (MIN_DELAY + MAX_DELAY) / 2],
    [1 - Number.EPSILON, MAX_DELAY],
  ])('takes the random number %d for a delay of %d ms', (random, delay) => {
    const queue = withFirst(() => random);
    expect(queue.nextAt - FIRST_DELAY).toBe(delay);
  });

  it('shows one notice, not the missed ones, after a sleep of hours', () => {
    const queue = tick(createQueue(15, 0), 8 * HOUR, mulberry32(1));
    expect(keys(tick(queue, 8 * HOUR, mulberry32(1)))).toEqual([1]);
  });

  it('counts the next delay from the end of a sleep', () => {
    const queue = tick(createQueue(15, 0), 8 * HOUR, mulberry32(1));
    expect(queue.nextAt).toBeGreaterThanOrEqual(8 * HOUR + MIN_DELAY);
  });

  it('never wakes without a pool', () => {
    expect(nextWake(createQueue(0, 0))).toBeNull();
  });

  it('shows nothing without a pool', () => {
    expect(tick(createQueue(0, 0), HOUR, mulberry32(1)).shown).toEqual([]);
  });
});

describe('a notice', () => {
  it('stays for its time', () => {
    const queue = tick(withFirst(), FIRST_DELAY + DISPLAY - 1, mulberry32(1));
    expect(queue.shown[0]).toMatchObject({ leaving: false });
  });

  it('then slides out', () => {
    const queue = tick(withFirst(), FIRST_DELAY + DISPLAY, mulberry32(1));
    expect(queue.shown[0]).toMatchObject({ leaving: true });
  });

  it('then is gone', () => {
    const leaving = tick(withFirst(), FIRST_DELAY + DISPLAY, mulberry32(1));
    expect(tick(leaving, FIRST_DELAY + DISPLAY + LEAVE, mulberry32(1)).shown).toEqual([]);
  });

  it('asks to be woken for the end of its time', () => {
    expect(nextWake(withFirst())).toBe(FIRST_DELAY + DISPLAY);
  });

  it('slides out at once when dismissed', () => {
    const queue = dismiss(withFirst(), 1, FIRST_DELAY + 100);
    expect([queue.shown[0]?.leaving, nextWake(queue)]).toEqual([true, FIRST_DELAY + 100 + LEAVE]);
  });

  it('is not kept longer by a second dismissal', () => {
    const once = dismiss(withFirst(), 1, 3000);
    expect(nextWake(dismiss(once, 1, 3100))).toBe(3000 + LEAVE);
  });

  it('leaves another alone when dismissed', () => {
    expect(dismiss(withFirst(), 99, 3000)).toEqual(withFirst());
  });
});

describe('the draw', () => {
  it('shows every notice of the pool once before any comes again, round after round', () => {
    const drawn = run(createQueue(15, 0), 24 * HOUR).appeared.map(({ index }) => index);
    const rounds = Array.from({ length: 5 }, (_, round) =>
      drawn.slice(15 * round, 15 * round + 15),
    );
    expect(rounds.map((round) => new Set(round).size)).toEqual([15, 15, 15, 15, 15]);
  });

  it('stays inside the pool', () => {
    const drawn = run(createQueue(4, 0), 24 * HOUR).appeared.map(({ index }) => index);
    expect(drawn.filter((index) => index < 0 || index > 3)).toEqual([]);
  });

  it('passes over a notice that is still on screen while the round has others', () => {
    const high = () => 0.9;
    const held = hold(tick(createQueue(3, 0), FIRST_DELAY, high), 1, 2100);
    const drawn = run(held, 4 * MAX_DELAY, high).appeared.map(({ index }) => index);
    // The first round ends with 1 and 0; the second would start with 2, which is still there.
    expect(drawn.slice(0, 3)).toEqual([1, 0, 1]);
  });

  it('repeats the only notice of a pool', () => {
    const { appeared } = run(createQueue(1, 0), HOUR);
    expect(new Set(appeared.map(({ index }) => index))).toEqual(new Set([0]));
  });

  it('gives every showing a key of its own', () => {
    const { appeared } = run(createQueue(1, 0), HOUR);
    expect(new Set(appeared.map(({ key }) => key)).size).toBe(appeared.length);
  });
});

describe('the stack', () => {
  /** A visitor who holds every notice as it comes, until `count` have come. */
  function holdEvery(count: number) {
    const random = mulberry32(1);
    let queue = createQueue(15, 0);
    for (let key = 1; key <= count; key += 1) {
      queue = tick(queue, queue.nextAt, random);
      queue = hold(queue, key, queue.nextAt);
    }
    return queue;
  }

  it('has the newest first', () => {
    expect(keys(holdEvery(3))).toEqual([3, 2, 1]);
  });

  it('keeps five and drops the oldest', () => {
    expect(keys(holdEvery(MAX_KEPT + 2))).toEqual([7, 6, 5, 4, 3]);
  });
});
