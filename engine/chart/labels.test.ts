import { type LabelRequest, placeLabels, type Sheet } from './labels';

const sheet: Sheet = {
  frame: { x: 0, y: 0, width: 200, height: 100 },
  taken: [],
  obstacles: [],
  fontSize: 10,
  typeface: { family: 'mono', advance: 0.6 },
};
const spot = (x: number, y: number, align: 'start' | 'middle' | 'end' = 'start') => ({
  x,
  y,
  align,
});
const label = (text: string, ...spots: LabelRequest['spots']): LabelRequest => ({
  id: text,
  texts: [text],
  colour: 'red',
  spots,
  isRequired: false,
});
const placed = (requests: LabelRequest[], changes: Partial<Sheet> = {}) =>
  placeLabels(requests, { ...sheet, ...changes }).map(({ text, x, y }) => `${text} ${x},${y}`);

it.each([
  ['start', 50],
  ['middle', 38],
  ['end', 26],
] as const)('measures a text from its %s', (align, x) => {
  const [label4] = placeLabels([label('ABCD', spot(50, 20, align))], sheet);
  expect(label4?.box).toEqual({
    x,
    y: 14.5,
    width: 24,
    height: 11,
  });
});

it('takes the first spot where all are free', () => {
  expect(placed([label('A', spot(10, 20), spot(50, 20))])).toEqual(['A 10,20']);
});

it('takes the next spot rather than touch another label', () => {
  expect(placed([label('AAAA', spot(10, 20)), label('B', spot(20, 24), spot(50, 50))])).toEqual([
    'AAAA 10,20',
    'B 50,50',
  ]);
});

it('leaves a label out that has no free spot', () => {
  expect(placed([label('AAAA', spot(10, 20)), label('B', spot(20, 24))])).toEqual(['AAAA 10,20']);
});

it('keeps clear of what is taken', () => {
  const taken = [{ x: 0, y: 0, width: 40, height: 40 }];
  expect(placed([label('A', spot(10, 20), spot(60, 20))], { taken })).toEqual(['A 60,20']);
});

it('stays inside the frame', () => {
  expect(placed([label('AAAA', spot(190, 20), spot(10, 20))])).toEqual(['AAAA 10,20']);
});

it('prefers a spot that covers no obstacle', () => {
  const obstacles = [{ x: 10, y: 10, width: 2, height: 30 }];
  expect(placed([label('AAAA', spot(10, 20), spot(60, 20))], { obstacles })).toEqual([
    'AAAA 60,20',
  ]);
});

const blocked = { obstacles: [{ x: 0, y: 0, width: 200, height: 100 }] };

it('leaves an optional label out where it would cover much', () => {
  expect(placed([label('A', spot(10, 20))], blocked)).toEqual([]);
});

it('sets a required label all the same', () => {
  expect(placed([{ ...label('A', spot(10, 20)), isRequired: true }], blocked)).toEqual(['A 10,20']);
});

it('says it shorter where the long text does not fit', () => {
  const request = { ...label('', spot(190, 20)), texts: ['Long', 'L'] };
  expect(placed([request])).toEqual(['L 190,20']);
});

it('says it at length where both fit', () => {
  const request = { ...label('', spot(10, 20)), texts: ['Long', 'L'] };
  expect(placed([request])).toEqual(['Long 10,20']);
});

describe('in a chart that is drawn again', () => {
  const request = label('A', spot(10, 20), spot(50, 20));
  const first = placeLabels([request], {
    ...sheet,
    taken: [{ x: 0, y: 0, width: 30, height: 40 }],
  });

  it('leaves a label where it stood, even where a spot it would have preferred is free again', () => {
    expect(placeLabels([request], sheet, first)).toEqual(first);
  });

  it('moves a label whose place is taken', () => {
    const taken = [{ x: 40, y: 0, width: 30, height: 40 }];
    expect(placeLabels([request], { ...sheet, taken }, first)[0]?.x).toBe(10);
  });

  it('keeps a label that is covered a little more than a new one might be', () => {
    const obstacles = [{ x: 50, y: 0, width: 1.4, height: 40 }];
    const only = label('A', spot(50, 20));
    expect(placeLabels([only], { ...sheet, obstacles })).toEqual([]);
    const before = placeLabels([only], sheet);
    expect(placeLabels([only], { ...sheet, obstacles }, before)).toEqual(before);
  });
});
