import fc from 'fast-check';
import type { Mark } from '@/engine/indicators/indicator';
import { extremes, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { CHART_WORDS, playedMarket } from '@/engine/testing/replay';
import { drawChart } from './chart';
import { contains, sharedArea } from './geometry';
import type { PlacedLabel } from './labels';
import { SYSTEM_MONOSPACE } from './pen';
import { plotOf } from './projection';
import type { Format, Scene, ShownMark } from './scene';
import { createSvgPen } from './svg';

const format = (width: number, height: number): Format => ({
  size: { width, height },
  fontSize: width < 480 ? 12 : 13,
  typeface: SYSTEM_MONOSPACE,
});

/** Bars that the demo shows on a chart of this width. */
const roomOn = (width: number) => Math.max(36, Math.min(112, Math.floor(width / 6.5)));

function drawn(scene: Scene, on: Format, before: readonly PlacedLabel[] = []) {
  const pen = createSvgPen(on);
  const labels = drawChart(pen, scene, on, before);
  return { svg: pen.group(), labels };
}

/** Fails unless labels keep clear of each other and of the frame, and all of it can be drawn. */
function expectSound(scene: Scene, on: Format) {
  const { svg, labels } = drawn(scene, on);
  const plot = plotOf(on.size, on.fontSize);
  const overlaps = labels.flatMap((one, place) =>
    labels.slice(place + 1).filter((other) => sharedArea(one.box, other.box) > 0),
  );
  expect(overlaps).toEqual([]);
  expect(labels.filter(({ box }) => !contains(plot, box))).toEqual([]);
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

/** Marks at prices around and far from the bars in view, and at times around them. */
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
        ...{ from, to: isUp ? to : Infinity, time: from, knownAt: to, price: low },
        ...{ low, high: low + tall, direction: isUp ? 'up' : 'down', timeframe: HOUR_MS },
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
  const { trend, sides, weekdays } = CHART_WORDS;
  expect(written).toEqual(expect.arrayContaining([trend.title, '15m', scene.titles[0]]));
  expect(written.some((text) => text?.startsWith(sides.demand))).toBe(true);
  expect(written.some((text) => weekdays.includes(text?.slice(0, 2) ?? ''))).toBe(true);
});

describe('an area', () => {
  const first = scene.bars[10]?.time ?? 0;
  const area = {
    id: 'a',
    knownAt: first,
    from: first,
    low: 0.5,
    high: 2,
    direction: 'up',
  } as const;
  const rects = (shown: ShownMark) => {
    const { svg } = drawn({ ...scene, marks: [shown] }, format(600, 400));
    return { svg, hatches: [...svg.matchAll(/fill="url\(#(\w+)\)"/g)].map(([, id]) => id) };
  };

  it('is hatched where it is a zone, up for demand and down for supply', () => {
    const zone = (side: 'demand' | 'supply') =>
      rects({ mark: { ...area, kind: 'zone', side, timeframe: HOUR_MS }, endedAt: null });
    expect(zone('demand').hatches).toEqual(['up']);
    expect(zone('supply').hatches).toEqual(['down']);
    expect(zone('supply').svg).toContain('<pattern id="down"');
    expect(rects({ mark: { ...area, kind: 'gap' }, endedAt: null }).hatches).toEqual([]);
  });
});

describe('drawn again', () => {
  it('has its labels where they were', () => {
    const on = format(420, 340);
    const first = drawn(scene, on);
    expect(drawn(scene, on, first.labels).labels).toEqual(first.labels);
    expect(first.labels.length).toBeGreaterThan(8);
  });

  it('leaves a label where it stood, even where the place that it would have preferred is free again', () => {
    const { high, low } = extremes(scene.bars);
    const from = scene.bars[0]?.time ?? 0;
    const above = high + 0.05 * (high - low);
    const level = (id: string, price: number): ShownMark => ({
      mark: { kind: 'level', id, knownAt: from, from, price, name: 'day open' },
      endedAt: null,
    });
    const on = format(420, 340);
    const one = level('One', above);
    const other = level('Other', above + 0.01 * (high - low));
    const both = drawn({ ...scene, marks: [other, one] }, on);
    const place = (before: readonly PlacedLabel[]) =>
      drawn({ ...scene, marks: [one] }, on, before).labels.find(({ id }) => id === 'One')?.rank;
    expect(place(both.labels)).toBe(both.labels.find(({ id }) => id === 'One')?.rank);
    expect(place([])).not.toBe(place(both.labels));
  });
});
