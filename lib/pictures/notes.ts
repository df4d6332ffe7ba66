import { projectionOf } from '@/engine/chart/chart';
import { edgesOf } from '@/engine/chart/cut';
import { contains, grow, type Projection, type Rect, sharedArea } from '@/engine/chart/geometry';
import { isSwing } from '@/engine/chart/marks';
import type { Point, Renderer, Text } from '@/engine/chart/renderer';
import type { Format, PlacedLabel, Scene } from '@/engine/chart/scene';
import type { Swing } from '@/engine/indicators/indicator';
import type { Alert } from './closing-alert';

/** Draws notes onto a chart: the legend, the hero's callout and the closing picture's alert. */

/** Above the plot, draws the legend for the bracket from a swing to its confirmation. */
export function drawLegend(renderer: Renderer, text: string, scene: Scene, format: Format): void {
  const { plot } = projectionOf(scene, format);
  const [x, y] = [plot.x + plot.width, plot.y / 2];
  const end = x - (text.length + 1) * format.typeface.advance * format.fontSize;
  renderer.texts([{ text, x, y, color: 'muted', align: 'end' }]);
  renderer.path(
    [
      [end - 12, y - 3],
      [end, y - 3],
      [end, y + 5],
    ],
    { stroke: { color: 'muted', width: 1 } },
  );
}

/** Returns boxes around a chart's labels, candles and marks. */
export function occupied(
  draw: (renderer: Renderer) => readonly PlacedLabel[],
  renderer: Renderer,
): { labels: readonly PlacedLabel[]; taken: Rect[] } {
  const isPaper = (color = '') => ['hairline', 'edge'].includes(color);
  const labels = draw(renderer);
  const edges = edgesOf((target) => {
    draw({
      ...target,
      lines: (segments, stroke) => isPaper(stroke.color) || target.lines(segments, stroke),
      path: (points, look) => look.fill || target.path(points, look),
    });
  });
  return { labels, taken: [...labels.map(({ box }) => box), ...edges.map((box) => grow(box, 2))] };
}

const stroke = { color: 'accent', width: 1 } as const;
const RING = 4;
const ring = (x: number, y: number) => ({
  x: x - RING,
  y: y - RING,
  width: 2 * RING,
  height: 2 * RING,
});

const CALLOUT_LEAD = 24;
const CALLOUT_PADDING = 12;
const CALLOUT_LINE = 1.45;
/** Distance from a low to its bracket, as in `engine/chart/marks.ts`. */
const SWING_GAP = 3;

interface Anchor {
  swing: Swing;
  from: number;
  to: number;
  y: number;
  box: Rect;
}

/** Returns the latest low beside or below which a box of this size is free. */
function calloutPlace(
  { bars, marks }: Scene,
  { plot, x, y }: Projection,
  sight: number,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  taken: readonly Rect[],
): Anchor | undefined {
  const first = bars[0]?.time ?? 0;
  const lows = marks.filter(isSwing).filter(({ mark }) => mark.side === 'low' && mark.time > first);
  const places = lows
    .toSorted((one, other) => other.mark.at - one.mark.at)
    .flatMap(({ mark: swing }) => {
      const [from, to, level] = [x(swing.time), x(swing.at), y(swing.price) + SWING_GAP];
      const beside = { x: to + CALLOUT_LEAD, y: level - 0.45 * height, width, height };
      // Below, the line from the bracket ends at the top or, if candles are close, at the right side.
      const below = Array.from({ length: 24 }, (_, row) => level + CALLOUT_LEAD + 8 * row).flatMap(
        (down) =>
          [12, -CALLOUT_LEAD / 2].map(
            (right): Rect => ({ x: to + right - width, y: down, width, height }),
          ),
      );
      return [beside, ...below].map((box): Anchor => ({ swing, from, to, y: level, box }));
    });
  return places.find(
    ({ from, box }) =>
      from > sight &&
      box.x > sight &&
      contains(grow(plot, -6), box) &&
      taken.every((other) => sharedArea(other, grow(box, 6)) === 0),
  );
}

/** Draws a note about a low if there is room, as there is on desktops. It appears with the bar that confirmed the low. */
export function drawCallout(
  renderer: Renderer,
  [title = '', ...lines]: readonly string[],
  scene: Scene,
  format: Format,
  taken: readonly Rect[],
): void {
  const p = projectionOf(scene, format);
  const { fontSize, typeface, size, inSight = size.width, turns = 0 } = format;
  const letters = Math.max(title.length, ...lines.map((line) => line.length));
  const line = CALLOUT_LINE * fontSize;
  const height = (lines.length + 1) * line + 2 * CALLOUT_PADDING - (line - fontSize);
  const width = letters * typeface.advance * fontSize + 2 * CALLOUT_PADDING;
  const place = calloutPlace(scene, p, size.width - inSight, { width, height }, taken);
  if (!place) return;
  const { swing, from, to, y, box } = place;
  const closing = scene.bars.slice(scene.bars.length - turns);
  renderer.turn?.(closing.findLastIndex(({ time }) => time <= swing.at));
  for (const x of [from, to]) renderer.rects([ring(x, y)], { stroke, radius: RING });
  const [right, middle] = [box.x + box.width, box.y + box.height / 2];
  const ends: Point[] = [[to, box.y]];
  if (box.x > to) ends[0] = [box.x, y];
  else if (right < to) ends.splice(0, 1, [to, middle], [right, middle]);
  renderer.path([[to, y], ...ends], { stroke });
  renderer.rects([box], { fill: { color: 'raised' }, radius: 4 });
  renderer.rects([box], { stroke: { color: 'edge', width: 1 }, radius: 4 });
  const at = (row: number) => ({
    x: box.x + CALLOUT_PADDING,
    y: box.y + CALLOUT_PADDING + fontSize / 2 + row * line,
  });
  renderer.texts([
    { text: title, ...at(0), color: 'accent' },
    ...lines.map((text, row) => ({ text, ...at(row + 1), color: 'ink' as const })),
  ]);
  renderer.turn?.(-1);
}

const PHONE = { bezel: 10, top: 34, corner: 26 };
const CARD = { padding: 12, line: 1.5, margin: 10 };

/** Letters that fit beside the price axis of a phone. */
const MAX_LETTERS = 28;

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.pop() ?? '';
    const longer = `${line} ${word}`.trim();
    if (longer.length <= MAX_LETTERS) lines.push(longer);
    else lines.push(...(line ? [line, word] : [word]));
  }
  return lines;
}

/** Draws the upper end of a phone, which the plot's lower edge cuts off. */
function drawPhone(renderer: Renderer, { x, y, width }: Rect, bottom: number, clock: string): void {
  const { corner } = PHONE;
  const right = x + width;
  const turn = (middle: number, start: number): Point[] =>
    Array.from({ length: 9 }, (_, step) => {
      const angle = ((start + step * 11.25) * Math.PI) / 180;
      return [middle + corner * Math.cos(angle), y + corner + corner * Math.sin(angle)];
    });
  const outline: Point[] = [
    [x, bottom],
    ...turn(x + corner, 180),
    ...turn(right - corner, 270),
    [right, bottom],
  ];
  renderer.path(outline, { fill: { color: 'ground' } });
  renderer.path(outline, { stroke: { color: 'edge', width: 2 } });
  const speaker = { x: x + width / 2 - 28, y: y + 11, width: 56, height: 12 };
  renderer.rects([speaker], { fill: { color: 'raised' }, radius: 6 });
  const battery = { x: right - 44, y: y + 12, width: 20, height: 10 };
  renderer.rects([battery], { stroke: { color: 'muted', width: 1 }, radius: 3 });
  renderer.rects([{ ...battery, x: battery.x + 2, y: battery.y + 2, width: 13, height: 6 }], {
    fill: { color: 'muted' },
  });
  renderer.texts([{ text: clock, x: x + 22, y: y + 17, color: 'ink', isBold: true }]);
}

/** Draws the alert of a break as a phone shows it, or only the notification in a small chart, with a line to its bar. */
export function drawAlert(renderer: Renderer, alert: Alert, scene: Scene, format: Format): void {
  const p = projectionOf(scene, format);
  const { plot } = p;
  const { fontSize, typeface } = format;
  const [title, text] = [wrapped(alert.title), wrapped(alert.text)];
  const lines = [...title, ...text];
  const letters = Math.max(...lines.map((line) => line.length));
  const room = letters - alert.when.length - 2;
  const app = alert.app.length > room ? `${alert.app.slice(0, room - 1)}…` : alert.app;
  const width = letters * typeface.advance * fontSize + 2 * CARD.padding;
  const height = (lines.length + 1) * CARD.line * fontSize + 1.2 * CARD.padding;
  const hasPhone = plot.height > 300;
  const side = hasPhone ? PHONE.bezel : 0;
  const bottom = plot.y + plot.height;
  const card = {
    x: plot.x + plot.width - CARD.margin - side - width,
    y: bottom - height - (hasPhone ? 4 : 1) * CARD.margin,
    width,
    height,
  };
  const phone = { x: card.x - side, y: card.y - PHONE.top, width: width + 2 * side, height };
  if (hasPhone) drawPhone(renderer, phone, bottom, alert.time);
  renderer.rects([card], { fill: { color: 'raised' }, radius: 12 });
  renderer.rects([card], { stroke: { color: 'edge', width: 1 }, radius: 12 });
  const bar = scene.bars.find(({ time }) => time === alert.at);
  const x = p.x(alert.at);
  const low = p.y(bar?.low ?? 0) + 2 * RING;
  renderer.rects([ring(x, low)], { stroke, radius: RING });
  renderer.lines([[x, low + RING, x, hasPhone ? phone.y : card.y]], stroke);
  const [left, right] = [card.x + CARD.padding, card.x + width - CARD.padding];
  const row = (at: number) => card.y + 0.6 * CARD.padding + (at + 0.5) * CARD.line * fontSize;
  const texts: Text[] = [
    { text: app, x: left, y: row(0), color: 'accent' },
    { text: alert.when, x: right, y: row(0), color: 'muted', align: 'end' },
    ...lines.map(
      (line, at): Text => ({
        text: line,
        x: left,
        y: row(at + 1),
        color: 'ink',
        isBold: at < title.length,
      }),
    ),
  ];
  renderer.texts(texts);
}
