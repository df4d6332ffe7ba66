import { chart } from '@/engine/chart/chart';
import type { Drawn, DrawnBox } from '@/engine/chart/drawn';
import { drawnMark } from '@/engine/chart/drawn-mark';
import type { Size } from '@/engine/chart/geometry';
import { markup } from '@/engine/chart/markup';
import { withoutRepeats } from '@/engine/chart/overlapping-zones';
import type { Scene } from '@/engine/chart/scene';
import { firstShown, suiteScene } from '@/engine/chart/suite-scene';
import { type Shape, svgRoot } from '@/engine/chart/svg';
import { systemMonospace, type Typeface } from '@/engine/chart/typeface';
import { ofKind, type Standing } from '@/engine/indicators/standing';
import { type Analysis, analyse } from '@/engine/indicators/suite';
import { type Bar, extremes, MINUTE_MS } from '@/engine/market/bar';
import { departure, exampleMarket, lostMarket, rangeMarket } from '@/engine/market/example-market';
import { BASE_STEP_MS } from '@/engine/market/simulated-market';
import { timeframeName } from '@/engine/market/timeframe';
import type { DrawingName } from '@/lib/content/schemas/landing';
import { type LostLine, lostLine } from './lost-line';
import { drawingSize, type Form } from './picture-size';

/** Drawings made of candles. */
type ChartName = Exclude<DrawingName, 'not-found'>;
/** Those that choose what to show; the demo's shows it all. */
type ChosenName = Exclude<ChartName, 'demo'>;

/** Length of a bar that charts show. */
const chartStep = 15 * MINUTE_MS;

/** Bars in view. */
const inView: Record<Form, number> = { wide: 112, narrow: 60 };
const panorama: Record<Form, number> = { wide: 160, narrow: 64 };
const demoView: Record<Form, number> = { wide: 110, narrow: 44 };

const drawn = (standings: readonly Standing[]): Drawn[] =>
  standings.flatMap((standing) => drawnMark(standing) ?? []);

const isBox = (mark: Drawn): mark is DrawnBox => 'high' in mark;

/** Zones still in force, those of the higher timeframe and newer ones first. */
function zonesInForce({ standings }: Analysis): DrawnBox[] {
  const zones = ofKind(standings, 'zone')
    .filter(({ endedAt }) => endedAt === null)
    .sort((a, b) => b.mark.timeframe - a.mark.timeframe || b.mark.from - a.mark.from);
  return withoutRepeats(drawn(zones).filter(isBox));
}

/** @returns the largest boxes, at most `count` */
function largest(boxes: readonly DrawnBox[], count: number): DrawnBox[] {
  return [...boxes].sort((a, b) => b.high - b.low - (a.high - a.low)).slice(0, count);
}

/** The blocks behind the latest change of character and the latest break. */
function tellingBlocks({ standings }: Analysis): Drawn[] {
  const breaks = ofKind(standings, 'break').map(({ mark }) => mark);
  const change = breaks.findLast(({ label }) => label === 'CHoCH');
  const times = [change, breaks.at(-1)].map((broken) => broken?.knownAt);
  return drawn(ofKind(standings, 'order-block').filter(({ mark }) => times.includes(mark.knownAt)));
}

const structure = ({ standings }: Analysis) => [
  ...drawn(ofKind(standings, 'break')),
  ...drawn(ofKind(standings, 'swing')),
];

/** Session boxes, and the latest opening range as far as the chart goes. */
function sessions({ standings }: Analysis, since: number): { boxes: Drawn[]; opening: Drawn[] } {
  const boxes = ofKind(standings, 'session').filter(({ mark }) => mark.from >= since);
  const opening = drawn(ofKind(standings, 'opening-range').slice(-1)).filter(isBox);
  return { boxes: drawn(boxes), opening: opening.map((box) => ({ ...box, to: null })) };
}

const previousDay: readonly string[] = ['previous day high', 'previous day low'];

/** What each drawing marks, computed from the whole market; `since` opens the first bar of the wide view. */
const marksOf: Record<ChosenName, (analysis: Analysis, since: number) => Drawn[]> = {
  home: (analysis, since) => {
    const { low } = extremes(analysis.bars.slice(-inView.narrow));
    const demand = zonesInForce(analysis).filter(
      (zone) => zone.direction === 'up' && zone.from >= since && zone.high >= low,
    );
    return [...sessions(analysis, since).boxes, ...demand.slice(0, 1), ...structure(analysis)];
  },
  'smart-money': (analysis, since) => {
    const gaps = drawn(ofKind(analysis.standings, 'gap')).filter(isBox);
    return [
      ...tellingBlocks(analysis),
      ...largest(
        gaps.filter(({ from }) => from >= since),
        3,
      ),
      ...structure(analysis),
    ];
  },
  zones: zonesInForce,
  sessions: (analysis, since) => {
    const { boxes, opening } = sessions(analysis, since);
    const levels = ofKind(analysis.standings, 'level').filter(({ mark }) =>
      previousDay.includes(mark.name),
    );
    return [...boxes, ...opening, ...drawn(levels)];
  },
  closing: (analysis) => {
    const left = departure(analysis.bars, 80, 7);
    if (!left) return [];
    const { from, low, high, direction, bar } = left;
    const breaks = ofKind(analysis.standings, 'break').filter(
      ({ mark }) => mark.knownAt >= bar.time && mark.direction === direction,
    );
    const range = { kind: 'range', id: 'range', from, to: bar.time, low, high } as const;
    return [{ ...range, direction, label: 'Range' }, ...drawn(breaks.slice(0, 1))];
  },
};

const settings = { step: BASE_STEP_MS, timeframe: chartStep };
const analyses = new Map<() => Bar[], Analysis>();

/** Each market is analysed once for all pictures of it. */
function analysisOf(market: () => Bar[]): Analysis {
  const known = analyses.get(market) ?? analyse(market(), settings);
  analyses.set(market, known);
  return known;
}

const titles = ['Simulated market, 15m, UTC', 'Simulated, 15m', 'Simulated'];

/** @returns the chart that the live demo begins with */
function demoScene(form: Form): Scene {
  const { bars, standings, trends } = analysisOf(exampleMarket);
  const frame = { bars, step: chartStep, digits: 4, room: demoView[form], titles };
  const state = { position: bars.length, standings, trends, developing: [] };
  return suiteScene(frame, state, firstShown);
}

/** @returns what a drawing shows: the last bars of its market, and the marks that lie there */
function sceneOf(name: ChartName, form: Form): Scene {
  if (name === 'demo') return demoScene(form);
  const analysis = analysisOf(name === 'closing' ? rangeMarket : exampleMarket);
  const { bars, trends } = analysis;
  const view = name === 'closing' ? panorama : inView;
  const rows = trends.map(({ timeframe, direction }) => ({
    timeframe: timeframeName(timeframe),
    direction,
  }));
  return {
    titles,
    bars: bars.slice(-view[form]),
    step: chartStep,
    digits: 4,
    marks: marksOf[name](analysis, bars.at(-inView.wide)?.time ?? 0),
    trend: name === 'zones' ? rows : [],
    blank: 6,
    headroom: 0.13,
    footroom: 0.1,
  };
}

/** @returns what the drawing of the missing page shows: everything but the last price is on the chart */
function lostScene(form: Form): LostLine {
  const { bars } = analysisOf(lostMarket);
  return { bars: bars.slice(form === 'wide' ? 0 : -64), step: chartStep, low: 340, high: 388 };
}

/** In CSS pixels at the drawing's own size. */
const fontSize: Record<Form, number> = { wide: 13, narrow: 12 };

/** @returns the drawing without its `<svg>`, for a picture that contains it at a size of its own */
export function drawingShape(name: DrawingName, form: Form, typeface: Typeface, size: Size): Shape {
  const format = { size, fontSize: fontSize[form], typeface, ids: '' };
  return name === 'not-found'
    ? lostLine(lostScene(form), format)
    : chart(sceneOf(name, form), format).shape;
}

/**
 * Draws a chart at build time.
 *
 * @param form `wide` for columns of 560 px and more, `narrow` for phones
 * @returns a complete SVG file; the same arguments always give the same text
 */
export function drawing(name: DrawingName, form: Form): string {
  const size = drawingSize(name, form);
  return markup(svgRoot(size, [drawingShape(name, form, systemMonospace, size)]));
}
