import { projectionOf } from '@/engine/chart/chart';
import { edgesOf } from '@/engine/chart/cut';
import {
  contains,
  grow,
  type Projection,
  type Rect,
  type Size,
  sharedArea,
} from '@/engine/chart/geometry';
import { isSwing } from '@/engine/chart/marks';
import type { Point, Renderer, Text } from '@/engine/chart/renderer';
import type { Format, PlacedLabel, Scene } from '@/engine/chart/scene';
import type { Swing } from '@/engine/indicators/indicator';

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

/** Draws a chart. @returns boxes around its labels, candles and marks */
export function occupied(
  draw: (renderer: Renderer) => readonly PlacedLabel[],
  renderer: Renderer,
): Rect[] {
  const isPaper = (color = '') => ['hairline', 'edge'].includes(color);
  const labels = draw(renderer);
  const edges = edgesOf((target) => {
    draw({
      ...target,
      lines: (segments, stroke) => isPaper(stroke.color) || target.lines(segments, stroke),
      path: (points, look) => look.fill || target.path(points, look),
    });
  });
  return [...labels.map(({ box }) => box), ...edges.map((box) => grow(box, 2))];
}

const stroke = { color: 'accent', width: 1 } as const;
const RING = 4;
const ring = (x: number, y: number) => ({
  x: x - RING,
  y: y - RING,
  width: 2 * RING,
  height: 2 * RING,
});

const CARD_PADDING = 12;
/** In font sizes. */
const CARD_LINE = 1.45;

type CardLine = Pick<Text, 'text' | 'color' | 'isBold'>;

function cardSize(lines: readonly CardLine[], { fontSize, typeface }: Format): Size {
  const letters = Math.max(...lines.map(({ text }) => text.length));
  return {
    width: letters * typeface.advance * fontSize + 2 * CARD_PADDING,
    height: ((lines.length - 1) * CARD_LINE + 1) * fontSize + 2 * CARD_PADDING,
  };
}

function drawCard(
  renderer: Renderer,
  box: Rect,
  lines: readonly CardLine[],
  { fontSize }: Format,
): void {
  renderer.rects([box], { fill: { color: 'raised' }, radius: 4 });
  renderer.rects([box], { stroke: { color: 'edge', width: 1 }, radius: 4 });
  renderer.texts(
    lines.map((line, row) => ({
      ...line,
      x: box.x + CARD_PADDING,
      y: box.y + CARD_PADDING + (0.5 + row * CARD_LINE) * fontSize,
    })),
  );
}

/** Breaks a text into lines of at most `letters`, unless a word is longer. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.pop() ?? '';
    const longer = `${line} ${word}`.trim();
    if (longer.length <= letters) lines.push(longer);
    else lines.push(...(line ? [line, word] : [word]));
  }
  return lines;
}

const CALLOUT_LEAD = 24;
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
  { width, height }: Size,
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

/** Letters of the callout that fit on a phone, beside the price axis and the bars. */
const MAX_SHORT_LETTERS = 22;

/**
 * Draws a note about a low if there is room for the note, or on phones for its first line. It appears with the bar that
 * confirmed the low.
 */
export function drawCallout(
  renderer: Renderer,
  [title = '', ...lines]: readonly string[],
  scene: Scene,
  format: Format,
  taken: readonly Rect[],
): void {
  const p = projectionOf(scene, format);
  const { size, inSight = size.width, turns = 0 } = format;
  const whole: CardLine[] = [
    { text: title, color: 'accent' },
    ...lines.map((text): CardLine => ({ text, color: 'ink' })),
  ];
  const short = wrapped(title, MAX_SHORT_LETTERS).map(
    (text): CardLine => ({ text, color: 'accent' }),
  );
  const [place] = [whole, short].flatMap((card) => {
    const found = calloutPlace(scene, p, size.width - inSight, cardSize(card, format), taken);
    return found ? [{ ...found, card }] : [];
  });
  if (!place) return;
  const { swing, from, to, y, box, card } = place;
  const closing = scene.bars.slice(scene.bars.length - turns);
  renderer.turn?.(closing.findLastIndex(({ time }) => time <= swing.at));
  for (const x of [from, to]) renderer.rects([ring(x, y)], { stroke, radius: RING });
  const [right, middle] = [box.x + box.width, box.y + box.height / 2];
  const ends: Point[] = [[to, box.y]];
  if (box.x > to) ends[0] = [box.x, y];
  else if (right < to) ends.splice(0, 1, [to, middle], [right, middle]);
  renderer.path([[to, y], ...ends], { stroke });
  drawCard(renderer, box, card, format);
  renderer.turn?.(-1);
}

/** What the last break caused. `at` is the time of its bar. */
export interface Alert {
  at: number;
  app: string;
  when: string;
  title: string;
  text: string;
}

/** Letters of the alert that fit beside the price axis of a phone. */
const MAX_ALERT_LETTERS = 28;

const ALERT_MARGIN = 10;
/** Between the bars and the alert: a swing's name. */
const ALERT_GAP = 44;

/** Draws the alert of a break as a notification below the bars, with a line to its bar. */
export function drawAlert(renderer: Renderer, alert: Alert, scene: Scene, format: Format): void {
  const p = projectionOf(scene, format);
  const { app, when, title, text } = alert;
  const lines = (some: string, look: Omit<CardLine, 'text'>) =>
    wrapped(some, MAX_ALERT_LETTERS).map((text): CardLine => ({ text, ...look }));
  const card = [
    ...lines(`${app} · ${when}`, { color: 'accent' }),
    ...lines(title, { color: 'ink', isBold: true }),
    ...lines(text, { color: 'ink' }),
  ];
  const size = cardSize(card, format);
  const left = p.plot.x + p.plot.width - ALERT_MARGIN - size.width;
  const lows = scene.bars.filter(({ time }) => p.x(time) > left - p.pitch).map(({ low }) => low);
  const box = { x: left, y: p.y(Math.min(...lows)) + ALERT_GAP, ...size };
  const [x, low] = [p.x(alert.at), scene.bars.find(({ time }) => time === alert.at)?.low ?? 0];
  const y = p.y(low) + 2 * RING;
  renderer.rects([ring(x, y)], { stroke, radius: RING });
  renderer.lines([[x, y + RING, x, box.y]], stroke);
  drawCard(renderer, box, card, format);
}
