import type { demoWords } from '@/content/demo';
import { axesOf, drawFrame, drawPriceTag, priceTagBox } from '@/engine/chart/axes';
import { drawChart, projectionOf } from '@/engine/chart/chart';
import { type Palette, type Renderer, SYSTEM_MONOSPACE } from '@/engine/chart/renderer';
import type { Format, Scene, ShownMark } from '@/engine/chart/scene';
import { createSvgRenderer, frames, svgFile } from '@/engine/chart/svg';
import type { Level, OpeningRange, SessionBox, Zone } from '@/engine/indicators/indicator';
import { ofKind } from '@/engine/indicators/mark-states';
import type { Analysis } from '@/engine/indicators/whole-suite';
import { type Bar, extremes } from '@/engine/market/bar';
import { heroMarket, panelMarket } from '@/engine/market/example-market';
import { SIMULATED_PRICES as prices } from '@/engine/market/simulated-market';
import type { DrawingName } from '@/lib/schemas/picture';
import { AREAS, CHART_STEP_MS, futureScene, proofScene } from './example-proof';
import { drawNotFoundLine } from './not-found-line';
import { type Alert, drawAlert, drawCallout, drawLegend, occupied } from './notes';
import { analysisOf, closingMarket, notFoundMarket } from './picture-markets';
import { AXIS_WIDTH, type Form, GAP_WIDTH, type ImageVariant, imageVariants } from './picture-size';

type ChartName = Exclude<DrawingName, 'not-found'>;
type ChosenName = Exclude<
  ChartName,
  'confirmed' | 'repainted' | `future-${string}` | `${string}-guide`
>;

/** `callout`: lines of the hero picture's note; `alert`: of the closing picture's notification. */
export type DrawingWords = Pick<typeof demoWords, 'repaintedTitles' | 'drawing'> & {
  pictureTitles: readonly string[];
  callout?: readonly string[];
  alert?: Alert;
};

/** Number of final bars that the hero picture animates, within 2.5 s in all. */
export const LIVE_BARS = 14;

/** The bars that a picture shows. */
export interface Cutting {
  count: number;
  /** Space after the last bar, in bars. */
  blank?: number;
  /** Space below the lowest price, relative to the height of the bars. */
  footroom?: number;
}

type Cuttings = Partial<Record<Form, Cutting>>;

const of = (count: number): Cutting => ({ count });

/** Except in `wide`, each bar is a whole number of pixels wide. */
const BARS: Cuttings = { cut: of(94) };
const GUIDE_BARS = { narrow: of(70), medium: of(84) };
const PROOF_BARS = { narrow: of(57), medium: of(127), wide: of(80) };
const FUTURE_BARS = { narrow: of(90), wide: of(88) };
const BARS_OF: Partial<Record<DrawingName, Cuttings>> = {
  // The zone's name is after the last bar, and on phones the note below the bars.
  home: {
    narrow: { count: 80, blank: 13, footroom: 0.18 },
    medium: { count: 127, blank: 11 },
    wide: { count: 100, blank: 18 },
  },
  confirmed: PROOF_BARS,
  repainted: PROOF_BARS,
  'future-came': FUTURE_BARS,
  'future-other': FUTURE_BARS,
  'smart-money-guide': GUIDE_BARS,
  'zones-guide': GUIDE_BARS,
  'sessions-guide': GUIDE_BARS,
  closing: {
    // Leaves room for the alert below the bars.
    narrow: { count: 154, blank: 41 / 6, footroom: 0.75 },
    medium: of(124),
    // On wide pages, the picture extends to the section navigation at the window's edge.
    wide: { count: 121, blank: 16 },
  },
  'not-found': { narrow: of(128), medium: of(273), wide: of(273) },
};

/** Marks that began within this many bars are shown in every window. */
const MARKED_BARS = 112;

const onSharedAxis = (name: DrawingName) => ['smart-money', 'zones', 'sessions'].includes(name);

/** A desktop panel shows this many bars and would cut off breaks and sessions that start earlier. */
const WHOLE_PANEL_BARS = 64;

/** Room for the caption that `indicators.css` puts over a drawing: a number and up to 12 letters. */
const CAPTION_WIDTH = 120;

function formatOf(
  name: DrawingName,
  { width, height, form, inSight, crops }: ImageVariant,
): Format {
  return {
    size: { width, height },
    fontSize: form === 'wide' || (name === 'closing' && form === 'medium') ? 13 : 12,
    typeface: SYSTEM_MONOSPACE,
    ...(inSight && { inSight }),
    ...(crops && { crops }),
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

/** The zone is within the prices of the smallest hero picture. */
const NARROWEST = 80;

const PREVIOUS_DAY: readonly Level['name'][] = ['previous day high', 'previous day low'];

/** @param since start of this picture's bars or, if earlier, of the last `MARKED_BARS` bars */
const MARKS_OF: Record<ChosenName, (analysis: Analysis, since: number) => readonly ShownMark[]> = {
  home: (analysis, since) => {
    const { low, high } = extremes(analysis.bars.slice(-NARROWEST));
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
  closing: structure,
};

const titlesOf = {
  confirmed: ({ pictureTitles }: DrawingWords) => pictureTitles,
  repainted: ({ repaintedTitles }: DrawingWords) => repaintedTitles,
};

function sceneOf(
  name: ChartName,
  { count: barCount, blank = 6, footroom = 0.1 }: Cutting,
  words: DrawingWords,
): Scene {
  if (name === 'confirmed' || name === 'repainted')
    return proofScene(name, barCount, titlesOf[name](words), words.drawing);
  if (name === 'future-came' || name === 'future-other')
    return futureScene(name, barCount, words.drawing);
  const market = { home: heroMarket, closing: closingMarket }[name as string] ?? panelMarket;
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
    marks: MARKS_OF[subject](analysis, bars.at(-Math.max(barCount, MARKED_BARS))?.time ?? 0).filter(
      ({ mark }) =>
        !onSharedAxis(name) ||
        (mark.kind !== 'break' && mark.kind !== 'session') ||
        mark.from >= (bars.at(-WHOLE_PANEL_BARS)?.time ?? 0),
    ),
    trend: subject === 'zones' ? trends : [],
    hasHead: onSharedAxis(subject) || words.pictureTitles.length > 0,
    blank,
    // In wide windows, text covers the closing picture's upper left.
    headroom: name === 'closing' ? 0.3 : 0.13,
    footroom,
  };
}

export function draw(
  renderer: Renderer,
  name: DrawingName,
  cutting: Cutting,
  format: Format,
  words: DrawingWords,
): void {
  if (name === 'not-found') {
    const bars = analysisOf(notFoundMarket).bars.slice(-cutting.count);
    drawNotFoundLine(renderer, bars, CHART_STEP_MS, format, words.drawing);
    return;
  }
  const scene = sceneOf(name, cutting, words);
  const taken = occupied((target) => drawChart(target, scene, format), renderer);
  if (name === 'home' && words.callout) drawCallout(renderer, words.callout, scene, format, taken);
  if (name === 'closing' && words.alert) drawAlert(renderer, words.alert, scene, format);
  if (name === 'smart-money') drawLegend(renderer, words.drawing.delay, scene, format);
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
  const cutting = (BARS_OF[name] ?? BARS)[form] as Cutting;
  const format = { ...formatOf(name, shape), turns };
  const renderer = createSvgRenderer(format, palette);
  const isCaptioned = onSharedAxis(name) || name === 'home' || name === 'closing';
  draw(renderer, name, cutting, format, isCaptioned ? { ...words, pictureTitles: [] } : words);
  return svgFile(shape, renderer.group());
}

/** Charts of the replay, which takes 4 s. */
const REPLAY = { bars: 20, eachMs: 200 };

/** Returns an SVG file that replays the last bars of a proof picture, as the demo would. */
export function replayDrawing(
  name: keyof typeof titlesOf,
  form: Form,
  words: DrawingWords,
  palette: Palette,
): string {
  const shape = imageVariants(name).find((one) => one.form === form) as ImageVariant;
  const format = formatOf(name, shape);
  const { count } = PROOF_BARS[form as keyof typeof PROOF_BARS];
  const charts = Array.from({ length: REPLAY.bars + 1 }, (_, index) => {
    const renderer = createSvgRenderer(format, palette);
    const behind = REPLAY.bars - index;
    const scene = proofScene(name, count, titlesOf[name](words), words.drawing, behind);
    drawChart(renderer, scene, format);
    return renderer.group();
  });
  return svgFile(shape, frames(charts, REPLAY.eachMs));
}

/** Draws only the price axis, shared by charts of the same bars. */
export function axisDrawing(words: DrawingWords, palette: Palette): string {
  const shape = { ...(imageVariants('zones')[0] as ImageVariant), width: AXIS_WIDTH };
  const format = { ...formatOf('home', shape), inSight: AXIS_WIDTH };
  const renderer = createSvgRenderer(format, palette);
  const scene = sceneOf('zones', BARS.cut as Cutting, words);
  const p = projectionOf(scene, format);
  const { close } = scene.bars.at(-1) as Bar;
  const { prices } = axesOf(p, scene.prices, scene.words);
  drawFrame(renderer, p, { prices, times: [] }, format, priceTagBox(p, close));
  drawPriceTag(renderer, p, close, scene.prices);
  return svgFile(shape, renderer.group());
}
