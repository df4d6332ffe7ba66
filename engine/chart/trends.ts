import type { TrendRow } from '@/engine/indicators/suite';
import { timeframeName } from '@/engine/market/bar';
import type { Projection } from './geometry';
import type { Face, Pen, Point, Text } from './pen';

const COLOURS = { up: 'up', down: 'down', flat: 'muted' } as const;

const TRIANGLE: readonly Point[] = [
  [-4, 3],
  [4, 3],
  [0, -4],
];

const ARROWS: Record<TrendRow['direction'], readonly Point[]> = {
  up: TRIANGLE,
  down: TRIANGLE.map(([right, down]) => [right, -down]),
  flat: [
    [-4, -1],
    [4, -1],
    [4, 1],
    [-4, 1],
  ],
};

const TREND_GAP = 1.1;

export function drawTrends(
  pen: Pen,
  rows: readonly TrendRow[],
  { plot }: Projection,
  right: number,
  { fontSize, typeface }: Face,
): number {
  const character = typeface.advance * fontSize;
  const y = plot.y / 2;
  let x = right;
  const texts: Text[] = [];
  for (const { timeframe, direction } of rows.toReversed()) {
    const sign = ARROWS[direction].map(([right, down]): Point => [x - 4 + right, y + down]);
    const text = timeframeName(timeframe);
    pen.path(sign, { fill: { colour: COLOURS[direction] } });
    texts.push({ text, x: x - 13, y, colour: 'muted', align: 'end' });
    x -= 13 + (text.length + TREND_GAP) * character;
  }
  pen.texts(texts);
  return right - x;
}
