import type { Mark } from '@/engine/indicators/indicator';
import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { flatBars } from '@/engine/testing/bars';
import { BREAK, LEVEL, SWING, ZONE } from '@/engine/testing/marks';
import { palette } from '@/engine/testing/palette';
import { fc } from '@/engine/testing/properties';
import { CHART_WORDS, playedMarket, sceneOf } from '@/engine/testing/replay';
import { drawChart, projectionOf } from './chart';
import { contains, type Rect, sharedArea } from './geometry';
import type { PlacedLabel } from './labels';
import { type Pen, type Segment, SYSTEM_MONOSPACE } from './pen';
import type { Format, Overlay, Scene, ShownMark } from './scene';
import { createSvgPen } from './svg';

const format = (width: number, height: number): Format => ({
  size: { width, height },
  fontSize: width < 480 ? 12 : 13,
  typeface: SYSTEM_MONOSPACE,
});

const roomOn = (width: number) => Math.max(24, Math.min(112, Math.floor((width - 125) / 5.4)));

function drawn(scene: Scene, on: Format) {
  const pen = createSvgPen(on, palette);
  const labels = drawChart(pen, scene, on);
  return { svg: pen.group(), labels };
}

const isOfBreak = ({ id }: PlacedLabel) => id.startsWith('break');

function expectSound(scene: Scene, on: Format) {
  const { svg, labels } = drawn(scene, on);
  const { plot } = projectionOf(scene, on);
  const sheet = { ...plot, y: 0, height: plot.y + plot.height, width: on.size.width - plot.x };
  const overlaps = labels.flatMap((one, place) =>
    labels
      .slice(place + 1)
      .filter((other) => sharedArea(one.box, other.box) > 1e-6)
      .filter((other) => !isOfBreak(one) && !isOfBreak(other)),
  );
  expect(overlaps).toEqual([]);
  expect(labels.filter(({ id, box }) => !contains(id === 'title' ? sheet : plot, box))).toEqual([]);
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null|<rect [^>]*(width|height)="(0"|-)/);
  return labels;
}

const sizes = fc.record({
  width: fc.integer({ min: 250, max: 1100 }),
  height: fc.integer({ min: 240, max: 640 }),
});

it('keeps labels clear of each other and inside the frame, on any market at any size', () => {
  let labelled = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999 }),
      fc.constantFrom(5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS),
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), sizes), {
        minLength: 6,
        maxLength: 6,
      }),
      (seed, timeframe, looks) => {
        const played = playedMarket(seed, timeframe);
        for (const [part, { width, height }] of looks) {
          const labels = expectSound(played(part, roomOn(width)), format(width, height));
          labelled += labels.length;
        }
      },
    ),
    { numRuns: 6, seed: 1 },
  );
  expect(labelled).toBeGreaterThan(6 * 6 * 5);
});

const played = playedMarket(2124);
const scene = played(0.9, 100);

const marks = fc.array(
  fc
    .tuple(
      fc.constantFrom(
        'zone',
        'session',
        'opening-range',
        'order-block',
        'gap',
        'range',
        'level',
        'break',
        'swing',
      ),
      fc.integer({ min: -150, max: 110 }),
      fc.integer({ min: 0, max: 300 }),
      fc.double({ min: 0.9, max: 1.3, noNaN: true }),
      fc.double({ min: 0, max: 0.2, noNaN: true }),
      fc.boolean(),
    )
    .map(([kind, bar, bars, low, tall, isUp]): ShownMark => {
      const from = (scene.bars[0]?.time ?? 0) + bar * scene.step;
      const to = from + bars * scene.step;
      const side = isUp ? 'demand' : 'supply';
      const all = {
        id: `${kind} ${bar} ${bars} ${low}`,
        from,
        to: isUp ? to : Infinity,
        time: from,
        at: to,
        knownAt: to,
        price: low,
        low,
        high: low + tall,
        direction: isUp ? 'up' : 'down',
        timeframe: HOUR_MS,
      };
      if (kind === 'level') Object.assign(all, { name: 'day open' });
      else Object.assign(all, { name: 'Asia', side: kind === 'swing' ? 'high' : side });
      const mark = { ...all, kind, label: kind === 'break' ? 'BOS' : 'HH' } as unknown as Mark;
      return { mark, endedAt: isUp && kind !== 'level' ? to : null };
    }),
  { maxLength: 12 },
);

it('draws nothing inside out of marks that reach beyond what is in view', () => {
  fc.assert(
    fc.property(marks, sizes, (some, { width, height }) => {
      expectSound({ ...scene, marks: some }, format(width, height));
    }),
    { numRuns: 40 },
  );
});

it('draws a market that stands still, and a single bar', () => {
  const bars = scene.bars.map((bar) => ({ ...bar, open: 1, high: 1, low: 1, close: 1 }));
  expectSound({ ...scene, bars, marks: [] }, format(600, 400));
  expectSound({ ...scene, bars: scene.bars.slice(-1) }, format(600, 400));
});

it('says what its words say', () => {
  const { svg } = drawn(scene, format(1000, 600));
  const written = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  const { sides, weekdays } = CHART_WORDS;
  expect(written).toEqual(expect.arrayContaining(['15m', scene.titles[0]]));
  expect(written.some((text) => text?.startsWith(sides.demand))).toBe(true);
  expect(written.some((text) => weekdays.includes(text?.slice(0, 2) ?? ''))).toBe(true);
});

describe('a zone', () => {
  const from = scene.bars[10]?.time ?? 0;
  const known = {
    id: 'a',
    at: from,
    knownAt: from,
    from,
    low: 0.5,
    high: 2,
    direction: 'up',
  } as const;
  const svgOf = (mark: Mark) =>
    drawn({ ...scene, marks: [{ mark, endedAt: null }] }, format(600, 400)).svg;

  it('is hatched, up for demand and down for supply; other areas are not', () => {
    const zone = { ...known, kind: 'zone', timeframe: HOUR_MS } as const;
    expect(svgOf({ ...zone, side: 'demand' })).toMatch(/<pattern id="up".*fill="url\(#up\)"/);
    expect(svgOf({ ...zone, side: 'supply' })).toMatch(/<pattern id="down".*fill="url\(#down\)"/);
    expect(svgOf({ ...known, kind: 'gap' })).not.toContain('pattern');
  });
});

describe('what is pointed at', () => {
  const on = format(400, 300);
  const bars = flatBars(Array.from({ length: 20 }, (_, bar) => (bar % 2 ? 20 : 10)));
  const plain = { ...sceneOf(bars), headroom: 0, footroom: 0 };
  const p = projectionOf(plain, on);
  const { plot, pitch } = p;

  function overlaid(over: Partial<Overlay>) {
    const drawn = { lines: [] as Segment[], rects: [] as Rect[], texts: [] as string[] };
    const pen: Pen = {
      lines: (some) => drawn.lines.push(...some),
      rects: (some) => drawn.rects.push(...some),
      path() {},
      texts: (some) => drawn.texts.push(...some.map(({ text }) => text)),
    };
    const whole = { ...plain, over: { crosshair: null, chosen: null, crosses: [], ...over } };
    drawChart(createSvgPen(on, palette), whole, on, pen);
    return drawn;
  }

  it('is nothing at first', () => {
    expect(overlaid({})).toEqual({ lines: [], rects: [], texts: [] });
  });

  it.each([
    ['at a bar and a price', 15, p.y(15)],
    ['inside the plot for a price above', 50, plot.y],
    ['inside the plot for a price below', 1, plot.y + plot.height],
  ])('is crossed by two lines %s', (_, price, y) => {
    expect(overlaid({ crosshair: { time: 5, price } }).lines).toEqual([
      [p.x(5), plot.y, p.x(5), plot.y + plot.height],
      [plot.x, y, plot.x + plot.width, y],
    ]);
  });

  it('says the price and the time at the axes, inside the drawing', () => {
    const { texts, rects } = overlaid({ crosshair: { time: 0, price: 15.125 } });
    expect(texts).toEqual(['15.13', 'Do 1 Ja 00:00']);
    expect(contains({ x: 0, y: 0, ...on.size }, rects[0] as Rect)).toBe(true);
  });

  it('has places crossed out in view, and no others', () => {
    const places = [
      [5, 15],
      [10, 12],
      [-50, 15],
      [5, 25],
      [5, 5],
    ] as const;
    const crosses = places.map(([time, price]) => ({ time, price, side: 'high' }) as const);
    const [x, y] = [p.x(5), p.y(15) - 8];
    const { lines } = overlaid({ crosses });
    expect(lines).toHaveLength(4);
    expect(lines.slice(0, 2)).toEqual([
      [x - 3.5, y - 3.5, x + 3.5, y + 3.5],
      [x + 3.5, y - 3.5, x - 3.5, y + 3.5],
    ]);
  });

  const known = { at: 7, knownAt: 8, from: 5 };
  const swing = { ...SWING, time: 7, price: 15 };
  const level = { ...LEVEL, ...known, price: 15 };
  const area = { ...ZONE, ...known, low: 14, high: 16 };
  const range: Mark = { ...area, kind: 'dealing-range', equilibrium: 15 };
  const broken = { ...BREAK, ...known, price: 15 };
  const frameOf = (mark: Mark, endedAt: number | null = null) =>
    overlaid({ chosen: { mark, endedAt } }).rects[0];

  it('is framed a little outside of an area', () => {
    const { x, y, width, height } = frameOf(area, 10) as Rect;
    expect(x).toBeCloseTo(p.x(5) - pitch / 2 - 4);
    expect(y).toBeCloseTo(p.y(16) - 4);
    expect(width).toBeCloseTo(5 * pitch + 8);
    expect(height).toBeCloseTo(p.y(14) - p.y(16) + 8);
  });

  it.each([
    [swing, 7],
    [level, 12],
    [range, 12],
    [broken, 6],
  ])('is framed where it is a line or a stroke: %#', (mark, time) => {
    const point = { x: p.x(time), y: p.y(15), width: 0, height: 0 };
    expect(contains(frameOf(mark) as Rect, point)).toBe(true);
  });

  it.each<[what: string, Mark, endedAt: number | null]>([
    ['an area', { ...area, from: -50, low: 1, high: 100 }, 500],
    ['a swing near the edge', { ...swing, time: 1, price: 20 }, null],
    ['a break that began long ago', { ...broken, from: -99 }, null],
  ])('is framed inside the plot: %s', (_, mark, endedAt) => {
    expect(contains(plot, frameOf(mark, endedAt) as Rect)).toBe(true);
  });

  it.each<[what: string, Mark, endedAt: number | null]>([
    ['an area above', { ...area, low: 30, high: 40 }, 10],
    ['an area further back', { ...area, from: -50 }, -40],
    ['a swing further back', { ...swing, time: -50 }, null],
    ['a level above', { ...level, price: 40 }, null],
    ['a break by a later bar', { ...broken, at: 60 }, null],
  ])('is not framed out of view: %s', (_, mark, endedAt) => {
    expect(frameOf(mark, endedAt)).toBeUndefined();
  });
});
