/** @jest-environment jsdom */

import { gzipSync } from 'node:zlib';
import { closingAlert } from '@/components/landing/closing/closing-alert';
import { palette } from '@/engine/testing/marks';
import { content } from '@/lib/content/content';
import { DRAWINGS, type DrawingName } from '@/lib/schemas/picture';
import { drawing as drawingOf, LIVE_BARS, replayDrawing } from './drawing';
import { type Form, type ImageVariant, imageVariants } from './picture-size';
import { linesOf, parsed, texts } from './testing/svg';

const { demoWords, demoDetails } = content;

// Tests all drawings, even for unsold indicators.
const words = { ...demoWords, callout: content.home.callout, alert: closingAlert() };
const drawing = (name: DrawingName, form: Form) => drawingOf(name, form, words, palette);

const all = DRAWINGS.flatMap((name) =>
  imageVariants(name).map((shape) => [name, shape.form, shape] as const),
);

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

  it('labels every swing', () => {
    const strokes = svg.matchAll(
      /<path d="([^"]+)" fill="none" stroke="#ink" stroke-width="1"\/>/g,
    );
    const swings = [...strokes].flatMap(([, d = '']) => [
      ...d.matchAll(/M([\d.-]+) [\d.]+H([\d.]+)/g),
    ]);
    const names = found.filter(({ text }) => swingNames.includes(text));
    // The zigzag draws several marks in one place, but names only one of them.
    const unnamed = swings.filter(([, from, to]) => {
      const [left, right] = [Number(from), Number(to)];
      const reach = name === 'repainted' ? right - left : 0;
      return !names.some(({ box }) => box.x < right + reach && box.x + box.width > left - reach);
    });
    // Names make room for crosses, the edges of gaps and those of windows; a swing that is confirmed
    // after the line has none.
    expect(unnamed.length).toBeLessThanOrEqual(name.startsWith('smart-money') ? 2 : 1);
  });
});

it.each(['confirmed', 'repainted'] as const)(
  '%s replays chart by chart, and ends as the picture at rest',
  (name) => {
    const [, ...charts] = replayDrawing(name, 'wide', words, palette).split('<set ');
    const atRest = drawing(name, 'wide').replace(/^<svg[^>]*>|<\/svg>$/g, '');
    expect(charts.at(-1)).toContain(atRest);
    const last = charts.length - 1;
    expect(last).toBeGreaterThan(15);
    const begins = charts.map((chart) => Number(/(?:begin|dur)="(\d+)ms"/.exec(chart)?.[1]));
    expect(begins).toEqual(charts.map((_, index) => index * ((begins[last] ?? 0) / last)));
    expect(begins[last]).toBe(4000);
    expect(new Set(charts.map((chart) => chart.slice(chart.indexOf('>')))).size).toBe(last + 1);
  },
);

const { marks, levels, sessions, sides } = demoDetails.names;
const previousDay = (['high', 'low'] as const).map((side) => levels[`previous day ${side}`]);
const capitalized = ({ name }: { name: string }) => name.charAt(0).toUpperCase() + name.slice(1);
const shortMarks = [marks['order-block'].short, marks.gap.short];
const structure = [CHoCH, BOS, ...swingNames];
const newYork = sessions['New York morning'].short;
const [supply, demand] = [`${sides.supply} 1h`, `${sides.demand} 1h`];

/** Returns the texts that are visible at every window width. */
const inSight = (name: DrawingName, { form, width, inSight = width }: ImageVariant) =>
  texts(drawing(name, form)).filter(({ box }) => box.x >= width - inSight);

it.each<[DrawingName, said: unknown[], everywhere: unknown[]]>([
  ['home', [demand, BOS, HH, LH, LL], [demand, BOS, HH, LH]],
  ['smart-money', [...shortMarks, ...structure], [...shortMarks, BOS, ...swingNames]],
  ['zones', [], [supply, demand, '5m', '15m', '1h', '4h', '1D']],
  [
    'sessions',
    [newYork, marks['opening-range'].name],
    [newYork, marks['opening-range'].name, ...previousDay.slice(0, 1).map(capitalized)],
  ],
  ['confirmed', [BOS], [LL, LH]],
  ['repainted', [], [LL, LH]],
  ['closing', [CHoCH], [BOS, HH, closingAlert().title, closingAlert().text]],
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

it.each(imageVariants('home'))(
  'the hero has its note, on phones its first line: $form',
  (shape) => {
    const callout = ['Drawn here, four bars after the low.', 'Not on the low itself.'];
    const svg = drawingOf('home', shape.form, { ...demoWords, callout }, palette);
    const said = texts(svg)
      .map(({ text }) => text)
      .join(' ');
    expect(said).toContain(callout[0]);
    expect(said.includes(callout[1] ?? '')).toBe(shape.form !== 'narrow');
  },
);

it('draws the note when the bar that confirmed its low closes', () => {
  const callout = ['Drawn here, four bars after the low.', 'Not on the low itself.'];
  const svg = drawingOf('home', 'wide', { ...demoWords, callout }, palette, LIVE_BARS);
  const note = [...parsed(svg).querySelectorAll('text')].find(
    ({ textContent }) => textContent === callout[0],
  );
  const turn = note?.closest('g:has(> set)');
  const [, confirmed] = turn?.querySelectorAll('rect[rx="4"]') ?? [];
  const x = Number(confirmed?.getAttribute('x')) + 4;
  const candles = linesOf(svg).filter(({ color }) => [palette.up, palette.down].includes(color));
  const bars = [...new Set(candles.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1))];
  const latest = bars.sort((one, other) => one - other).slice(-LIVE_BARS);
  expect(turn?.querySelector('set')?.getAttribute('dur')).toBe(
    `${600 + latest.indexOf(x) * 140}ms`,
  );
  expect(latest).toContain(x);
});
