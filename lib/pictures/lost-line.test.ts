import { markup } from '@/engine/chart/markup';
import { systemMonospace } from '@/engine/chart/typeface';
import { lostLine } from './lost-line';

const size = { width: 300, height: 200 };
const bars = [10, 20, 30, 60].map((close, index) => ({
  time: index * 3_600_000,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
}));
const format = { size, fontSize: 10, typeface: systemMonospace, ids: '' };
const svg = markup(lostLine({ bars, step: 3_600_000, low: 0, high: 40 }, format));
const ring = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(svg);
const frame = /<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)" fill="none"/.exec(
  svg,
);

it('ends above the frame', () => {
  expect(Number(ring?.[2])).toBeLessThan(Number(frame?.[1]));
});

it('ends on the scale of the frame', () => {
  const [top, height] = [Number(frame?.[1]), Number(frame?.[2])];
  // 20 above the frame's 40.
  expect(Number(ring?.[2])).toBeCloseTo(top - height / 2, 0);
});

it('names the price it went to', () => {
  expect(svg).toContain('>60</text>');
});
