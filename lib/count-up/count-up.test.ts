import { COUNT_DURATION, countUp } from './count-up';

function at(elapsed: number, to = 300) {
  return countUp({ to, elapsed, duration: COUNT_DURATION });
}

describe('countUp', () => {
  it.each([
    ['before the start, where a frame is dated back', -5, 0],
    ['at the start', 0, 0],
    ['half way in time, most of the way', COUNT_DURATION / 2, 263],
    ['at the end', COUNT_DURATION, 300],
    ['after the end', COUNT_DURATION + 500, 300],
  ])('%s', (_, elapsed, expected) => {
    expect(at(elapsed)).toBe(expected);
  });

  it.each([0, 1, 7, 300, 1_000_000_000])('counts to %i in whole numbers that never fall', (to) => {
    const values = Array.from({ length: COUNT_DURATION + 1 }, (_, elapsed) => at(elapsed, to));
    const faults = values.filter(
      (value, index) => !Number.isInteger(value) || value > to || value < (values[index - 1] ?? 0),
    );
    expect(faults).toEqual([]);
  });

  it('shows the value at once when it takes no time', () => {
    expect(countUp({ to: 7, elapsed: 0, duration: 0 })).toBe(7);
  });
});
