/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { demoWords } from '@/content/demo-words';
import { contains, grow, type Rect, sharedArea } from '@/engine/chart/geometry';
import { SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import { tokens } from '@/engine/chart/tokens';
import { type DrawingName, drawingNames } from '@/lib/content/schemas/landing';
import { drawing as drawingOf } from './drawing';
import { drawingSize, type Form } from './picture-size';

const drawing = (name: DrawingName, form: Form) => drawingOf(name, form, demoWords);

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
  const { width, height } = drawingSize(name, shape);
  const found = texts(svg);

  it('is the same each time, as large as its <img> states, sound, and within 5 kB compressed', () => {
    expect(drawing(name, shape)).toBe(svg);
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(5000);
  });

  it('lets no two texts touch, and keeps all inside the picture, labels inside the frame', () => {
    const pairs = found.flatMap((one, index) =>
      found.slice(index + 1).filter((other) => sharedArea(one.box, other.box) > 0),
    );
    expect(pairs).toEqual([]);
    const [picture, frame] = [{ x: 0, y: 0, width, height }, grow(plot(svg), 1)];
    const isOut = ({ box, isLabel }: Text) => !contains(isLabel ? frame : picture, box);
    expect(found.filter(isOut)).toEqual([]);
  });
});

const { marks, levels, sides, trend } = demoWords.drawing;
const previousDay = (['high', 'low'] as const).map((side) => levels[`previous day ${side}`]);
const capitalised = ({ name }: { name: string }) => name.charAt(0).toUpperCase() + name.slice(1);
const shortMarks = [marks['order-block'].short, marks.gap.short];
const labels = ['HH', 'HL', 'LH', 'LL'];
const structure = ['CHoCH', 'BOS', ...labels];
const zones = [`${sides.supply} 4h`, `${sides.demand} 1h`, trend.title];

/** What the alternative text of a picture says is said in the wide one, and the main things in the narrow one. */
it.each<[DrawingName, wide: unknown[], narrow: unknown[]]>([
  [
    'home',
    ['Asia', 'London', 'New York', `${sides.demand} 1h`, ...structure],
    ['London', 'New York', `${sides.demand} 1h`, 'CHoCH', 'BOS'],
  ],
  ['smart-money', [...shortMarks, marks.gap.name, ...structure], [...shortMarks, 'CHoCH', 'BOS']],
  ['zones', [...zones, '5m', '15m', '1h', '4h', '1d'], zones],
  ['demo', [...zones, ...shortMarks, ...structure], [...zones.slice(0, 2), ...shortMarks, 'HH']],
  [
    'sessions',
    ['Asia', 'London', 'New York', marks['opening-range'].short, ...previousDay.map(capitalised)],
    ['Asia', 'London', 'New York', marks['opening-range'].name, previousDay[0]?.short],
  ],
  ['closing', [marks.range.name, 'CHoCH'], [marks.range.name, 'CHoCH']],
  ['not-found', ['404'], ['404']],
])('says in %s what its alternative says, and that it is simulated', (name, wide, narrow) => {
  for (const [shape, expected] of Object.entries({ wide, narrow } as const)) {
    const said = texts(drawing(name, shape as Form)).map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining(expected));
    const isTitled = said.some((text) => demoWords.pictureTitles.includes(text));
    expect(isTitled).toBe(name !== 'not-found');
  }
});

it('shows the three indicators on the same candles', () => {
  const candles = (name: DrawingName) =>
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

it('has its last price in the hero where the page draws it on to its axis', () => {
  const css = readFileSync('components/landing/home/home.css', 'utf8');
  const share = Number(/--price-share: ([\d.]+);/.exec(css)?.[1]);
  // The tag begins at the tip that points at the price.
  const tag = new RegExp(`<path d="M[\\d.]+ ([\\d.]+)L[^"]*" fill="${tokens.brass}"`);
  const tip = Number(tag.exec(drawing('home', 'wide'))?.[1]);
  expect(share * drawingSize('home', 'wide').height).toBeCloseTo(tip, 0);
});
