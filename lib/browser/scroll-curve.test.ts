import { SCROLL_DURATION, scrollPosition } from './scroll-curve';

/** Position on the way from 100 to 2100 after `elapsed` ms. */
function at(elapsed: number, duration = SCROLL_DURATION) {
  return scrollPosition({ from: 100, to: 2100, elapsed, duration });
}

describe('scrollPosition', () => {
  it.each([
    ['before the start, where a frame is dated back', -5, 100],
    ['at the start', 0, 100],
    ['half way', SCROLL_DURATION / 2, 1100],
    ['at the end', SCROLL_DURATION, 2100],
    ['after the end', SCROLL_DURATION + 400, 2100],
  ])('%s', (_, elapsed, expected) => {
    expect(at(elapsed)).toBe(expected);
  });

  it.each([
    ['down', 100, 2100],
    ['up', 2100, 100],
  ])('never turns back on the way %s', (_, from, to) => {
    const direction = Math.sign(to - from);
    const positions = Array.from({ length: SCROLL_DURATION + 1 }, (_, elapsed) =>
      scrollPosition({ from, to, elapsed, duration: SCROLL_DURATION }),
    );
    const steps = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
    expect(steps.filter((step) => step * direction < 0)).toEqual([]);
  });

  it('leaves as gently as it arrives', () => {
    expect(at(200) - 100).toBeCloseTo(2100 - at(SCROLL_DURATION - 200));
  });

  it('is slow at first', () => {
    expect(at(SCROLL_DURATION / 10) - 100).toBeLessThan(10);
  });

  it('jumps when it takes no time', () => {
    expect(at(0, 0)).toBe(2100);
  });
});
