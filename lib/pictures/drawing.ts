import { drawChart } from '@/engine/chart/chart';
import type { Size } from '@/engine/chart/geometry';
import { SYSTEM_MONOSPACE, type Typeface } from '@/engine/chart/pen';
import type { Scene, ShownMark } from '@/engine/chart/scene';
import { createSvgPen, svgFile } from '@/engine/chart/svg';
import type { Level, OpeningRange, SessionBox, Zone } from '@/engine/indicators/indicator';
import { type Analysis, analyse, ofKind } from '@/engine/indicators/suite';
import { type Bar, extremes, MINUTE_MS } from '@/engine/market/bar';
import { departure, exampleMarket, lostMarket, rangeMarket } from '@/engine/market/example-market';
import { BASE_STEP_MS, SIMULATED_PRICES as prices } from '@/engine/market/simulated-market';
import { distinctZones, FIRST_SHOWN, suiteScene } from '@/engine/replay/scenes';
import type { DemoWords } from '@/lib/content/schemas/demo';
import type { DrawingName } from '@/lib/content/schemas/landing';
import { drawLostLine } from './lost-line';
import { drawingSize, type Form } from './picture-size';

type ChartName = Exclude<DrawingName, 'not-found'>;
/** Those that choose what to show; the demo's shows it all. */
type ChosenName = Exclude<ChartName, 'demo'>;

/** What is written on drawings. */
export type DrawingWords = Pick<DemoWords, 'pictureTitles' | 'drawing'>;

const CHART_STEP_MS = 15 * MINUTE_MS;

const BARS_IN_VIEW: Record<Form, number> = { wide: 112, narrow: 60 };
const BARS_IN_PANORAMA: Record<Form, number> = { wide: 160, narrow: 64 };
const BARS_IN_DEMO: Record<Form, number> = { wide: 110, narrow: 44 };

const zonesInForce = ({ standings }: Analysis): ShownMark<Zone>[] =>
  distinctZones(standings.filter(({ endedAt }) => endedAt === null));

function tellingBlocks({ standings }: Analysis): ShownMark[] {
  const breaks = ofKind(standings, 'break').map(({ mark }) => mark);
  const change = breaks.findLast(({ label }) => label === 'CHoCH');
  const times = [change, breaks.at(-1)].map((broken) => broken?.knownAt);
  return ofKind(standings, 'order-block').filter(({ mark }) => times.includes(mark.knownAt));
}

/** The largest gaps since a time, at most three. */
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

/** The latest opening range, as far as the chart goes. */
const openingRange = ({ standings }: Analysis): ShownMark<OpeningRange>[] =>
  ofKind(standings, 'opening-range')
    .slice(-1)
    .map(({ mark, endedAt }) => ({ mark: { ...mark, to: Infinity }, endedAt }));

const PREVIOUS_DAY: readonly Level['name'][] = ['previous day high', 'previous day low'];

/** What each drawing marks, computed from the whole market; `since` opens the first bar of the wide view. */
const MARKS_OF: Record<ChosenName, (analysis: Analysis, since: number) => readonly ShownMark[]> = {
  home: (analysis, since) => {
    const { low } = extremes(analysis.bars.slice(-BARS_IN_VIEW.narrow));
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
      ({ mark }) => mark.knownAt >= bar.time && mark.direction === direction,
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

function demoScene(form: Form, { pictureTitles: titles, drawing: words }: DrawingWords): Scene {
  const { bars, standings, trends } = analysisOf(exampleMarket);
  const room = BARS_IN_DEMO[form];
  const frame = { bars, step: CHART_STEP_MS, prices, room, titles, words };
  const state = { position: bars.length, standings, trends, developing: [] };
  return suiteScene(frame, state, FIRST_SHOWN);
}

/** What a drawing shows: the last bars of its market, and the marks that lie there. */
function sceneOf(name: ChartName, form: Form, words: DrawingWords): Scene {
  if (name === 'demo') return demoScene(form, words);
  const analysis = analysisOf(name === 'closing' ? rangeMarket : exampleMarket);
  const { bars, trends } = analysis;
  const inView = name === 'closing' ? BARS_IN_PANORAMA : BARS_IN_VIEW;
  return {
    titles: words.pictureTitles,
    words: words.drawing,
    bars: bars.slice(-inView[form]),
    step: CHART_STEP_MS,
    prices,
    marks: MARKS_OF[name](analysis, bars.at(-BARS_IN_VIEW.wide)?.time ?? 0),
    trend: name === 'zones' ? trends : [],
    blank: 6,
    headroom: 0.13,
    footroom: 0.1,
  };
}

/** In CSS pixels at the drawing's own size. */
const FONT_SIZE: Record<Form, number> = { wide: 13, narrow: 12 };

/** @returns the drawing without its `<svg>`, for a picture that contains it at a size of its own */
export function drawingGroup(
  name: DrawingName,
  form: Form,
  typeface: Typeface,
  size: Size,
  words: DrawingWords,
): string {
  const format = { size, fontSize: FONT_SIZE[form], typeface };
  const pen = createSvgPen(format);
  if (name === 'not-found') {
    const { bars } = analysisOf(lostMarket);
    const shown = bars.slice(form === 'wide' ? 0 : -BARS_IN_PANORAMA.narrow);
    drawLostLine(pen, shown, CHART_STEP_MS, format, words.drawing);
  } else {
    drawChart(pen, sceneOf(name, form, words), format);
  }
  return pen.group();
}

/**
 * Draws a chart at build time.
 *
 * @param form `wide` for columns of 560 px and more, `narrow` for phones
 * @returns a complete SVG file; the same arguments always give the same text
 */
export function drawing(name: DrawingName, form: Form, words: DrawingWords): string {
  const size = drawingSize(name, form);
  return svgFile(size, drawingGroup(name, form, SYSTEM_MONOSPACE, size, words));
}
