/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { DRAWINGS, type DrawingName } from '@/content/schemas/landing';
import { contains, grow, type Rect, sharedArea } from '@/engine/chart/geometry';
import { SYSTEM_MONOSPACE } from '@/engine/chart/renderer';
import { palette } from '@/engine/testing/marks';
import { content } from '@/lib/content/content';
import { drawing as drawingOf, LIVE_BARS } from './drawing';
import { type Form, type ImageVariant, imageVariants } from './picture-size';

const { demoWords, demoDetails } = content;

// Tests all drawings, even for unsold indicators.
const drawing = (name: DrawingName, form: Form) => drawingOf(name, form, demoWords, palette);

const all = DRAWINGS.flatMap((name) =>
  imageVariants(name).map((shape) => [name, shape.form, shape] as const),
);

function parsed(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

interface Text {
  text: string;
  box: Rect;
  isLabel: boolean;
}

/** Returns a drawing's texts with their boxes, measured from the markup. */
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

/** Returns the box of the plot. */
function plot(svg: string): Rect {
  const rects = [...parsed(svg).querySelectorAll('rect')];
  // An open chart has no frame, only a plot background.
  const frame = rects.find((rect) => rect.getAttribute('fill') === 'none') ?? rects[0];
  const read = (name: string) => Number(frame?.getAttribute(name));
  return { x: read('x'), y: read('y'), width: read('width'), height: read('height') };
}

const { HH, HL, LH, LL, BOS, CHoCH } = demoWords.drawing.labels;
const swingNames: string[] = [HH, HL, LH, LL];

describe.each(all)('%s %s', (name, form, { width, height }) => {
  const svg = drawing(name, form);
  const found = texts(svg);

  it('is stable, valid, the size its <img> states, and at most 5 kB compressed', () => {
    expect(drawing(name, form)).toBe(svg);
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(5000);
  });

  it('keeps texts apart and inside the picture, and labels inside the frame', () => {
    const pairs = found.flatMap((one, index) =>
      found.slice(index + 1).filter((other) => sharedArea(one.box, other.box) > 0),
    );
    expect(pairs).toEqual([]);
    const [picture, frame] = [{ x: 0, y: 0, width, height }, grow(plot(svg), 1)];
    const isOut = ({ box, isLabel }: Text) => !contains(isLabel ? frame : picture, box);
    expect(found.filter(isOut)).toEqual([]);
  });

  it('labels every swing', () => {
    const strokes = svg.match(/<path d="([^"]+)" fill="none" stroke="#ink" stroke-width="1"\/>/);
    const swings = [...(strokes?.[1] ?? '').matchAll(/M([\d.-]+) [\d.]+H([\d.]+)/g)];
    const names = found.filter(({ text }) => swingNames.includes(text));
    // The zigzag draws several marks in one place, but names only one of them.
    if (name !== 'repainted') expect(names).toHaveLength(swings.length);
    const unnamed = swings.filter(([, from, to]) => {
      const [left, right] = [Number(from), Number(to)];
      const reach = name === 'repainted' ? right - left : 0;
      return !names.some(({ box }) => box.x < right + reach && box.x + box.width > left - reach);
    });
    // Names of the zigzag make room for crosses.
    expect(unnamed.length).toBeLessThanOrEqual(name === 'repainted' ? 1 : 0);
  });
});

const { marks, levels, sessions, sides } = demoDetails.names;
const previousDay = (['high', 'low'] as const).map((side) => levels[`previous day ${side}`]);
const capitalized = ({ name }: { name: string }) => name.charAt(0).toUpperCase() + name.slice(1);
const shortMarks = [marks['order-block'].short, marks.gap.short];
const structure = [CHoCH, BOS, ...swingNames];
const [london, newYork] = [sessions['London morning'].short, sessions['New York morning'].short];
const [supply, demand] = [`${sides.supply} 1h`, `${sides.demand} 1h`];

/** Returns the texts that are visible at every window width. */
const inSight = (name: DrawingName, { form, width, inSight = width }: ImageVariant) =>
  texts(drawing(name, form)).filter(({ box }) => box.x >= width - inSight);

it.each<[DrawingName, said: unknown[], everywhere: unknown[]]>([
  ['home', [supply, BOS, HH, LH, LL], [supply, BOS, HH, LH]],
  ['smart-money', [...shortMarks, ...structure], [...shortMarks, BOS, ...swingNames]],
  ['zones', [], [supply, demand, '5m', '15m', '1h', '4h', '1D']],
  [
    'sessions',
    [london, newYork, marks['opening-range'].name],
    [newYork, marks['opening-range'].name, ...previousDay.slice(0, 1).map(capitalized)],
  ],
  ['confirmed', [BOS], [LL, LH]],
  ['repainted', [], [LL, LH]],
  ['closing', [], [marks.range.name, CHoCH]],
  ['not-found', [], ['404']],
])('shows the labels of %s in every variant', (name, said, everywhere) => {
  for (const shape of imageVariants(name)) {
    const all = texts(drawing(name, shape.form)).map(({ text }) => text);
    const seen = inSight(name, shape).map(({ text }) => text);
    expect(all).toEqual(expect.arrayContaining(said));
    expect(seen).toEqual(expect.arrayContaining(everywhere));
    const titles: string[] = [...demoWords.pictureTitles, ...demoWords.repaintedTitles];
    const isTitled = seen.some((text) => titles.includes(text));
    // Others have no title, because their captions say that the market is simulated.
    expect(isTitled).toBe(name === 'confirmed' || name === 'repainted');
  }
});

describe.each(imageVariants('home'))("the hero picture's bars, $form", ({ form }) => {
  const svg = drawingOf('home', form, demoWords, palette, LIVE_BARS);

  it('close within 2.5 seconds; the file compresses to at most 5 kB', () => {
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(5000);
    const times = [...svg.matchAll(/to="0" dur="(\d+)ms"/g)].map(([, ms]) => Number(ms));
    expect(new Set(times).size).toBe(LIVE_BARS);
    expect(Math.max(...times)).toBeLessThan(2500);
  });
});

it('draws the note next to a low, without covering a name', () => {
  const callout = ['Drawn here, four bars after the low.', 'Not on the low itself.'];
  const svg = drawingOf('home', 'wide', { ...demoWords, callout }, palette);
  const notes = texts(svg).filter(({ text }) => callout.includes(text));
  expect(notes.map(({ text }) => text)).toEqual(callout);
  const names = texts(svg).filter(({ text }) => !callout.includes(text));
  for (const { box } of notes)
    expect(names.filter((other) => sharedArea(grow(box, 9), other.box) > 0)).toEqual([]);
});

it("puts the hero's last price at the height of the page's dashed line", () => {
  const css = readFileSync('components/landing/home/home.css', 'utf8');
  const share = Number(/--price-share: ([\d.]+);/.exec(css)?.[1]);
  // The tag's path begins at the tip, on the price.
  const tag = new RegExp(`<path d="M[\\d.]+ ([\\d.]+)L[^"]*" fill="${palette.primary}"`);
  const tip = Number(tag.exec(drawing('home', 'wide'))?.[1]);
  const wide = imageVariants('home').find(({ form }) => form === 'wide');
  expect(share * (wide?.height ?? 0)).toBeCloseTo(tip, 0);
});
