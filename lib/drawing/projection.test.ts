import { plotOf, project } from './projection';

const size = { width: 300, height: 200 };
const plot = plotOf(size, 10);
const p = project({ from: 1000, step: 10, bars: 20, low: 50, high: 100 }, size, plot, 10);

it('keeps room for the axes right and below', () => {
  expect([plot.x + plot.width, plot.y + plot.height]).toEqual([251, 181]);
});

it('keeps the room above that is asked for', () => {
  expect(plotOf(size, 10, 50)).toMatchObject({ y: 50, height: 131 });
});

it('puts bars side by side from the left edge', () => {
  expect([p.x(1000), p.x(1190)]).toEqual([plot.x + p.pitch / 2, plot.x + plot.width - p.pitch / 2]);
});

it.each([
  ['the highest price at the top', 100, plot.y],
  ['the lowest price at the bottom', 50, plot.y + plot.height],
  ['a price beyond beyond', 110, plot.y - plot.height / 5],
])('puts %s', (_, price, y) => {
  expect(p.y(price)).toBeCloseTo(y);
});
