import { mulberry32 } from '@/engine/market/random';
import {
  clear,
  createQueue,
  DISPLAY,
  dismiss,
  FIRST_DELAY,
  hold,
  LEAVE,
  type NoticeQueue,
  nextWake,
  release,
  resume,
  suspend,
  tick,
} from './notice-queue';

const HOUR = 3_600_000;

/** A queue in which the first notice has just appeared. */
function withFirst() {
  return tick(createQueue(15, 0), FIRST_DELAY, mulberry32(1));
}

const keys = ({ shown }: NoticeQueue) => shown.map(({ key }) => key);

describe('a held notice', () => {
  it('stays for hours', () => {
    const held = hold(withFirst(), 1, FIRST_DELAY + 1000);
    expect(keys(tick(held, 2 * HOUR, mulberry32(1)))).toContain(1);
  });

  it('does not ask to be woken', () => {
    const held = hold(withFirst(), 1, FIRST_DELAY + 1000);
    expect(nextWake(held)).toBe(held.nextAt);
  });

  it('stays for the rest of its time once released', () => {
    const held = hold(withFirst(), 1, FIRST_DELAY + 1000);
    expect(nextWake(release(held, 1, 60_000))).toBe(60_000 + DISPLAY - 1000);
  });

  it('stays while one of two holds is left', () => {
    const twice = hold(hold(withFirst(), 1, 3000), 1, 3500);
    expect(keys(tick(release(twice, 1, 4000), 20_000, mulberry32(1)))).toEqual([1]);
  });

  it('has stood still from the first hold to the last release', () => {
    const twice = hold(hold(withFirst(), 1, 3000), 1, 3500);
    const released = release(release(twice, 1, 4000), 1, 9000);
    expect(nextWake(released)).toBe(9000 + FIRST_DELAY + DISPLAY - 3000);
  });

  it('can be dismissed', () => {
    const held = hold(withFirst(), 1, 3000);
    expect(nextWake(dismiss(held, 1, 4000))).toBe(4000 + LEAVE);
  });

  it('is unmoved by a release without a hold', () => {
    expect(nextWake(release(withFirst(), 1, 4000))).toBe(FIRST_DELAY + DISPLAY);
  });
});

describe('a suspended queue', () => {
  it('asks for nothing', () => {
    expect(nextWake(suspend(withFirst(), 3000))).toBeNull();
  });

  it('does nothing', () => {
    const suspended = suspend(withFirst(), 3000);
    expect(tick(suspended, 8 * HOUR, mulberry32(1))).toEqual(suspended);
  });

  it('shows nothing new when it goes on after hours', () => {
    const resumed = resume(suspend(withFirst(), 3000), 8 * HOUR);
    expect(keys(tick(resumed, 8 * HOUR, mulberry32(1)))).toEqual([1]);
  });

  it('keeps what was left of the delay', () => {
    const queue = withFirst();
    const resumed = resume(suspend(queue, 3000), 8 * HOUR);
    expect(resumed.nextAt - 8 * HOUR).toBe(queue.nextAt - 3000);
  });

  it('keeps what was left of a notice’s time', () => {
    const resumed = resume(suspend(withFirst(), 3000), 8 * HOUR);
    expect(nextWake(resumed)).toBe(8 * HOUR + FIRST_DELAY + DISPLAY - 3000);
  });

  it('keeps what was left of a held notice’s time', () => {
    const resumed = resume(suspend(hold(withFirst(), 1, 3000), 4000), 8 * HOUR);
    const released = release(resumed, 1, 8 * HOUR + 500);
    expect(nextWake(released)).toBe(8 * HOUR + 500 + FIRST_DELAY + DISPLAY - 3000);
  });

  it('counts from the first of two suspensions', () => {
    const queue = withFirst();
    const resumed = resume(suspend(suspend(queue, 3000), 5000), HOUR);
    expect(resumed.nextAt - HOUR).toBe(queue.nextAt - 3000);
  });

  it('is not moved by a resume while it runs', () => {
    expect(resume(withFirst(), HOUR)).toEqual(withFirst());
  });
});

it('takes all notices away when cleared, and keeps its schedule', () => {
  const queue = withFirst();
  expect(clear(queue)).toEqual({ ...queue, shown: [] });
});
