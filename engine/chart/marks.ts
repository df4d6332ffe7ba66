import type { Break, Swing } from '#indicators/indicator';
import type { Bar } from '#market/bar';
import type { Projection, Rect } from './geometry';
import type { Renderer, Segment } from './renderer';
import type { Areas, ShownMark } from './scene';

export const isSwing = (shown: ShownMark): shown is ShownMark<Swing> => shown.mark.kind === 'swing';

const swingHeight = ({ price, side }: Swing, { y }: Projection) =>
  y(price) + (side === 'high' ? -3 : 3);

function swingBox(swing: Swing, p: Projection): Rect | null {
  const { plot, x, pitch, times } = p;
  const { time, at } = swing;
  if (time <= (times[0] as number) || time > (times.at(-1) as number)) return null;
  const left = x(time) - pitch;
  const right = Math.min(plot.x + plot.width, Math.max(x(time) + pitch, x(at)));
  return { x: left, y: swingHeight(swing, p) - 0.5, width: right - left, height: 1 };
}

function breakBox(
  { from, at, price }: Break,
  { plot, x, y, times, low, high }: Projection,
): Rect | null {
  const isOut = at <= (times[0] as number) || at > (times.at(-1) as number);
  if (isOut || price <= low || price >= high) return null;
  const left = Math.max(plot.x, x(from));
  return { x: left, y: y(price) - 1, width: x(at) - left, height: 2 };
}

export function boxOf(shown: ShownMark, p: Projection, areas: Areas | null): Rect | null {
  const { mark } = shown;
  if (mark.kind === 'swing') return swingBox(mark, p);
  if (mark.kind === 'break') return breakBox(mark, p);
  return areas?.boxOf(shown, p) ?? null;
}

export function drawBreaks(renderer: Renderer, marks: readonly ShownMark[], p: Projection): void {
  for (const { mark } of marks) {
    const box = mark.kind === 'break' && breakBox(mark, p);
    if (!box) continue;
    const dashes = mark.label === 'CHoCH' ? [4, 2] : undefined;
    const [y, right] = [box.y + 1, box.x + box.width];
    const look = { color: mark.direction, width: 1.1, dashes };
    renderer.lines([[box.x, y, right, y, mark.id]], look);
  }
}

/** Draws each swing with a line to the bar whose close confirmed it. */
export function drawSwings(
  renderer: Renderer,
  swings: readonly ShownMark<Swing>[],
  bars: readonly Bar[],
  p: Projection,
): void {
  const right = p.plot.x + p.plot.width;
  const ties = swings.flatMap(({ mark: swing }): Segment[] => {
    const { time, side, at } = swing;
    if (at === time) return [];
    const y = swingHeight(swing, p);
    const end = Math.min(right, p.x(at));
    const bar = bars.find((other) => other.time === at);
    return [
      [p.x(time) + p.pitch, y, end, y, swing.id],
      ...(bar ? [[end, y, end, p.y(bar[side])] as const] : []),
    ];
  });
  const strokes = swings.map(({ mark: swing }): Segment => {
    const y = swingHeight(swing, p);
    return [p.x(swing.time) - p.pitch, y, p.x(swing.time) + p.pitch, y, swing.id];
  });
  renderer.lines(ties, { color: 'muted', width: 0.75, opacity: 0.7 });
  renderer.lines(strokes, { color: 'ink', width: 1 });
}
