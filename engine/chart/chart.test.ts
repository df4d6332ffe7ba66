import fc from 'fast-check';
import { extremes, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { chart } from './chart';
import type { Drawn } from './drawn';
import { contains, sharedArea } from './geometry';
import { markup } from './markup';
import { plotOf } from './projection';
import type { Format, Scene } from './scene';
import type { Shape } from './svg';
import { playedMarket } from './testing/played-scene';
import { systemMonospace } from './typeface';

const format = (width: number, height: number, ids = ''): Format => ({
  size: { width, height },
  fontSize: width < 480 ? 12 : 13,
  typeface: systemMonospace,
  ids,
});

/** Bars that the demo shows on a chart of this width. */
const roomOn = (width: number) => Math.max(36, Math.min(112, Math.floor(width / 6.5)));

function allOf(shape: Shape): Shape[] {
  return [shape, ...shape.children.flatMap(allOf)];
}

/** @returns what no browser could draw: values that are no numbers, rectangles without an inside */
function broken(shape: Shape): string[] {
  return allOf(shape).flatMap(({ name, attributes }) => {
    const { width, height } = attributes;
    const isEmpty = name === 'rect' && !(Number(width) > 0 && Number(height) > 0);
    const wrong = Object.entries(attributes).filter(([, value]) =>
      /NaN|Infinity|undefined|null/.test(value === undefined ? '' : String(value)),
    );
    return [
      ...(isEmpty ? [`rect of ${width} by ${height}`] : []),
      ...wrong.map(([key, value]) => `${name} with ${key}="${value}"`),
    ];
  });
}

/** Fails unless labels keep clear of each other and of the frame, and all of it can be drawn. */
function expectSound(scene: Scene, on: Format) {
  const { shape, labels } = chart(scene, on);
  const plot = plotOf(on.size, on.fontSize);
  const overlaps = labels.flatMap((one, place) =>
    labels.slice(place + 1).filter((other) => sharedArea(one.box, other.box) > 0),
  );
  expect(overlaps).toEqual([]);
  expect(labels.filter(({ box }) => !contains(plot, box))).toEqual([]);
  expect(broken(shape)).toEqual([]);
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
        'opening',
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
    .map(([kind, bar, bars, low, tall, isUp]): Drawn => {
      const from = (scene.bars[0]?.time ?? 0) + bar * scene.step;
      const to = from + bars * scene.step;
      const direction = isUp ? 'up' : 'down';
      const id = `${kind} ${bar} ${bars} ${low}`;
      if (kind === 'level') return { kind, id, from, price: low, label: 'Day open' };
      if (kind === 'break') return { kind, id, from, to, price: low, direction, label: 'BOS' };
      if (kind === 'swing')
        return { kind, id, time: from, price: low, side: isUp ? 'high' : 'low', label: 'HH' };
      return {
        kind,
        id,
        from,
        to: isUp ? to : null,
        low,
        high: low + tall,
        direction,
        label: 'Area',
      };
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

it('draws a market that stands still', () => {
  const bars = scene.bars.map((bar) => ({ ...bar, open: 1, high: 1, low: 1, close: 1 }));
  expectSound({ ...scene, bars, marks: [] }, format(600, 400));
});

it('draws a single bar', () => {
  expectSound({ ...scene, bars: scene.bars.slice(-1) }, format(600, 400));
});

describe('drawn again', () => {
  it('has its labels where they were', () => {
    const on = format(420, 340);
    const first = chart(scene, on);
    expect(chart(scene, on, first.labels).labels).toEqual(first.labels);
    expect(first.labels.length).toBeGreaterThan(8);
  });

  it('leaves a label where it stood, even where the place that it would have preferred is free again', () => {
    const { high, low } = extremes(scene.bars);
    const from = scene.bars[0]?.time ?? 0;
    const above = high + 0.05 * (high - low);
    const level = (id: string, price: number): Drawn => ({
      kind: 'level',
      id,
      from,
      price,
      label: id,
    });
    const on = format(420, 340);
    const one = level('One', above);
    const other = level('Other', above + 0.01 * (high - low));
    const both = chart({ ...scene, marks: [other, one] }, on);
    const place = (before: typeof both.labels) =>
      chart({ ...scene, marks: [one] }, on, before).labels.find(({ id }) => id === 'One')?.rank;
    expect(place(both.labels)).toBe(both.labels.find(({ id }) => id === 'One')?.rank);
    expect(place([])).not.toBe(place(both.labels));
  });
});

describe('two charts in one document', () => {
  const ids = (prefix: string) => {
    const text = markup(chart(scene, format(760, 500, prefix)).shape);
    return {
      made: [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
      used: [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id),
    };
  };

  it('share no id', () => {
    const [one, other] = [ids('suite-'), ids('naive-')];
    expect(one.made.filter((id) => other.made.includes(id))).toEqual([]);
    expect(one.made).toHaveLength(2);
  });

  it('use their own patterns', () => {
    const { made, used } = ids('suite-');
    expect(used.filter((id) => !made.includes(id))).toEqual([]);
    expect(used.length).toBeGreaterThan(0);
  });
});
