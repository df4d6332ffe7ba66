import { flatBars } from '#testing/bars';
import { fc, numRuns } from '#testing/properties';
import { movedCrosshair, panned, showing, type ViewChoice, viewAt, zoomed } from './view';

const charts = fc.record({
  limits: fc
    .tuple(fc.integer({ min: 36, max: 112 }), fc.integer({ min: 0, max: 200 }))
    .map(([room, more]) => ({ room, most: room + more })),
  position: fc.integer({ min: 20, max: 5000 }),
  choice: fc.record({
    zoom: fc.double({ min: 0.1, max: 3, noNaN: true }),
    end: fc.option(fc.integer({ min: 0, max: 6000 })),
  }),
});

const firstOf = (choice: ViewChoice, limits: { room: number; most: number }, position: number) => {
  const { room, behind } = viewAt(choice, limits, position);
  return { first: position - behind - room, end: position - behind, room, behind };
};

it('shows only closed bars, and as many as fit, in any view', () => {
  fc.assert(
    fc.property(charts, ({ limits, position, choice }) => {
      const { first, end, room } = firstOf(choice, limits, position);
      expect(end).toBeLessThanOrEqual(position);
      expect(room).toBeGreaterThanOrEqual(12);
      expect(room).toBeLessThanOrEqual(limits.most);
      if (position >= room) expect(first).toBeGreaterThanOrEqual(0);
      else expect(end).toBe(position);
    }),
    { numRuns },
  );
});

it('the view pans to older bars and back, then follows the newest bar', () => {
  fc.assert(
    fc.property(charts, fc.integer({ min: 0, max: 900 }), ({ limits, position, choice }, bars) => {
      const before = firstOf(choice, limits, position);
      const back = panned(choice, bars, limits, position);
      const moved = firstOf(back, limits, position);
      expect(moved.behind).toBe(Math.min(before.behind + bars, Math.max(0, position - moved.room)));
      const again = panned(back, before.behind - moved.behind, limits, position);
      expect(firstOf(again, limits, position)).toEqual(before);
      expect(panned(back, -9999, limits, position).end).toBeNull();
    }),
    { numRuns },
  );
});

it('zooms around the bar under the pointer, or the newest bar if the view follows it', () => {
  fc.assert(
    fc.property(
      charts,
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ limits, choice }, by, part) => {
        const position = 4000;
        const away = { ...choice, end: 2000 };
        const before = firstOf(away, limits, position);
        const after = firstOf(zoomed(away, by, limits, position, part), limits, position);
        const pointed = before.first + part * before.room;
        expect(Math.abs(after.first + part * after.room - pointed)).toBeLessThanOrEqual(1);
        expect(zoomed({ ...choice, end: null }, by, limits, position, part).end).toBeNull();
      },
    ),
    { numRuns },
  );
});

it('brings a bar into view, without moving if it is visible', () => {
  fc.assert(
    fc.property(
      charts,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      ({ limits, position, choice }, part) => {
        const place = Math.floor(part * position);
        const shown = showing(choice, place, limits, position);
        const { first, end } = firstOf(shown, limits, position);
        expect(place).toBeGreaterThanOrEqual(first);
        expect(place).toBeLessThan(end);
        expect(showing(shown, place, limits, position)).toBe(shown);
      },
    ),
    { numRuns },
  );
});

const closes = flatBars(Array.from({ length: 30 }, (_, bar) => 100 + bar));
const press = (key: string, bar: number | null) =>
  movedCrosshair(bar === null ? null : { bar, price: 7 }, closes, key);

it.each([
  ['along the bars', 15, { ArrowLeft: 14, ArrowDown: 14, ArrowRight: 16, ArrowUp: 16 }],
  ['by ten bars and to the ends', 15, { PageDown: 5, PageUp: 25, Home: 0, End: 29 }],
  ['no further than the first bar', 0, { ArrowLeft: 0, PageDown: 0 }],
  ['no further than the last bar', 29, { ArrowRight: 29, PageUp: 29 }],
  ['onto the chart if it was outside', null, { ArrowLeft: 29, End: 29, Home: 0 }],
  ['back from a bar that no longer exists', 80, { ArrowLeft: 29 }],
])('moves the crosshair %s, always at a close', (_, from, moves) => {
  for (const [key, bar] of Object.entries(moves))
    expect(press(key, from)).toEqual({ bar, price: 100 + bar });
});

it('the crosshair ignores other keys, and has no position without bars', () => {
  const keys = ['Tab', 'Enter', 'a', 'toString'];
  expect(keys.flatMap((key) => press(key, 15) ?? press(key, null) ?? [])).toEqual([]);
  expect(movedCrosshair(null, [], 'End')).toBeNull();
});
