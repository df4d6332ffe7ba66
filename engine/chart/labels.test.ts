import type { TrendRow } from '@/engine/indicators/suite';
import { HOUR_MS } from '@/engine/market/bar';
import { project } from './geometry';
import { drawTrends, type LabelRequest, placeLabels, type Sheet, type Spot } from './labels';
import { createSvgPen } from './svg';
import { tokens } from './tokens';

const sheet: Sheet = {
  frame: { x: 0, y: 0, width: 200, height: 100 },
  taken: [],
  obstacles: [],
  fontSize: 10,
  typeface: { family: 'mono', advance: 0.6 },
};
const spot = (x: number, y: number, align: Spot['align'] = 'start') => ({ x, y, align });
const label = (text: string, ...spots: Spot[]): LabelRequest => ({
  id: text,
  texts: [text],
  colour: 'red',
  spots,
  isRequired: false,
});
const strip = (x: number, width = 30) => ({ x, y: 0, width, height: 40 });

it.each([
  ['start', 50],
  ['middle', 38],
  ['end', 26],
] as const)('measures a text from its %s', (align, x) => {
  const [measured] = placeLabels([label('ABCD', spot(50, 20, align))], sheet);
  expect(measured?.box).toEqual({ x, y: 14.5, width: 24, height: 11 });
});

const wide = label('AAAA', spot(10, 20));
const two = label('A', spot(10, 20), spot(60, 20));
const inTwoLengths = (x: number) => ({ ...label('', spot(x, 20)), texts: ['Long', 'L'] });
const free = {};
const covered = { obstacles: [sheet.frame] };

it.each<[what: string, on: Partial<Sheet>, LabelRequest[], placed: string[]]>([
  ['the first spot where all are free', free, [two], ['A 10']],
  ['the next spot rather than touch another label', free, [wide, two], ['AAAA 10', 'A 60']],
  ['nothing where no spot is free', free, [wide, label('B', spot(20, 24))], ['AAAA 10']],
  ['a spot clear of what is taken', { taken: [strip(0)] }, [two], ['A 60']],
  ['a spot in sight', { inSight: strip(50) }, [two], ['A 60']],
  ['one out of sight where none is in it', { inSight: strip(120) }, [two], ['A 10']],
  ['a spot inside the frame', free, [label('AAAA', spot(190, 20), spot(9, 20))], ['AAAA 9']],
  ['a spot that covers no obstacle', { obstacles: [strip(10, 2)] }, [two], ['A 60']],
  ['nothing where it would cover much', covered, [two], []],
  ['such a spot where it is required', covered, [{ ...two, isRequired: true }], ['A 10']],
  ['a shorter text where the long one does not fit', free, [inTwoLengths(190)], ['L 190']],
  ['the long text where both fit', free, [inTwoLengths(10)], ['Long 10']],
])('takes %s', (_, on, requests, placed) => {
  const labels = placeLabels(requests, { ...sheet, ...on });
  expect(labels.map(({ text, x }) => `${text} ${x}`)).toEqual(placed);
});

describe('in a chart that is drawn again', () => {
  const first = placeLabels([two], { ...sheet, taken: [strip(0)] });

  it('leaves a label where it stood, even where a spot it would have preferred is free again', () => {
    expect(placeLabels([two], sheet, first)).toEqual(first);
  });

  it('moves a label whose place is taken', () => {
    expect(placeLabels([two], { ...sheet, taken: [strip(50)] }, first)[0]?.x).toBe(10);
  });

  it('keeps a label that is covered a little more than a new one might be', () => {
    const only = label('A', spot(50, 20));
    const crowded = { ...sheet, obstacles: [strip(50, 1.4)] };
    const before = placeLabels([only], sheet);
    expect(placeLabels([only], crowded)).toEqual([]);
    expect(placeLabels([only], crowded, before)).toEqual(before);
  });
});

it('draws trends from the right end on, the longest timeframe last', () => {
  const plot = { x: 0, y: 20, width: 300, height: 200 };
  const p = project({ times: [0], step: 1, blank: 9, low: 0, high: 1 }, plot, plot, 10);
  const rows = (['up', 'down'] as const).map((direction, index): TrendRow => {
    return { timeframe: (index + 1) * HOUR_MS, direction };
  });
  const pen = createSvgPen(sheet);
  drawTrends(pen, rows, p, sheet);
  const [hour, two] = [...pen.group().matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)</g)];
  expect([hour?.[2], two?.[2]]).toEqual(['2h', '1h']);
  expect(Number(hour?.[1])).toBe(287);
  expect(Number(two?.[1])).toBeLessThan(287 - 12);
  expect(pen.group()).toContain(tokens.up);
  expect(pen.group()).toContain(tokens.down);
});
