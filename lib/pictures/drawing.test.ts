/** @jest-environment jsdom */
import { gzipSync } from 'node:zlib';
import { demoWords } from '@/content/demo-words';
import { contains, grow, type Rect, sharedArea } from '@/engine/chart/geometry';
import { SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import { type DrawingName, drawingNames } from '@/lib/content/schemas/landing';
import { drawing as drawingOf } from './drawing';
import { drawingSize } from './picture-size';

type Args =
  Parameters<typeof drawingOf> extends [infer Name, infer Form, unknown] ? [Name, Form] : never;
const drawing = (...args: Args) => drawingOf(...args, demoWords);

const shapes = ['wide', 'narrow'] as const;
const all = drawingNames.flatMap((name) => shapes.map((shape) => [name, shape] as const));

function parsed(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

interface Text {
  text: string;
  box: Rect;
  isLabel: boolean;
}

/** Every text of a drawing with the box of its letters, from the markup alone. */
function texts(svg: string): Text[] {
  const root = parsed(svg);
  const size = Number(root.querySelector('[font-size]')?.getAttribute('font-size'));
  return [...root.querySelectorAll('text')].map((node) => {
    const text = node.textContent ?? '';
    const width = text.length * SYSTEM_MONOSPACE.advance * size;
    const shift = { middle: width / 2, end: width }[node.getAttribute('text-anchor') ?? ''] ?? 0;
    const x = Number(node.getAttribute('x')) - shift;
    const y = Number(node.getAttribute('y')) - 0.8 * size;
    const isLabel = node.closest('[paint-order]') !== null;
    return { text, box: { x, y, width, height: size }, isLabel };
  });
}

/** The frame's inside, from its rectangle. */
function plot(svg: string): Rect {
  const rects = [...parsed(svg).querySelectorAll('rect')];
  const frame = rects.find((rect) => rect.getAttribute('fill') === 'none');
  const read = (name: string) => Number(frame?.getAttribute(name));
  return { x: read('x'), y: read('y'), width: read('width'), height: read('height') };
}

describe.each(all)('%s %s', (name, shape) => {
  const svg = drawing(name, shape);

  it('is the same each time', () => {
    expect(drawing(name, shape)).toBe(svg);
  });

  it('is well-formed', () => {
    expect(parsed(svg).documentElement.nodeName).toBe('svg');
  });

  it('has the size that its <img> states', () => {
    const { width, height } = drawingSize(name, shape);
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  });

  it('stays within 5 kB compressed', () => {
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(5000);
  });

  it('has no coordinate that is not a number', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  it('lets no two texts touch', () => {
    const found = texts(svg);
    const pairs = found.flatMap((one, index) =>
      found.slice(index + 1).filter((other) => sharedArea(one.box, other.box) > 0),
    );
    expect(pairs).toEqual([]);
  });

  it('keeps every text inside the picture', () => {
    const picture = { x: 0, y: 0, ...drawingSize(name, shape) };
    expect(texts(svg).filter(({ box }) => !contains(picture, box))).toEqual([]);
  });

  it('keeps labels inside the frame', () => {
    const inside = grow(plot(svg), 1);
    const labels = texts(svg).filter(({ isLabel }) => isLabel);
    expect(labels.filter(({ box }) => !contains(inside, box))).toEqual([]);
  });
});

const words = (...args: Args) => texts(drawing(...args)).map(({ text }) => text);

const { marks, levels, sides, trend } = demoWords.drawing;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

it.each<[DrawingName, unknown[]]>([
  [
    'home',
    ['Asia', 'London', 'New York', `${sides.demand} 1h`, 'CHoCH', 'BOS', 'HH', 'HL', 'LH', 'LL'],
  ],
  [
    'smart-money',
    [
      marks['order-block'].short,
      marks.gap.short,
      marks.gap.name,
      'CHoCH',
      'BOS',
      'HH',
      'HL',
      'LH',
      'LL',
    ],
  ],
  [
    'zones',
    [`${sides.supply} 4h`, `${sides.demand} 1h`, trend.title, '5m', '15m', '1h', '4h', '1d'],
  ],
  [
    'demo',
    [
      `${sides.supply} 4h`,
      `${sides.demand} 1h`,
      marks['order-block'].short,
      marks.gap.short,
      'CHoCH',
      'BOS',
      'HH',
      'HL',
      'LH',
      'LL',
      trend.title,
    ],
  ],
  [
    'sessions',
    [
      'Asia',
      'London',
      'New York',
      marks['opening-range'].short,
      capitalised(levels['previous day high'].name),
      capitalised(levels['previous day low'].name),
    ],
  ],
  ['closing', [marks.range.name, 'CHoCH']],
  ['not-found', ['404']],
])('says in the wide %s what its alternative says', (name, expected) => {
  expect(words(name, 'wide')).toEqual(expect.arrayContaining(expected));
});

it.each<[DrawingName, unknown[]]>([
  ['home', ['London', 'New York', `${sides.demand} 1h`, 'CHoCH', 'BOS']],
  ['smart-money', [marks['order-block'].short, marks.gap.short, 'CHoCH', 'BOS']],
  ['zones', [`${sides.supply} 4h`, `${sides.demand} 1h`, trend.title]],
  [
    'sessions',
    ['Asia', 'London', 'New York', marks['opening-range'].name, levels['previous day high'].short],
  ],
  [
    'demo',
    [
      `${sides.supply} 4h`,
      `${sides.demand} 1h`,
      marks['order-block'].short,
      marks.gap.short,
      'BOS',
      'HH',
    ],
  ],
  ['closing', [marks.range.name, 'CHoCH']],
  ['not-found', ['404']],
])('says the main things in the narrow %s', (name, expected) => {
  expect(words(name, 'narrow')).toEqual(expect.arrayContaining(expected));
});

it.each(['home', 'smart-money', 'zones', 'sessions', 'demo', 'closing'] as const)(
  'says that %s is simulated',
  (name) => {
    for (const shape of shapes)
      expect(words(name, shape).some((text) => demoWords.pictureTitles.includes(text))).toBe(true);
  },
);

it('shows the three indicators on the same candles', () => {
  const candles = (name: 'smart-money' | 'zones' | 'sessions') =>
    [...parsed(drawing(name, 'wide')).querySelectorAll('path[fill^="#"]')]
      .map((node) => node.getAttribute('d'))
      .filter((d) => (d?.length ?? 0) > 500);
  expect(candles('zones')).toEqual(candles('smart-money'));
  expect(candles('sessions')).toEqual(candles('smart-money'));
});

it.each(shapes)('lets the line of the %s missing page leave the frame, to scale', (shape) => {
  const svg = drawing('not-found', shape);
  const { y, height } = plot(svg);
  const ring = /<rect x="[\d.]+" y="([\d.]+)" width="8" height="8" rx="4"/.exec(svg);
  // The frame covers prices from 340 to 388.
  expect(Number(ring?.[1]) + 4).toBeCloseTo(y - (height * (404 - 388)) / (388 - 340), 0);
});
