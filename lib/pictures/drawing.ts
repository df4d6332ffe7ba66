import type { demoWords } from '@/content/demo';
import type { DrawingName } from '@/content/schemas/landing';
import { drawChart, drawPriceAxis } from '@/engine/chart/chart';
import { type Palette, type Pen, SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import type { Format, Scene, ShownMark } from '@/engine/chart/scene';
import { createSvgPen, svgFile } from '@/engine/chart/svg';
import type { Level, OpeningRange, SessionBox, Zone } from '@/engine/indicators/indicator';
import { ofKind } from '@/engine/indicators/standings';
import { type Analysis, analyse } from '@/engine/indicators/suite';
import { type Bar, extremes } from '@/engine/market/bar';
import { departure, exampleMarket, lostMarket, rangeMarket } from '@/engine/market/example-market';
import { BASE_STEP_MS, SIMULATED_PRICES as prices } from '@/engine/market/simulated-market';
import { CHART_STEP_MS, futureScene, proofScene } from './example-proof';
import { drawLostLine } from './lost-line';
import { AXIS_WIDTH, type Form, GAP_WIDTH, type ImageVariant, imageVariants } from './picture-size';

type ChartName = Exclude<DrawingName, 'not-found'>;
type ChosenName = Exclude<
  ChartName,
  'confirmed' | 'repainted' | `future-${string}` | `${string}-guide`
>;

export type DrawingWords = Pick<typeof demoWords, 'pictureTitles' | 'repaintedTitles' | 'drawing'>;

/** Last bars of the hero's picture that animate, within 2.5 s. */
export const LIVE_BARS = 14;

/** Bars per picture; cropped pictures need a whole number of units per bar. */
const BARS: Record<Form, number> = { narrow: 87, medium: 132, wide: 112, cut: 84 };
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
  closing: { narrow: 154, wide: 161 },
  'not-found': { narrow: 128, medium: 273, wide: 273 },
};

const onSharedAxis = (name: DrawingName) => ['smart-money', 'zones', 'sessions'].includes(name);

/** Width of number and name (12 letters) that `indicators.css` puts over the picture. */
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

const zonesInForce = ({ standings }: Analysis): ShownMark<Zone>[] =>
  ofKind(standings, 'zone').filter(({ endedAt }) => endedAt === null);

function tellingBlocks({ standings }: Analysis): ShownMark[] {
  const breaks = ofKind(standings, 'break').map(({ mark }) => mark);
  const change = breaks.findLast(({ label }) => label === 'CHoCH');
  const times = [change, breaks.at(-1)].map((broken) => broken?.at);
  return ofKind(standings, 'order-block').filter(({ mark }) => times.includes(mark.at));
}

function largestGaps({ standings }: Analysis, since: number): ShownMark[] {
  const height = ({ low, high }: { low: number; high: number }) => high - low;
  return ofKind(standings, 'gap')
    .filter(({ mark }) => mark.from >= since)
    .sort((a, b) => height(b.mark) - height(a.mark))
    .slice(0, 3);
}

const structure = ({ standings }: Analysis): ShownMark[] => [
  ...ofKind(standings, 'break'),
  ...ofKind(standings, 'swing'),
];

const sessionBoxes = ({ standings }: Analysis, since: number): ShownMark<SessionBox>[] =>
  ofKind(standings, 'session').filter(({ mark }) => mark.from >= since);

const openingRange = ({ standings }: Analysis): ShownMark<OpeningRange>[] =>
  ofKind(standings, 'opening-range')
    .slice(-1)
    .map(({ mark, endedAt }) => ({ mark: { ...mark, to: Infinity }, endedAt }));

const PREVIOUS_DAY: readonly Level['name'][] = ['previous day high', 'previous day low'];

/** @param since time of the wide view's first bar */
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
    const levels = ofKind(analysis.standings, 'level').filter(
      ({ mark, endedAt }) => endedAt === null && PREVIOUS_DAY.includes(mark.name),
    );
    return [...sessionBoxes(analysis, since), ...openingRange(analysis), ...levels];
  },
  closing: (analysis) => {
    const left = departure(analysis.bars, 80, 7);
    if (!left) return [];
    const { from, low, high, direction, bar } = left;
    const breaks = ofKind(analysis.standings, 'break').filter(
      ({ mark }) => mark.at >= bar.time && mark.direction === direction,
    );
    const range = { kind: 'range', id: 'range', from, to: bar.time, low, high } as const;
    return [{ mark: range, endedAt: null }, ...breaks.slice(0, 1)];
  },
};

const SETTINGS = { step: BASE_STEP_MS, timeframe: CHART_STEP_MS };
const analyses = new Map<() => Bar[], Analysis>();

function analysisOf(market: () => Bar[]): Analysis {
  const known = analyses.get(market) ?? analyse(market(), SETTINGS);
  analyses.set(market, known);
  return known;
}

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
    hasHead: onSharedAxis(subject),
    blank: 6,
    // The closing section puts text over the left half.
    headroom: name === 'closing' ? 0.3 : 0.13,
    footroom: 0.1,
  };
}

export function draw(
  pen: Pen,
  name: DrawingName,
  barCount: number,
  format: Format,
  words: DrawingWords,
): void {
  if (name === 'not-found') {
    const bars = analysisOf(lostMarket).bars.slice(-barCount);
    drawLostLine(pen, bars, CHART_STEP_MS, format, words.drawing);
  } else drawChart(pen, sceneOf(name, barCount, words), format);
}

/** @param turns last bars that animate @returns an SVG file, deterministic */
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
  const pen = createSvgPen(format, palette);
  draw(pen, name, barCount, format, words);
  return svgFile(shape, pen.group());
}

export function axisDrawing(words: DrawingWords, palette: Palette): string {
  const shape = { ...(imageVariants('zones')[0] as ImageVariant), width: AXIS_WIDTH };
  const format = { ...formatOf('home', shape), inSight: AXIS_WIDTH };
  const pen = createSvgPen(format, palette);
  drawPriceAxis(pen, sceneOf('zones', BARS.cut, words), format);
  return svgFile(shape, pen.group());
}
