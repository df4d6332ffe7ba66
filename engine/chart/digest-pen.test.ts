import { playedMarket } from '@/engine/testing/replay';
import { createDigestPen, digestOf } from './digest-pen';
import { type Pen, type Segment, SYSTEM_MONOSPACE, type Tone } from './pen';

type Draw = (pen: Pen) => void;
const stroke = { colour: 'ink', width: 1 } as const;
const digest = (draw: Draw) => {
  const digesting = createDigestPen();
  draw(digesting.pen);
  return digesting.digest();
};
const one: Segment = [0, 0, 1, 1];
const line: Draw = (pen) => pen.lines([one], stroke);
const twoLines: Draw = (pen) => pen.lines([one, one], stroke);

it.each<[what: string, Draw, Draw]>([
  ['the last bit of a number', line, (pen) => pen.lines([[0, 0, 1, 1 + Number.EPSILON]], stroke)],
  ['a colour', line, (pen) => pen.lines([[0, 0, 1, 1]], { ...stroke, colour: 'edge' })],
  ['dashes', line, (pen) => pen.lines([[0, 0, 1, 1]], { ...stroke, dashes: [1] })],
  ['a stroke more', line, twoLines],
  ['a stroke less', line, () => {}],
  [
    'one call for two',
    (pen) => {
      line(pen);
      line(pen);
    },
    twoLines,
  ],
  [
    'a letter',
    (pen) => pen.texts([{ text: 'HH', x: 0, y: 0, colour: 'ink' }]),
    (pen) => pen.texts([{ text: 'HL', x: 0, y: 0, colour: 'ink' }]),
  ],
  [
    'where one text ends',
    (pen) => pen.texts([{ text: 'a', x: 0, y: 0, colour: 'bc' as Tone }]),
    (pen) => pen.texts([{ text: 'ab', x: 0, y: 0, colour: 'c' as Tone }]),
  ],
  ['a rectangle for a path', (pen) => pen.rects([], {}), (pen) => pen.path([], {})],
])('is another one where a drawing differs by %s', (_, drawing, other) => {
  expect(digest(drawing)).toMatch(/^[0-9a-f]{16}$/);
  expect(digest(drawing)).toBe(digest(drawing));
  expect(digest(drawing)).not.toBe(digest(other));
});

it('draws with the pen it was given', () => {
  const drawn: unknown[] = [];
  const pen = Object.fromEntries(
    ['lines', 'path', 'rects', 'texts'].map((name) => [
      name,
      (...all: unknown[]) => drawn.push([name, ...all]),
    ]),
  ) as unknown as Pen;
  const { pen: both } = createDigestPen(pen);
  line(both);
  both.rects([], {});
  both.path([], {});
  both.texts([], 'surface');
  expect(drawn).toEqual([
    ['lines', [[0, 0, 1, 1]], stroke],
    ['rects', [], {}],
    ['path', [], {}],
    ['texts', [], 'surface'],
  ]);
});

it('is that of a chart, whatever is pointed at, and none where there is no bar', () => {
  const scene = playedMarket(3)(0.6, 60);
  const format = { size: { width: 700, height: 400 }, fontSize: 13, typeface: SYSTEM_MONOSPACE };
  const over = {
    crosshair: { time: scene.bars[3]?.time ?? 0, price: 1 },
    chosen: null,
    crosses: [],
  };
  expect(digestOf({ ...scene, over }, format)).toBe(digestOf(scene, format));
  expect(digestOf({ ...scene, marks: scene.marks.slice(0, -3) }, format)).not.toBe(
    digestOf(scene, format),
  );
  expect(digestOf({ ...scene, bars: [] }, format)).toBe('');
});
