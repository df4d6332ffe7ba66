import { palette } from '@/engine/testing/palette';
import { playedMarket } from '@/engine/testing/replay';
import { createChartPainter } from './canvas-pen';
import { drawChart } from './chart';
import { type Pen, SYSTEM_MONOSPACE } from './pen';
import { drawingOf } from './trace-pen';

class FakeMatrix {
  constructor(readonly written = '') {}
  rotate = (angle: number) => new FakeMatrix(`${this.written}rotate ${angle} `);
  scale = (by: number) => new FakeMatrix(`${this.written}scale ${by}`);
}
Object.assign(globalThis, { DOMMatrix: FakeMatrix, window: { devicePixelRatio: 3 } });

const n = (...values: number[]) => values.map((value) => value.toFixed(2)).join(' ');

function fakeCanvas(advance = 0.5) {
  const log: string[] = [];
  let traced: string[] = [];
  let dashes: number[] = [];
  const trace =
    (how: string) =>
    (...to: number[]) =>
      traced.push(`${how}${n(...to)}`);
  const surface = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineJoin: 'miter',
    globalAlpha: 1,
    font: '',
    textAlign: '',
    canvas: { ownerDocument: { createElement: () => fakeCanvas() } },
    moveTo: trace('M'),
    lineTo: trace('L'),
    closePath: trace('z'),
    rect: trace('rect '),
    roundRect: trace('round '),
    beginPath: () => {
      traced = [];
    },
    setLineDash: (lengths: number[]) => {
      dashes = lengths;
    },
    fill: () => log.push(`fill ${traced} with ${surface.fillStyle} at ${surface.globalAlpha}`),
    stroke: () =>
      log.push(
        `stroke ${traced} with ${surface.strokeStyle} ${surface.lineWidth} [${dashes}] at ${surface.globalAlpha} ${surface.lineJoin}`,
      ),
    fillText: (text: string, x: number, y: number) =>
      log.push(
        `write ${text} at ${n(x, y)} in ${surface.font.split(' ')[0]} ${surface.textAlign} ${surface.fillStyle} at ${surface.globalAlpha}`,
      ),
    strokeText: (text: string) =>
      log.push(`rim ${text} with ${surface.strokeStyle} ${surface.lineWidth} [${dashes}]`),
    fillRect() {},
    measureText: () => ({ width: advance * format.fontSize }),
    clearRect() {},
    setTransform: (to: number) => log.push(`made for ${to}`),
    createPattern: () => ({
      setTransform: ({ written }: FakeMatrix) => log.push(`made ${written}`),
      toString: () => 'a pattern',
    }),
  };
  const canvas = { width: 0, height: 0, getContext: () => surface };
  return Object.assign(canvas as unknown as HTMLCanvasElement, { log });
}

const format = { size: { width: 420, height: 300 }, fontSize: 12, typeface: SYSTEM_MONOSPACE };
const played = playedMarket(2124)(0.9, 64);
const chosen = played.marks.findLast(({ mark }) => mark.kind === 'swing') ?? null;
const scene = { ...played, over: { crosshair: null, chosen, crosses: [] } };

function expected(): string[] {
  const log: string[] = [];
  const pen: Pen = {
    lines(segments, { colour, width, dashes = [], opacity = 1 }) {
      const traced = segments.flatMap(([a, b, c, d]) => [`M${n(a, b)}`, `L${n(c, d)}`]);
      log.push(`stroke ${traced} with ${palette[colour]} ${width} [${dashes}] at ${opacity} miter`);
    },
    path(points, { fill }) {
      const traced = points.map(([x, y]) => `L${n(x, y)}`);
      if (fill) log.push(`fill ${traced},z with ${palette[fill.colour]} at 1`);
    },
    rects(rects, { fill, stroke, radius }) {
      const traced = rects.map(({ x, y, width, height }) =>
        radius ? `round ${n(x, y, width, height, radius)}` : `rect ${n(x, y, width, height)}`,
      );
      const colour = fill?.hatch ? 'a pattern' : fill && palette[fill.colour];
      if (fill) log.push(`fill ${traced} with ${colour} at ${fill.opacity ?? 1}`);
      if (stroke)
        log.push(`stroke ${traced} with ${palette[stroke.colour]} ${stroke.width} [] at 1 miter`);
    },
    texts(texts, rim) {
      for (const { text, x, y, colour, align = 'start', isBold } of texts) {
        const side = { start: 'left', middle: 'center', end: 'right' }[align];
        if (rim) log.push(`rim ${text} with ${palette[rim]} 3 []`);
        const place = n(x, y + 0.35 * format.fontSize);
        log.push(
          `write ${text} at ${place} in ${isBold ? 600 : 400} ${side} ${palette[colour]} at 1`,
        );
      }
    },
  };
  drawChart(pen, scene, format);
  return log;
}

it('paints what the chart draws, as it says, twice as fine as the page at most', () => {
  const canvas = fakeCanvas();
  createChartPainter(canvas, palette)?.(scene, format);
  expect([canvas.width, canvas.height, canvas.log[0]]).toEqual([840, 600, 'made for 2']);
  expect(canvas.log.filter((line) => !line.startsWith('made'))).toEqual(expected());
  expect(expected().join()).toMatch(/fill rect.*stroke round/);
});

it('tells what it painted, in the format it took, and what is pointed at is none of it', () => {
  const [canvas, plain] = [fakeCanvas(0.7), fakeCanvas(0.7)];
  const onPainted = jest.fn();
  createChartPainter(canvas, palette)?.(scene, format, onPainted);
  createChartPainter(plain, palette)?.(scene, format);
  expect(canvas.log).toEqual(plain.log);
  expect(scene.over.chosen).toBeTruthy();
  const [drawing, taken] = onPainted.mock.lastCall ?? [];
  expect(taken.typeface.advance).toBeCloseTo(0.7);
  expect(drawing.digest).toBe(drawingOf(scene, taken)?.digest);
  expect(drawing.digest).not.toBe(
    drawingOf({ ...scene, bars: scene.bars.slice(1) }, taken)?.digest,
  );
});

it('has room for prices as wide as the browser sets them, and says where they are', () => {
  const prices = { digits: 4, characters: 16 };
  const axisOf = (advance: number) => {
    const at = createChartPainter(fakeCanvas(advance), palette)?.({ ...scene, prices }, format);
    return at && at.size.width - at.plot.x - at.plot.width;
  };
  expect([0.5, 0.605, 0.7].map(axisOf)).toEqual([131, 131, 143]);
});

it('makes a hatching once, turned as it runs', () => {
  const canvas = fakeCanvas();
  const paint = createChartPainter(canvas, palette);
  paint?.(scene, format);
  paint?.(scene, format);
  const turns = canvas.log.filter((line) => line.includes('rotate'));
  expect(new Set(turns).size).toBe(turns.length);
  expect(turns.join()).toMatch(/^made rotate -?45 scale 0.5/);
});

it('leaves the last picture where there is no bar to show', () => {
  const canvas = fakeCanvas();
  createChartPainter(canvas, palette)?.({ ...scene, bars: [] }, format);
  expect(canvas.log).toEqual([]);
});

it.each([
  ['gives nothing to paint on', () => null],
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
])('paints nothing where a canvas %s', (_, getContext) => {
  expect(createChartPainter(Object.assign(fakeCanvas(), { getContext }), palette)).toBeNull();
});
