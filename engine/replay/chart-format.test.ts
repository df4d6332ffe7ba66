import { chartFormat, roomFor } from './chart-format';

it.each([
  [0, 36],
  [240, 36],
  [650, 100],
  [700, 107],
  [1100, 112],
])('has room on %d pixels for %d bars', (width, bars) => {
  expect(roomFor(width)).toBe(bars);
});

it('draws a unit to a pixel, with smaller text on a narrow chart', () => {
  expect(chartFormat({ width: 480, height: 300 }, 'a-')).toMatchObject({
    size: { width: 480, height: 300 },
    fontSize: 13,
    ids: 'a-',
  });
  expect(chartFormat({ width: 479, height: 300 }, '').fontSize).toBe(12);
});
