import { follow, isSettled } from './follow';

const start = { x: 0, y: 0 };
const target = { x: 300, y: -120 };

/** Where the follower is after `count` steps of `elapsed` ms. */
function steps(count: number, elapsed: number) {
  let point = start;
  for (let step = 0; step < count; step += 1) point = follow(point, target, elapsed);
  return point;
}

describe('follow', () => {
  it.each([0, -5])('stays where it is when %i ms have passed', (elapsed) => {
    expect(follow(start, target, elapsed)).toEqual(start);
  });

  it('comes nearer', () => {
    const { x, y } = follow(start, target, 16);
    expect([x > 0 && x < 300, y < 0 && y > -120]).toEqual([true, true]);
  });

  it('goes the same way at any frame rate', () => {
    expect(steps(12, 8).x).toBeCloseTo(steps(6, 16).x);
  });

  it('does not go past the target after a pause', () => {
    expect(follow(start, target, 60_000)).toEqual(target);
  });
});

describe('isSettled', () => {
  it('is false on the way', () => {
    expect(isSettled(steps(5, 16), target)).toBe(false);
  });

  it('is true within a second', () => {
    expect(isSettled(steps(60, 16), target)).toBe(true);
  });

  it('is true at the target', () => {
    expect(isSettled(target, target)).toBe(true);
  });
});
