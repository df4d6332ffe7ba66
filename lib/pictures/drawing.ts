import type { demoWords } from '@/content/demo';
import type { DrawingName } from '@/content/schemas/landing';
import { axesOf, drawFrame, drawPriceTag, priceTagBox } from '@/engine/chart/axes';
import { drawChart, projectionOf } from '@/engine/chart/chart';
import { contains } from '@/engine/chart/geometry';
import { isSwing } from '@/engine/chart/marks';
import { type Palette, type Renderer, SYSTEM_MONOSPACE } from '@/engine/chart/renderer';
import type { Format, Scene, ShownMark } from '@/engine/chart/scene';
import { createSvgRenderer, svgFile } from '@/engine/chart/svg';
import type { Level, OpeningRange, SessionBox, Zone } from '@/engine/indicators/indicator';
import { ofKind } from '@/engine/indicators/mark-states';
import { type Analysis, analyze } from '@/engine/indicators/whole-suite';
import { type Bar, extremes } from '@/engine/market/bar';
import { heroMarket, panelMarket } from '@/engine/market/example-market';
import { BASE_STEP_MS, SIMULATED_PRICES as prices } from '@/engine/market/simulated-market';
import { AREAS, CHART_STEP_MS, futureScene, proofScene } from './example-proof';
import { drawNotFoundLine } from './not-found-line';
import { lastBreakout, notFoundMarket, rangeMarket } from './picture-markets';
import { AXIS_WIDTH, type Form, GAP_WIDTH, type ImageVariant, imageVariants } from './picture-size';

type ChartName = Exclude<DrawingName, 'not-found'>;
type ChosenName = Exclude<
  ChartName,
  'confirmed' | 'repainted' | `future-${string}` | `${string}-guide`
>;

/** `callout`: lines of the hero picture's note. */
export type DrawingWords = Pick<typeof demoWords, 'repaintedTitles' | 'drawing'> & {
  pictureTitles: readonly string[];
  callout?: readonly string[];
};

/** Number of final bars that the hero picture animates, within 2.5 s in all. */
export const LIVE_BARS = 14;

/** Bars per picture. Except in `wide`, each bar is a whole number of pixels wide. */
const BARS: Record<Form, number> = { narrow: 87, medium: 132, wide: 112, cut: 94 };
const GUIDE_BARS = { narrow: 70, medium: 84 };
const PROOF_BARS = { narrow: 57, medium: 127, wide: 80 };
const FUTURE_BARS = { narrow: 90, wide: 88 };
const BARS_OF: Partial<Record<DrawingName, Partial<Record<Form, number>>>> = {
  confirmed: PROOF_BARS,
  repainted: PROOF_BARS,
  'future-came': FUTURE_BARS,
  'future-other': FUTURE_BARS,
  'smart-money-guide': GUIDE_BARS,
  'zones-guide': GUIDE_BARS,
  'sessions-guide': GUIDE_BARS,
  // In a 1440-pixel window, the range's left edge aligns with the text above.
  closing: { narrow: 154, medium: 124, wide: 121 },
  'not-found': { narrow: 128, medium: 273, wide: 273 },
};

const onSharedAxis = (name: DrawingName) => ['smart-money', 'zones', 'sessions'].includes(name);

/** A desktop panel shows this many bars and would cut off breaks and sessions that start earlier. */
const WHOLE_PANEL_BARS = 64;

/** Room for the caption that `indicators.css` puts over a drawing: a number and up to 12 letters. */
const CAPTION_WIDTH = 120;

function formatOf(name: DrawingName, { width, height, form, inSight }: ImageVariant): Format {
  return {
    size: { width, height },
    fontSize: form === 'wide' || name === 'closing' ? 13 : 12,
    typeface: SYSTEM_MONOSPACE,
    ...(inSight && { inSight }),
    ...(onSharedAxis(name) && { gap: GAP_WIDTH, caption: CAPTION_WIDTH }),
    isOpen: name === 'closing',
  };
}

const zonesInForce = ({ markStates }: Analysis): ShownMark<Zone>[] =>
  ofKind(markStates, 'zone').filter(({ endedAt }) => endedAt === null);

function blocksOfLastBreaks({ markStates }: Analysis): ShownMark[] {
  const breaks = ofKind(markStates, 'break').map(({ mark }) => mark);
  const change = breaks.findLast(({ label }) => label === 'CHoCH');
  const times = [change, breaks.at(-1)].map((broken) => broken?.at);
  return ofKind(markStates, 'order-block').filter(({ mark }) => times.includes(mark.at));
}

function largestGaps({ markStates }: Analysis, since: number): ShownMark[] {
  const height = ({ low, high }: { low: number; high: number }) => high - low;
  return ofKind(markStates, 'gap')
    .filter(({ mark }) => mark.from >= since)
    .sort((a, b) => height(b.mark) - height(a.mark))
    .slice(0, 3);
}

/** Omits breaks that start before `since`: the edge would cut off their names. */
const structure = ({ markStates }: Analysis, since: number): ShownMark[] => [
  ...ofKind(markStates, 'break').filter(({ mark }) => mark.from >= since),
  ...ofKind(markStates, 'swing').filter(({ mark }) => mark.time >= since),
];

const sessionBoxes = ({ markStates }: Analysis, since: number): ShownMark<SessionBox>[] =>
  ofKind(markStates, 'session').filter(({ mark }) => mark.from >= since);

const openingRange = ({ markStates }: Analysis): ShownMark<OpeningRange>[] =>
  ofKind(markStates, 'opening-range')
    .slice(-1)
    .map(({ mark, endedAt }) => ({ mark: { ...mark, to: Infinity }, endedAt }));

const PREVIOUS_DAY: readonly Level['name'][] = ['previous day high', 'previous day low'];

/** @param since start of this picture's bars or, if earlier, of the last `BARS.wide` bars */
const MARKS_OF: Record<ChosenName, (analysis: Analysis, since: number) => readonly ShownMark[]> = {
  home: (analysis, since) => {
    const { low, high } = extremes(analysis.bars.slice(-BARS.narrow));
    const zone = zonesInForce(analysis).filter(
      ({ mark }) => mark.from >= since && mark.high >= low && mark.low <= high,
    );
    return [...sessionBoxes(analysis, since), ...zone.slice(0, 1), ...structure(analysis, since)];
  },
  'smart-money': (analysis, since) => [
    ...blocksOfLastBreaks(analysis),
    ...largestGaps(analysis, since),
    ...structure(analysis, since),
  ],
  zones: zonesInForce,
  sessions: (analysis, since) => {
    const levels = ofKind(analysis.markStates, 'level').filter(
      ({ mark, endedAt }) => endedAt === null && PREVIOUS_DAY.includes(mark.name),
    );
    return [...sessionBoxes(analysis, since), ...openingRange(analysis), ...levels];
  },
  closing: (analysis) => {
    const breakout = lastBreakout(analysis.bars, 80, 7);
    if (!breakout) return [];
    const { from, low, high, direction, bar } = breakout;
    const breaks = ofKind(analysis.markStates, 'break').filter(
      ({ mark }) => mark.at >= bar.time && mark.direction === direction,
    );
    const range = { kind: 'range', id: 'range', from, to: bar.time, low, high } as const;
    return [{ mark: range, endedAt: null }, ...breaks.slice(0, 1)];
  },
};

const SETTINGS = { step: BASE_STEP_MS, timeframe: CHART_STEP_MS };
const analyses = new Map<() => Bar[], Analysis>();

function analysisOf(market: () => Bar[]): Analysis {
  const known = analyses.get(market) ?? analyze(market(), SETTINGS);
  analyses.set(market, known);
  return known;
}

function sceneOf(name: ChartName, barCount: number, words: DrawingWords): Scene {
  if (name === 'confirmed') return proofScene(name, barCount, words.pictureTitles, words.drawing);
  if (name === 'repainted') return proofScene(name, barCount, words.repaintedTitles, words.drawing);
  if (name === 'future-came' || name === 'future-other')
    return futureScene(name, barCount, words.drawing);
  const market = { home: heroMarket, closing: rangeMarket }[name as string] ?? panelMarket;
  const analysis = analysisOf(market);
  const { bars, trends } = analysis;
  const subject = name.replace(/-guide$/, '') as ChosenName;
  return {
    titles: words.pictureTitles,
    words: words.drawing,
    areas: AREAS,
    bars: bars.slice(-barCount),
    step: CHART_STEP_MS,
    prices: { ...prices, point: words.drawing.decimal },
    marks: MARKS_OF[subject](analysis, bars.at(-Math.max(barCount, BARS.wide))?.time ?? 0).filter(
      ({ mark }) =>
        !onSharedAxis(name) ||
        (mark.kind !== 'break' && mark.kind !== 'session') ||
        mark.from >= (bars.at(-WHOLE_PANEL_BARS)?.time ?? 0),
    ),
    trend: subject === 'zones' ? trends : [],
    hasHead: onSharedAxis(subject),
    // On wide pages, the closing picture extends to the section navigation at the window's edge.
    blank: name === 'closing' && barCount === BARS_OF.closing?.wide ? 16 : 6,
    // In wide windows, text covers the closing picture's upper left.
    headroom: name === 'closing' ? 0.3 : 0.13,
    footroom: 0.1,
  };
}

export function draw(
  renderer: Renderer,
  name: DrawingName,
  barCount: number,
  format: Format,
  words: DrawingWords,
): void {
  if (name === 'not-found') {
    const bars = analysisOf(notFoundMarket).bars.slice(-barCount);
    drawNotFoundLine(renderer, bars, CHART_STEP_MS, format, words.drawing);
    return;
  }
  const scene = sceneOf(name, barCount, words);
  drawChart(renderer, scene, format);
  if (name === 'home' && words.callout) drawCallout(renderer, words.callout, scene, format);
  if (name === 'smart-money') drawLegend(renderer, words.drawing.delay, scene, format);
}

/** Above the plot, draws the legend for the bracket from a swing to its confirmation. */
function drawLegend(renderer: Renderer, text: string, scene: Scene, format: Format): void {
  const { plot } = projectionOf(scene, format);
  const [x, y] = [plot.x + plot.width, plot.y / 2];
  const end = x - (text.length + 1) * format.typeface.advance * format.fontSize;
  renderer.texts([{ text, x, y, color: 'muted', align: 'end' }]);
  renderer.path(
    [
      [end - 12, y - 3],
      [end, y - 3],
      [end, y + 5],
    ],
    { stroke: { color: 'muted', width: 1 } },
  );
}

const CALLOUT_LEAD = 24;
const CALLOUT_PADDING = 12;
const CALLOUT_LINE = 1.45;
/** Distance from a low to its bracket, as in `engine/chart/marks.ts`. */
const SWING_GAP = 3;

/** Draws a note to the right of the lowest low if there is room, as there is on desktops. */
function drawCallout(
  renderer: Renderer,
  [title = '', ...lines]: readonly string[],
  scene: Scene,
  format: Format,
): void {
  const p = projectionOf(scene, format);
  const { fontSize, typeface, size, inSight = size.width } = format;
  const lows = scene.marks.filter(isSwing).filter(({ mark }) => mark.side === 'low');
  const low = lows.sort((a, b) => a.mark.price - b.mark.price)[0]?.mark;
  if (!low) return;
  const [from, to, y] = [p.x(low.time), p.x(low.at), p.y(low.price) + SWING_GAP];
  const letters = Math.max(...[title, ...lines].map(({ length }) => length));
  const line = CALLOUT_LINE * fontSize;
  const height = (lines.length + 1) * line + 2 * CALLOUT_PADDING - (line - fontSize);
  const box = {
    x: to + CALLOUT_LEAD,
    y: y - 0.45 * height,
    width: letters * typeface.advance * fontSize + 2 * CALLOUT_PADDING,
    height,
  };
  if (from < size.width - inSight || !contains(p.plot, box)) return;
  const stroke = { color: 'accent', width: 1 } as const;
  for (const x of [from, to])
    renderer.rects([{ x: x - 4, y: y - 4, width: 8, height: 8 }], { stroke, radius: 4 });
  renderer.path(
    [
      [to, y],
      [box.x, y],
    ],
    { stroke },
  );
  renderer.rects([box], { fill: { color: 'raised' }, radius: 4 });
  renderer.rects([box], { stroke: { color: 'edge', width: 1 }, radius: 4 });
  const at = (row: number) => ({
    x: box.x + CALLOUT_PADDING,
    y: box.y + CALLOUT_PADDING + fontSize / 2 + row * line,
  });
  renderer.texts([
    { text: title, ...at(0), color: 'accent' },
    ...lines.map((text, row) => ({ text, ...at(row + 1), color: 'ink' as const })),
  ]);
}

/** Returns a complete SVG file, whose last `turns` bars close one by one. */
export function drawing(
  name: DrawingName,
  form: Form,
  words: DrawingWords,
  palette: Palette,
  turns = 0,
): string {
  const shape = imageVariants(name).find((one) => one.form === form) as ImageVariant;
  const barCount = (BARS_OF[name] ?? BARS)[form] as number;
  const format = { ...formatOf(name, shape), turns };
  const renderer = createSvgRenderer(format, palette);
  const isCaptioned = onSharedAxis(name) || name === 'home' || name === 'closing';
  draw(renderer, name, barCount, format, isCaptioned ? { ...words, pictureTitles: [] } : words);
  return svgFile(shape, renderer.group());
}

/** Draws only the price axis, shared by charts of the same bars. */
export function axisDrawing(words: DrawingWords, palette: Palette): string {
  const shape = { ...(imageVariants('zones')[0] as ImageVariant), width: AXIS_WIDTH };
  const format = { ...formatOf('home', shape), inSight: AXIS_WIDTH };
  const renderer = createSvgRenderer(format, palette);
  const scene = sceneOf('zones', BARS.cut, words);
  const p = projectionOf(scene, format);
  const { close } = scene.bars.at(-1) as Bar;
  const { prices } = axesOf(p, scene.prices, scene.words);
  drawFrame(renderer, p, { prices, times: [] }, format, priceTagBox(p, close));
  drawPriceTag(renderer, p, close, scene.prices);
  return svgFile(shape, renderer.group());
}
