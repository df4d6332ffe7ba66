import { playedMarket } from '@/engine/testing/replay';
import { createChartPainter } from './canvas-pen';
import { drawChart } from './chart';
import { type Pen, SYSTEM_MONOSPACE } from './pen';
import { tokens } from './tokens';

/** Node has none. */
class FakeMatrix {
  constructor(readonly written = '') {}
  rotate = (angle: number) => new FakeMatrix(`${this.written}rotate ${angle} `);
  scale = (by: number) => new FakeMatrix(`${this.written}scale ${by}`);
}
Object.assign(globalThis, { DOMMatrix: FakeMatrix, window: { devicePixelRatio: 3 } });

/** A canvas that writes down what is painted on it. */
function fakeCanvas() {
  const log: string[] = [];
  let traced = '';
  let dashes: number[] = [];
  const look = {
    fillStyle: '' as unknown,
    strokeStyle: '',
    lineWidth: 1,
    lineJoin: 'miter',
    globalAlpha: 1,
    font: '',
    textAlign: '',
  };
  const numbers = (values: number[]) => values.map((value) => value.toFixed(2)).join(' ');
  const surface = Object.assign(look, {
    beginPath: () => {
      traced = '';
    },
    moveTo: (...to: number[]) => {
      traced += `M${numbers(to)} `;
    },
    lineTo: (...to: number[]) => {
      traced += `L${numbers(to)} `;
    },
    closePath: () => {
      traced += 'z';
    },
    rect: (...rect: number[]) => {
      traced += `rect ${numbers(rect)} `;
    },
    roundRect: (...rect: number[]) => {
      traced += `round ${numbers(rect)} `;
    },
    setLineDash: (lengths: number[]) => {
      dashes = lengths;
    },
    fill: () => log.push(`fill ${traced.trim()} with ${look.fillStyle} at ${look.globalAlpha}`),
    stroke: () =>
      log.push(
        `stroke ${traced.trim()} with ${look.strokeStyle} ${look.lineWidth} [${dashes}] at ${look.globalAlpha} ${look.lineJoin}`,
      ),
    fillText: (text: string, x: number, y: number) =>
      log.push(
        `write ${text} at ${numbers([x, y])} in ${look.font.split(' ')[0]} ${look.textAlign} ${look.fillStyle} at ${look.globalAlpha}`,
      ),
    strokeText: (text: string) =>
      log.push(`rim ${text} with ${look.strokeStyle} ${look.lineWidth} [${dashes}]`),
    fillRect() {},
    setTransform: (...to: number[]) => log.push(`scale ${to[0]}`),
    createPattern: () => {
      log.push('made a pattern');
      return {
        setTransform: ({ written }: FakeMatrix) => log.push(written),
        toString: () => 'a pattern',
      };
    },
  });
  const canvas = { width: 0, height: 0, getContext: () => surface };
  const ownerDocument = { createElement: fakeCanvas };
  Object.assign(surface, { canvas: { ownerDocument } });
  return Object.assign(canvas as unknown as HTMLCanvasElement, { log });
}

const format = { size: { width: 420, height: 300 }, fontSize: 12, typeface: SYSTEM_MONOSPACE };
const scene = playedMarket(2124)(0.9, 64);

/** What a chart asks of a pen, as the canvas should paint it. */
function expected(): string[] {
  const log: string[] = [];
  const n = (...values: number[]) => values.map((value) => value.toFixed(2)).join(' ');
  const pen: Pen = {
    lines(segments, { colour, width, dashes = [], opacity = 1 }) {
      const traced = segments.map(([a, b, c, d]) => `M${n(a, b)} L${n(c, d)}`).join(' ');
      log.push(`stroke ${traced} with ${colour} ${width} [${dashes}] at ${opacity} miter`);
    },
    path(points, { fill }) {
      const traced = points.map(([x, y]) => `L${n(x, y)} `).join('');
      if (fill) log.push(`fill ${traced}z with ${fill.colour} at 1`);
    },
    rects(rects, { fill, stroke }) {
      const traced = rects.map(({ x, y, width, height }) => `rect ${n(x, y, width, height)}`);
      const all = traced.join(' ');
      const colour = fill?.hatch ? 'a pattern' : fill?.colour;
      if (fill) log.push(`fill ${all} with ${colour} at ${fill.opacity ?? 1}`);
      if (stroke) log.push(`stroke ${all} with ${stroke.colour} ${stroke.width} [] at 1 miter`);
    },
    texts(texts, rim) {
      for (const { text, x, y, colour, align = 'start', isBold } of texts) {
        const side = { start: 'left', middle: 'center', end: 'right' }[align];
        if (rim) log.push(`rim ${text} with ${rim} 3 []`);
        const place = n(x, y + 0.35 * format.fontSize);
        log.push(`write ${text} at ${place} in ${isBold ? 600 : 400} ${side} ${colour} at 1`);
      }
    },
  };
  drawChart(pen, scene, format);
  return log;
}

it('paints what the chart draws, as it says', () => {
  const canvas = fakeCanvas();
  createChartPainter(canvas)(scene, format);
  const made = /pattern$|^rotate|^scale/;
  expect(canvas.log.filter((line) => !made.test(line) || line.includes('with'))).toEqual(
    expected(),
  );
  expect(expected().length).toBeGreaterThan(50);
  expect(canvas.log.join()).toContain('fill rect');
});

it('is twice as fine as the page at most', () => {
  const canvas = fakeCanvas();
  createChartPainter(canvas)(scene, format);
  expect([canvas.width, canvas.height, canvas.log[0]]).toEqual([840, 600, 'scale 2']);
});

it('makes a hatching once, turned as it runs', () => {
  const canvas = fakeCanvas();
  const paint = createChartPainter(canvas);
  paint(scene, format);
  paint(scene, format);
  const turns = canvas.log.filter((line) => line.startsWith('rotate'));
  expect(new Set(turns).size).toBe(turns.length);
  expect(turns.every((turn) => /^rotate -?45 scale 0.5$/.test(turn))).toBe(true);
  expect(turns.length).toBeGreaterThan(0);
});

it('leaves the last picture where there is no bar to show', () => {
  const canvas = fakeCanvas();
  createChartPainter(canvas)({ ...scene, bars: [] }, format);
  expect(canvas.log).toEqual([]);
});

it('frames a mark that was chosen with round corners', () => {
  const canvas = fakeCanvas();
  const chosen = scene.marks.find(({ mark }) => mark.kind === 'swing') ?? null;
  createChartPainter(canvas)({ ...scene, over: { crosshair: null, chosen, crosses: [] } }, format);
  expect(canvas.log.at(-1)).toMatch(new RegExp(`^stroke round .* with ${tokens.brass} 2`));
});
