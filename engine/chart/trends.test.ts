import type { TrendRow } from '@/engine/indicators/suite';
import { HOUR_MS } from '@/engine/market/bar';
import { palette } from '@/engine/testing/palette';
import { project } from './geometry';
import { createSvgPen } from './svg';
import { drawTrends } from './trends';

const face = { fontSize: 10, typeface: { family: 'mono', advance: 0.6 } };

it('draws trends from the right edge on, the longest timeframe last', () => {
  const plot = { x: 0, y: 20, width: 300, height: 200 };
  const p = project({ times: [0], step: 1, blank: 9, low: 0, high: 1 }, plot, plot, 10);
  const rows = (['up', 'down'] as const).map((direction, index): TrendRow => {
    return { timeframe: (index + 1) * HOUR_MS, direction };
  });
  const pen = createSvgPen(face, palette);
  drawTrends(pen, rows, p, 292, face);
  const [hour, two] = [...pen.group().matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)</g)];
  expect([hour?.[2], two?.[2]]).toEqual(['2h', '1h']);
  expect(Number(hour?.[1])).toBe(279);
  expect(Number(two?.[1])).toBeLessThan(279 - 12);
  expect(pen.group()).toContain(palette.up);
  expect(pen.group()).toContain(palette.down);
});
