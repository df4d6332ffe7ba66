import { palette } from '#testing/marks';
import { playedMarket } from '#testing/replay';
import { createChartPainter } from './canvas';
import { drawChart } from './chart';
import { type Look, type Renderer, SYSTEM_MONOSPACE } from './renderer';

Object.assign(globalThis, { window: { devicePixelRatio: 3 } });

/** Logs every fill, stroke and text with the state used to paint it. */
function fakeCanvas(advance = 0.5) {
  const log: unknown[] = [];
  let path: unknown[] = [];
  let dashes: number[] = [];
  const trace =
    (how: string) =>
    (...to: number[]) =>
      path.push([how, ...to]);
  const surface = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    globalAlpha: 1,
    font: '',
    textAlign: '',
    ...{ moveTo: trace('M'), lineTo: trace('L'), closePath: trace('z') },
    ...{ rect: trace('rect'), roundRect: trace('round') },
    beginPath: () => {
      path = [];
    },
    setLineDash: (lengths: number[]) => {
      dashes = lengths;
    },
    fill: () => log.push(['fill', path, surface.fillStyle, surface.globalAlpha]),
    stroke: () =>
      log.push([
        'stroke',
        path,
        surface.strokeStyle,
        surface.lineWidth,
        dashes,
        surface.globalAlpha,
      ]),
    fillText: (...text: unknown[]) =>
      log.push(['text', ...text, surface.font.slice(0, 3), surface.textAlign, surface.fillStyle]),
    strokeText: (text: string) => log.push(['rim', text, surface.strokeStyle, surface.lineWidth]),
    measureText: () => ({ width: advance * format.fontSize }),
    clearRect() {},
    setTransform: (to: number) => log.push(to),
  };
  const canvas = { width: 0, height: 0, getContext: () => surface };
  return Object.assign(canvas as unknown as HTMLCanvasElement, { log });
}

const format = { size: { width: 420, height: 300 }, fontSize: 12, typeface: SYSTEM_MONOSPACE };
const played = playedMarket(2124)(0.9, 64);
const chosen = played.marks.findLast(({ mark }) => mark.kind === 'swing') ?? null;
const scene = { ...played, over: { crosshair: null, chosen, crosses: [] } };

/** A chart's calls, as a canvas must execute them. */
function expected(): unknown[] {
  const log: unknown[] = [];
  const paint = (path: unknown[], { fill, stroke }: Look) => {
    if (fill) log.push(['fill', path, palette[fill.color], fill.opacity ?? 1]);
    if (!stroke) return;
    const { color, width, dashes = [], opacity = 1 } = stroke;
    log.push(['stroke', path, palette[color], width, dashes, opacity]);
  };
  const renderer: Renderer = {
    lines: (segments, stroke) =>
      paint(
        segments.flatMap(([a, b, c, d]) => [
          ['M', a, b],
          ['L', c, d],
        ]),
        { stroke },
      ),
    path: (points, look) => paint([...points.map((to) => ['L', ...to]), ['z']], look),
    rects: (rects, { radius, ...look }) =>
      paint(
        rects.map(({ x, y, width, height }) =>
          radius ? ['round', x, y, width, height, radius] : ['rect', x, y, width, height],
        ),
        look,
      ),
    texts(texts, rim) {
      for (const { text, x, y, color, align = 'start', isBold } of texts) {
        if (rim) log.push(['rim', text, palette[rim], 3]);
        const side = { start: 'left', middle: 'center', end: 'right' }[align];
        log.push([
          'text',
          text,
          x,
          y + 0.35 * format.fontSize,
          isBold ? '600' : '400',
          side,
          palette[color],
        ]);
      }
    },
  };
  drawChart(renderer, scene, format);
  return log;
}

it("a canvas executes a chart's calls, at no more than two device pixels per CSS pixel", () => {
  const canvas = fakeCanvas();
  createChartPainter(canvas, palette)?.(scene, format);
  expect([canvas.width, canvas.height, canvas.log[0]]).toEqual([840, 600, 2]);
  expect(canvas.log.slice(1)).toEqual(expected());
});

it('the painter records the chart without its overlay, at the measured font width', () => {
  const calls: unknown[] = [];
  const record = (call: unknown) => void calls.push(call);
  const recorder = { lines: record, path: record, rects: record, texts: record };
  const paint = createChartPainter(fakeCanvas(0.7), palette);
  const painted = paint?.(scene, format, () => recorder);
  expect(painted?.format.typeface.advance).toBeCloseTo(0.7);
  const all = [...calls];
  calls.length = 0;
  const { over: _, ...chart } = scene;
  drawChart(recorder, chart, painted?.format ?? format);
  expect(all).toEqual(calls);
});

it('the painter keeps the last picture if there are no bars', () => {
  const canvas = fakeCanvas();
  expect(createChartPainter(canvas, palette)?.({ ...scene, bars: [] }, format)).toBeNull();
  expect(canvas.log).toEqual([]);
});

it.each([
  ['returns null', () => null],
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
])('there is no painter if getContext %s', (_, getContext) => {
  expect(createChartPainter(Object.assign(fakeCanvas(), { getContext }), palette)).toBeNull();
});
