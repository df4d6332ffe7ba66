import type { Mark } from '#indicators/indicator';
import { HOUR_MS, MINUTE_MS } from '#market/bar';
import { formatPrice } from '#market/price-form';
import { flatBars } from '#testing/bars';
import { palette, SWING, ZONE } from '#testing/marks';
import { fc } from '#testing/properties';
import { playedMarket, sceneOf } from '#testing/replay';
import { drawChart, projectionOf } from './chart';
import { contains, type Rect, sharedArea } from './geometry';
import { type Renderer, type Segment, SYSTEM_MONOSPACE } from './renderer';
import type { Format, Overlay, Scene } from './scene';
import { createSvgRenderer } from './svg';

const format = (width: number, height: number): Format => ({
  size: { width, height },
  fontSize: width < 480 ? 12 : 13,
  typeface: SYSTEM_MONOSPACE,
});

/** Fails if labels leave their area or touch another, a candle or a line, or if SVG numbers are invalid. */
function expectSound(scene: Scene, on: Format) {
  const renderer = createSvgRenderer(on, palette);
  const lines: Rect[] = [];
  const recording: Renderer = {
    ...renderer,
    lines(segments, stroke) {
      renderer.lines(segments, stroke);
      if (stroke.color === 'hairline') return;
      for (const [x1, y1, x2, y2] of segments) {
        const isLevel = y1 === y2;
        const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
        const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
        const half = stroke.width / 2;
        // Not the hatching of zones.
        if (isLevel) lines.push({ x, y: y - half, width, height: stroke.width });
        else if (x1 === x2) lines.push({ x: x - half, y, width: stroke.width, height });
      }
    },
  };
  const labels = drawChart(recording, scene, on);
  const { plot } = projectionOf(scene, on);
  const sheet = { ...plot, y: 0, height: plot.y + plot.height, width: on.size.width - plot.x };
  const overlaps = labels.flatMap(({ box }, place) => [
    ...labels.slice(place + 1).filter((other) => sharedArea(box, other.box) > 1e-6),
    ...lines.filter((line) => sharedArea(box, line) > 1e-6),
  ]);
  expect(overlaps).toEqual([]);
  expect(labels.filter(({ id, box }) => !contains(id === 'title' ? sheet : plot, box))).toEqual([]);
  expect(renderer.group()).not.toMatch(
    /NaN|Infinity|undefined|null|<rect [^>]*(width|height)="(0"|-)/,
  );
  return { svg: renderer.group(), labels };
}

const sizes = fc.record({
  width: fc.integer({ min: 250, max: 1100 }),
  height: fc.integer({ min: 240, max: 640 }),
});

it('in any market at any size, labels fit and touch nothing', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const looks = fc.array(fc.tuple(part, sizes), { minLength: 6, maxLength: 6 });
  const timeframes = fc.constantFrom(5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS);
  let labeled = 0;
  fc.assert(
    fc.property(fc.nat(999_999), timeframes, looks, (seed, timeframe, all) => {
      const played = playedMarket(seed, timeframe);
      for (const [at, { width, height }] of all) {
        const room = Math.max(24, Math.min(112, Math.floor((width - 125) / 5.4)));
        labeled += expectSound(played(at, room), format(width, height)).labels.length;
      }
    }),
    { numRuns: 6 },
  );
  expect(labeled).toBeGreaterThan(6 * 6 * 3);
});

const scene = playedMarket(2124)(0.9, 100);
const { bars } = scene;

it('draws a market without movement, and a single bar', () => {
  const flat = bars.map((bar) => ({ ...bar, open: 1, high: 1, low: 1, close: 1 }));
  expectSound({ ...scene, bars: flat, marks: [] }, format(600, 400));
  expectSound({ ...scene, bars: bars.slice(-1) }, format(600, 400));
});

/** Records texts and strokes by animation step. */
function recorder() {
  const steps = [{ bar: -1, isPassing: false, texts: [] as string[], lines: [] as Segment[] }];
  const rects: Rect[] = [];
  const opacities: unknown[] = [];
  const now = () => steps.at(-1) as (typeof steps)[number];
  const renderer: Renderer = {
    turn: (bar, isPassing = false) => steps.push({ bar, isPassing, texts: [], lines: [] }),
    lines(some, { opacity }) {
      now().lines.push(...some);
      opacities.push(...some.map(() => opacity));
    },
    rects: (some) => rects.push(...some),
    path() {},
    texts: (some) => now().texts.push(...some.map(({ text }) => text)),
  };
  return { renderer, steps, rects, opacities };
}

describe('a chart whose last bars close one by one', () => {
  const animated = (turns: number) => {
    const { renderer, steps } = recorder();
    const labels = drawChart(renderer, scene, { ...format(900, 500), turns });
    const [passing, staying] = [true, false].map((is) =>
      steps.filter((one) => one.isPassing === is),
    );
    return { labels, strokes: steps.flatMap(({ lines }) => lines).length, passing, staying };
  };

  it('shows each name with the bar that confirmed its mark', () => {
    const { labels, strokes, staying = [] } = animated(40);
    const atOnce = animated(0);
    expect(atOnce).toMatchObject({ labels, strokes, passing: [] });
    for (const [bar, { time, close }] of bars.slice(-40).entries()) {
      const known = scene.marks.filter(
        ({ mark }) => 'at' in mark && mark.at >= time && mark.at < time + scene.step,
      );
      const ids = known.map(({ mark }) => mark.id);
      const expected = labels.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
      if (bar === 39) expected.push(formatPrice(close, scene.prices));
      const texts = staying.filter((one) => one.bar === bar).flatMap((one) => one.texts);
      expect(texts.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('shows each close as the last price until the next close', () => {
    expect(animated(3).passing?.map(({ bar, texts }) => [bar, ...texts])).toEqual(
      bars.slice(-4, -1).map(({ close }, at) => [at - 1, formatPrice(close, scene.prices)]),
    );
  });
});

describe('the overlay', () => {
  const on = format(400, 300);
  const plain = {
    ...sceneOf(flatBars(Array.from({ length: 20 }, (_, bar) => (bar % 2 ? 20 : 10)))),
    ...{ headroom: 0, footroom: 0 },
  };
  const p = projectionOf(plain, on);
  const { x, y, width, height } = p.plot;

  function overlaid(over: Partial<Overlay>) {
    const { renderer, steps, rects, opacities } = recorder();
    const whole = { ...plain, over: { crosshair: null, chosen: null, crosses: [], ...over } };
    drawChart(createSvgRenderer(on, palette), whole, on, renderer);
    return { lines: steps[0]?.lines, texts: steps[0]?.texts, rects, opacities };
  }

  it.each([
    ['at a price', 15, p.y(15)],
    ['at the top for a price above', 50, y],
    ['at the bottom for a price below', 1, y + height],
  ])('has a crosshair inside the plot with time and price: %s', (_, price, down) => {
    const { lines, texts, rects } = overlaid({ crosshair: { time: 5, price } });
    expect(lines).toEqual([
      [p.x(5), y, p.x(5), y + height],
      [x, down, x + width, down],
    ]);
    expect(texts?.[1]).toBe('Do 1 Ja 00:00');
    expect(contains({ x: 0, y: 0, ...on.size }, rects[0] as Rect)).toBe(true);
  });

  it('has crosses at removed swings in view, and faint ones', () => {
    const places = [
      [5, 15],
      [10, 12],
      [-50, 15],
      [5, 25],
      [5, 5],
    ] as const;
    const crosses = places.map(
      ([time, price]) => ({ time, price, side: 'high', isFaint: time === 5 }) as const,
    );
    const { lines, opacities } = overlaid({ crosses });
    expect(opacities).toEqual([0.4, 0.4, 1, 1]);
    const [left, top] = [p.x(5) - 3.5, p.y(15) - 11.5];
    expect(lines?.[0]).toEqual([left, top, left + 7, top + 7]);
  });

  const area = { ...ZONE, at: 7, knownAt: 8, from: 5, low: 14, high: 16 };
  const frameOf = (mark: Mark) => overlaid({ chosen: { mark, endedAt: 10 } }).rects[0];

  it('has a frame around a chosen mark, inside the plot', () => {
    const around = frameOf(area) as Rect;
    expect([around.x, around.y]).toEqual([p.x(5) - p.pitch / 2 - 4, p.y(16) - 4]);
    expect(contains(p.plot, frameOf({ ...area, from: -50, low: 1, high: 100 }) as Rect)).toBe(true);
  });

  it.each<[what: string, mark: Mark]>([
    ['above', { ...area, low: 30, high: 40 }],
    ['later', { ...area, from: 60 }],
    ['a swing on an earlier bar', { ...SWING, time: -50, price: 15 }],
  ])('has no frame around a mark out of view: %s', (_, mark) => {
    expect(frameOf(mark)).toBeUndefined();
  });
});
