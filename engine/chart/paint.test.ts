import { paint } from './paint';
import { element, type Shape, textElement } from './svg';

/** jsdom has neither. */
class FakePath {
  constructor(readonly d = '') {}
  roundRect(...corners: number[]) {
    Object.assign(this, { d: `rect ${corners.join(' ')}` });
  }
}
class FakeMatrix {
  constructor(readonly written = '') {}
  rotate = (angle: number) => new FakeMatrix(`${this.written}rotate ${angle} `);
  scale = (by: number) => new FakeMatrix(`${this.written}scale ${by}`);
}
Object.assign(globalThis, { Path2D: FakePath, DOMMatrix: FakeMatrix });

/** A canvas that writes down what is painted on it. */
function fakeSurface(log: string[] = []) {
  const surface = {
    fillStyle: '' as unknown,
    strokeStyle: '',
    lineWidth: 1,
    globalAlpha: 1,
    font: '',
    textAlign: '',
    dashes: [] as number[],
    scale() {},
    setLineDash(dashes: number[]) {
      this.dashes = dashes;
    },
    fill({ d }: FakePath) {
      log.push(`fill ${d} with ${this.fillStyle} at ${this.globalAlpha}`);
    },
    stroke({ d }: FakePath) {
      const { strokeStyle, lineWidth, dashes, globalAlpha } = this;
      log.push(`stroke ${d} with ${strokeStyle} ${lineWidth} [${dashes}] at ${globalAlpha}`);
    },
    fillText(text: string, x: number, y: number) {
      log.push(
        `write ${text} at ${x} ${y} in ${this.font} ${this.textAlign} ${this.fillStyle} at ${this.globalAlpha}`,
      );
    },
    strokeText(text: string) {
      log.push(`rim ${text} with ${this.strokeStyle} ${this.lineWidth}`);
    },
    createPattern: () => ({
      setTransform: ({ written }: FakeMatrix) => log.push(`pattern ${written}`),
      toString: () => 'a pattern',
    }),
    canvas: { ownerDocument: { createElement: () => ({ getContext: () => fakeSurface() }) } },
  };
  return surface as unknown as CanvasRenderingContext2D;
}

function painted(shape: Shape): string[] {
  const log: string[] = [];
  paint(fakeSurface(log), shape);
  return log;
}

it('fills and strokes a path as its attributes say', () => {
  const path = element('path', {
    d: 'M0 0h9',
    fill: 'red',
    stroke: 'blue',
    'stroke-width': 2,
    'stroke-dasharray': '4 2',
    opacity: 0.5,
    'fill-opacity': '0.5',
  });
  expect(painted(path)).toEqual([
    'fill M0 0h9 with red at 0.25',
    'stroke M0 0h9 with blue 2 [4,2] at 0.5',
  ]);
});

it('fills with black where nothing is said, and leaves out what has no fill', () => {
  expect(painted(element('path', { d: 'M0 0' }))).toEqual(['fill M0 0 with #000 at 1']);
  expect(painted(element('path', { d: 'M0 0', fill: 'none' }))).toEqual([]);
});

it('draws rectangles, with round corners where they have them', () => {
  const rect = { x: 1, y: 2, width: 3, height: 4, fill: 'red' };
  expect(painted(element('rect', rect))).toEqual(['fill rect 1 2 3 4 0 with red at 1']);
  expect(painted(element('rect', { ...rect, rx: 3 }))).toEqual([
    'fill rect 1 2 3 4 3 with red at 1',
  ]);
});

it('hands down what a group says, and no further', () => {
  const group = element('g', { fill: 'red' }, [element('path', { d: 'in' })]);
  const shapes = [group, element('path', { d: 'out' })];
  expect(painted(element('g', {}, shapes))).toEqual([
    'fill in with red at 1',
    'fill out with #000 at 1',
  ]);
});

it('writes text in the face, the size and the weight in force', () => {
  const text = textElement('A', 1, 0, 0, { 'text-anchor': 'end', 'font-weight': 600 });
  const group = element('g', { 'font-family': 'mono', 'font-size': 12, fill: 'red' }, [text]);
  expect(painted(group)).toEqual(['write A at 1 0 in 600 12px mono right red at 1']);
});

it('writes in full strength after something faint', () => {
  const shapes = [element('path', { d: 'M0 0', opacity: 0.2 }), textElement('A', 0, 0, 0)];
  expect(painted(element('g', {}, shapes))[1]).toMatch(/^write A .* at 1$/);
});

it('puts a rim of paper under labels', () => {
  const rim = { stroke: 'paper', 'stroke-width': 3, 'paint-order': 'stroke' };
  const [first] = painted(element('g', rim, [textElement('A', 0, 0, 0)]));
  expect(first).toBe('rim A with paper 3');
});

it('fills with its own patterns, turned as they say', () => {
  const hatch = { id: 'up', width: 6, height: 6, patternTransform: 'rotate(-45)' };
  const shapes = [
    element('defs', {}, [element('pattern', hatch, [element('path', { d: 'M0 0V6' })])]),
    element('rect', { width: 1, height: 1, fill: 'url(#up)' }),
  ];
  expect(painted(element('g', {}, shapes))).toEqual([
    'pattern rotate -45 scale 0.5',
    'fill rect 0 0 1 1 0 with a pattern at 1',
  ]);
});
