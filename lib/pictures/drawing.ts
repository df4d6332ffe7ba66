import type { demoWords } from '@/content/demo';
import { drawChart, drawPriceAxis } from '@/engine/chart/chart';
import { type Palette, type Renderer, SYSTEM_MONOSPACE } from '@/engine/chart/renderer';
import type { Format, Scene, ShownMark } from '@/engine/chart/scene';
import { createSvgRenderer, svgFile } from '@/engine/chart/svg';
import type { Level, OpeningRange, SessionBox, Zone } from '@/engine/indicators/indicator';
import { ofKind } from '@/engine/indicators/mark-states';
import { type Analysis, analyse } from '@/engine/indicators/suite';
import { type Bar, extremes } from '@/engine/market/bar';
import { exampleMarket } from '@/engine/market/example-market';
import { BASE_STEP_MS, SIMULATED_PRICES as prices } from '@/engine/market/simulated-market';
import { CHART_STEP_MS, futureScene, proofScene } from './example-proof';
import { drawLostLine } from './lost-line';
import { departure, lostMarket, rangeMarket } from './picture-markets';
import type { DrawingName } from './picture-size';
import { AXIS_WIDTH, type Form, GAP_WIDTH, type Shape, shapesOf } from './picture-size';

type ChartName = Exclude<DrawingName, 'not-found'>;
/** Those that choose what to show; those of the proof show all that is compared. */
type ChosenName = Exclude<
  ChartName,
  'confirmed' | 'repainted' | `future-${string}` | `${string}-guide`
>;

/** What is written on drawings. */
export type DrawingWords = Pick<typeof demoWords, 'pictureTitles' | 'repaintedTitles' | 'drawing'>;

/** Of the first picture: so many bars close one by one, within 2.5 seconds. */
export const LIVE_BARS = 14;

/** Bars that are drawn; in what windows cut off, each takes a whole number of units. */
const BARS: Record<Form, number> = { narrow: 87, medium: 132, wide: 112, cut: 84 };
/** Of a page that is read. */
const GUIDE_BARS = { narrow: 70, medium: 84 };
const PROOF_BARS = { narrow: 57, medium: 127, wide: 80 };
/** Half of what is seen is the past. */
const FUTURE_BARS = { narrow: 90, wide: 88 };
const BARS_OF: Partial<Record<DrawingName, Partial<Record<Form, number>>>> = {
  confirmed: PROOF_BARS,
  repainted: PROOF_BARS,
  'future-came': FUTURE_BARS,
  'future-other': FUTURE_BARS,
  'smart-money-guide': GUIDE_BARS,
  'zones-guide': GUIDE_BARS,
  'sessions-guide': GUIDE_BARS,
  closing: { narrow: 154, wide: 161 },
  'not-found': { narrow: 128, medium: 273, wide: 273 },
};

const onSharedAxis = (name: DrawingName) => ['smart-money', 'zones', 'sessions'].includes(name);

/** A number and an indicator's name of at most 12 letters, which `indicators.css` puts over its drawing. */
const CAPTION_WIDTH = 120;

/** Labels of a drawing that is cut off are never scaled. */
function formatOf(name: DrawingName, { width, height, form, inSight }: Shape): Format {
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

function tellingBlocks({ markStates }: Analysis): ShownMark[] {
  const breaks = ofKind(markStates, 'break').map(({ mark }) => mark);
  const change = breaks.findLast(({ label }) => label === 'CHoCH');
  const times = [change, breaks.at(-1)].map((broken) => broken?.at);
  return ofKind(markStates, 'order-block').filter(({ mark }) => times.includes(mark.at));
}

/** The largest gaps since a time, at most three. */
function largestGaps({ markStates }: Analysis, since: number): ShownMark[] {
  const height = ({ low, high }: { low: number; high: number }) => high - low;
  return ofKind(markStates, 'gap')
    .filter(({ mark }) => mark.from >= since)
    .sort((a, b) => height(b.mark) - height(a.mark))
    .slice(0, 3);
}

const structure = ({ markStates }: Analysis): ShownMark[] => [
  ...ofKind(markStates, 'break'),
  ...ofKind(markStates, 'swing'),
];

const sessionBoxes = ({ markStates }: Analysis, since: number): ShownMark<SessionBox>[] =>
  ofKind(markStates, 'session').filter(({ mark }) => mark.from >= since);

/** The latest opening range, as far as the chart goes. */
const openingRange = ({ markStates }: Analysis): ShownMark<OpeningRange>[] =>
  ofKind(markStates, 'opening-range')
    .slice(-1)
    .map(({ mark, endedAt }) => ({ mark: { ...mark, to: Infinity }, endedAt }));

const PREVIOUS_DAY: readonly Level['name'][] = ['previous day high', 'previous day low'];

/** What each drawing marks, computed from the whole market; `since` opens the first bar of the wide view. */
const MARKS_OF: Record<ChosenName, (analysis: Analysis, since: number) => readonly ShownMark[]> = {
  home: (analysis, since) => {
    const { low } = extremes(analysis.bars.slice(-BARS.narrow));
    const demand = zonesInForce(analysis).filter(
      ({ mark }) => mark.side === 'demand' && mark.from >= since && mark.high >= low,
    );
    return [...sessionBoxes(analysis, since), ...demand.slice(0, 1), ...structure(analysis)];
  },
  'smart-money': (analysis, since) => [
    ...tellingBlocks(analysis),
    ...largestGaps(analysis, since),
    ...structure(analysis),
  ],
  zones: zonesInForce,
  sessions: (analysis, since) => {
    const levels = ofKind(analysis.markStates, 'level').filter(
      ({ mark, endedAt }) => endedAt === null && PREVIOUS_DAY.includes(mark.name),
    );
    return [...sessionBoxes(analysis, since), ...openingRange(analysis), ...levels];
  },
  closing: (analysis) => {
    const left = departure(analysis.bars, 80, 7);
    if (!left) return [];
    const { from, low, high, direction, bar } = left;
    const breaks = ofKind(analysis.markStates, 'break').filter(
      ({ mark }) => mark.at >= bar.time && mark.direction === direction,
    );
    const range = { kind: 'range', id: 'range', from, to: bar.time, low, high } as const;
    return [{ mark: range, endedAt: null }, ...breaks.slice(0, 1)];
  },
};

const SETTINGS = { step: BASE_STEP_MS, timeframe: CHART_STEP_MS };
const analyses = new Map<() => Bar[], Analysis>();

/** Each market is analysed once for all pictures of it. */
function analysisOf(market: () => Bar[]): Analysis {
  const known = analyses.get(market) ?? analyse(market(), SETTINGS);
  analyses.set(market, known);
  return known;
}

/** What a drawing shows: the last bars of its market, and the marks that lie there. */
function sceneOf(name: ChartName, barCount: number, words: DrawingWords): Scene {
  if (name === 'confirmed') return proofScene(name, barCount, words.pictureTitles, words.drawing);
  if (name === 'repainted') return proofScene(name, barCount, words.repaintedTitles, words.drawing);
  if (name === 'future-came' || name === 'future-other')
    return futureScene(name, barCount, words.drawing);
  const analysis = analysisOf(name === 'closing' ? rangeMarket : exampleMarket);
  const { bars, trends } = analysis;
  const subject = name.replace(/-guide$/, '') as ChosenName;
  return {
    titles: words.pictureTitles,
    words: words.drawing,
    bars: bars.slice(-barCount),
    step: CHART_STEP_MS,
    prices: { ...prices, point: words.drawing.decimal },
    marks: MARKS_OF[subject](analysis, bars.at(-Math.max(barCount, BARS.wide))?.time ?? 0),
    trend: subject === 'zones' ? trends : [],
    // Alike in all that stand on one axis.
    hasHead: onSharedAxis(subject),
    blank: 6,
    // Over the closing panel's left half stand the words.
    headroom: name === 'closing' ? 0.3 : 0.13,
    footroom: 0.1,
  };
}

/** Draws a chart at a size of its own. */
export function draw(
  renderer: Renderer,
  name: DrawingName,
  barCount: number,
  format: Format,
  words: DrawingWords,
): void {
  if (name === 'not-found') {
    const bars = analysisOf(lostMarket).bars.slice(-barCount);
    drawLostLine(renderer, bars, CHART_STEP_MS, format, words.drawing);
  } else drawChart(renderer, sceneOf(name, barCount, words), format);
}

/**
 * Draws a chart at build time.
 *
 * @param turns how many of its last bars close one by one
 * @returns a complete SVG file; the same arguments always give the same text
 */
export function drawing(
  name: DrawingName,
  form: Form,
  words: DrawingWords,
  palette: Palette,
  turns = 0,
): string {
  const shape = shapesOf(name).find((one) => one.form === form) as Shape;
  const barCount = (BARS_OF[name] ?? BARS)[form] as number;
  const format = { ...formatOf(name, shape), turns };
  const renderer = createSvgRenderer(format, palette);
  draw(renderer, name, barCount, format, words);
  return svgFile(shape, renderer.group());
}

/** @returns the price axis that the indicators share, as an SVG file */
export function axisDrawing(words: DrawingWords, palette: Palette): string {
  const shape = { ...(shapesOf('zones')[0] as Shape), width: AXIS_WIDTH };
  const format = { ...formatOf('home', shape), inSight: AXIS_WIDTH };
  const renderer = createSvgRenderer(format, palette);
  drawPriceAxis(renderer, sceneOf('zones', BARS.cut, words), format);
  return svgFile(shape, renderer.group());
}
