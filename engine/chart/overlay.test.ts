import type { Drawn } from './drawn';
import { markBox } from './mark-box';
import { overlay } from './overlay';
import { plotOf, project } from './projection';

const size = { width: 400, height: 300 };
const plot = plotOf(size, 10);
const times = Array.from({ length: 20 }, (_, bar) => 100 + bar);
const p = project({ times, step: 1, blank: 5, low: 10, high: 20 }, size, plot, 10);
const nothing = { crosshair: null, chosen: null, crosses: [] };
const swing: Drawn = { kind: 'swing', id: 's', time: 107, price: 15, side: 'high', label: 'HH' };
const paths = (over: Partial<Parameters<typeof overlay>[0]>) =>
  overlay({ ...nothing, ...over }, p).map(({ attributes }) => String(attributes.d ?? ''));

it('is empty where nothing is pointed at', () => {
  expect(overlay(nothing, p)).toEqual([]);
});

it('crosses two lines at a bar and a price', () => {
  expect(paths({ crosshair: { time: 105, price: 15 } })).toEqual([
    `M${p.x(105)} ${plot.y}v${plot.height}M${plot.x} ${p.y(15)}h${plot.width}`,
  ]);
});

it.each([
  [50, plot.y],
  [1, plot.y + plot.height],
])('keeps the crosshair inside the plot at a price of %d', (price, y) => {
  expect(paths({ crosshair: { time: 105, price } })[0]).toContain(`M${plot.x} ${y}h`);
});

it('frames the mark that was chosen', () => {
  const [frame] = overlay({ ...nothing, chosen: swing }, p);
  expect(frame).toMatchObject({ name: 'rect', attributes: { ...markBox(swing, p), fill: 'none' } });
});

it('frames no mark that is out of view', () => {
  expect(overlay({ ...nothing, chosen: { ...swing, time: 50 } }, p)).toEqual([]);
});

it('crosses out places in view, and no others', () => {
  const places = [
    { time: 105, price: 15 },
    { time: 110, price: 12 },
    { time: 50, price: 15 },
    { time: 105, price: 25 },
    { time: 105, price: 5 },
  ];
  const [path = ''] = paths({ crosses: places });
  expect(path.match(/M[^M]+/g)).toEqual([
    `M${p.x(105) - 4} ${p.y(15) - 4}l8 8m0-8l-8 8`,
    `M${p.x(110) - 4} ${p.y(12) - 4}l8 8m0-8l-8 8`,
  ]);
});
