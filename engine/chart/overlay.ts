import { drawPriceTag } from './axes';
import { contains, grow, type Projection, type Rect, shared } from './geometry';
import { boxOf } from './marks';
import type { Renderer, Segment } from './renderer';
import type { Format, Overlay, Place, Scene } from './scene';
import { momentWords } from './time-axis';

const CLEARANCE = 4;
const CROSS_ARM = 3.5;
/** Distance from a removed swing's price to the middle of its cross, in drawing units. */
const CROSS_OFFSET = 8;
const POINTED_AT = { fill: 'muted', text: 'ground' } as const;

function drawCrosshair(
  renderer: Renderer,
  { time, price: wanted }: Place,
  { prices, words }: Scene,
  p: Projection,
  { typeface, gap }: Format,
): void {
  const { plot, fontSize } = p;
  const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];
  const price = Math.max(p.low, Math.min(p.high, wanted));
  const [across, down] = [p.x(time), p.y(price)];
  const lines: Segment[] = [
    [across, plot.y, across, bottom],
    [plot.x, down, right, down],
  ];
  renderer.lines(lines, { color: 'ink', width: 0.75, dashes: [2, 3] });
  if (gap === undefined) drawPriceTag(renderer, p, price, prices, POINTED_AT);
  const text = momentWords(time, p.step, words);
  const width = (text.length + 1) * typeface.advance * fontSize;
  const left = Math.max(plot.x, Math.min(right - width, across - width / 2));
  const height = Math.round(1.55 * fontSize);
  renderer.rects([{ x: left, y: bottom + 1, width, height }], {
    fill: { color: POINTED_AT.fill },
  });
  const middle = { x: left + width / 2, y: bottom + 1 + height / 2 };
  renderer.texts([{ text, ...middle, color: POINTED_AT.text, align: 'middle', isBold: true }]);
}

/** Returns the boxes of the visible crosses, which mark removed swings. */
export function crossBoxes(crosses: Overlay['crosses'], { plot, x, y }: Projection): Rect[] {
  return crosses
    .map(({ time, price, side }): Rect => {
      const down = y(price) + (side === 'high' ? -CROSS_OFFSET : CROSS_OFFSET);
      return grow({ x: x(time), y: down, width: 0, height: 0 }, CROSS_ARM);
    })
    .filter((box) => contains(plot, box));
}

/** Draws crosses, a line after the bar at `cut`, a frame around the chosen mark, and the crosshair. */
export function drawOverlay(
  renderer: Renderer,
  over: Overlay,
  scene: Scene,
  p: Projection,
  format: Format,
): void {
  const { crosshair, chosen, cut } = over;
  const { y: top, height } = p.plot;
  if (cut !== undefined) {
    const x = p.x(cut) + p.pitch / 2;
    renderer.lines([[x, top, x, top + height]], { color: 'accent', width: 1, dashes: [4, 4] });
  }
  for (const opacity of [0.4, 1]) {
    const some = over.crosses.filter(({ isFaint }) => isFaint === opacity < 1);
    const arms = crossBoxes(some, p).flatMap(({ x, y, width, height }): Segment[] => [
      [x, y, x + width, y + height],
      [x + width, y, x, y + height],
    ]);
    renderer.lines(arms, { color: 'ink', width: 1.5, opacity });
  }
  const box = chosen && boxOf(chosen, p, scene.areas);
  const frame = box && shared(p.plot, grow(box, CLEARANCE));
  if (frame && frame.width > 0 && frame.height > 0)
    renderer.rects([frame], { stroke: { color: 'accent', width: 2 }, radius: 3 });
  if (crosshair) drawCrosshair(renderer, crosshair, scene, p, format);
}
