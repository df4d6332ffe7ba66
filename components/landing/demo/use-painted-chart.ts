import { type RefObject, useEffect, useRef, useState } from 'react';
import { demoWords as words } from '@/content/demo';
import { priceAxisWidth } from '@/engine/chart/axes';
import { createChartPainter } from '@/engine/chart/canvas';
import type { Projection, Size } from '@/engine/chart/geometry';
import { namesWidth } from '@/engine/chart/names';
import { SYSTEM_MONOSPACE } from '@/engine/chart/renderer';
import type { Format, Scene } from '@/engine/chart/scene';
import { type Drawing, drawingOf } from '@/engine/chart/trace';
import type { PriceForm } from '@/engine/market/price-form';
import type { Painting } from '@/engine/replay/frame-recorder';
import type { Player, Snapshot } from '@/engine/replay/player';
import { BARE_BLANK } from '@/engine/replay/scenes';
import { type RoomLimits, type View, type ViewChoice, viewAt } from '@/engine/replay/view';
import { useMediaQuery } from '@/lib/browser/motion';
import { DAY_QUERY, paletteAt } from '@/lib/browser/page-palette';

/** Width of a bar at least, in CSS pixels, and how many are shown at least and at most, before a visitor zooms. */
const MIN_PITCH = 5.4;
const MIN_ROOM = 24;
const MAX_ROOM = 112;
/** Width of a bar at least where a visitor has zoomed out. */
const MIN_ZOOMED_PITCH = 2.5;
/** Charts narrower than this, in CSS pixels, have smaller text. */
const NARROW = 440;
/** Beside a chart that has the axis of both. */
const GAP = 2;

function chartFormat(size: Size, hasAxis: boolean): Format {
  const fontSize = size.width < NARROW ? 12 : 13;
  // As in the printed pictures, it stands on the page's own ground.
  const looks = { size, fontSize, typeface: SYSTEM_MONOSPACE, inSight: size.width };
  return hasAxis ? looks : { ...looks, gap: GAP };
}

/** What a chart of a size has room for, the same on two that share an axis. */
function limitsFor({ size, fontSize, gap, typeface }: Format, prices: PriceForm, isBare: boolean) {
  const face = { fontSize, typeface };
  const plot = size.width - (gap ?? priceAxisWidth(prices, face));
  const blank = isBare ? BARE_BLANK * MIN_PITCH : namesWidth(words.drawing, plot, face);
  const room = Math.max(MIN_ROOM, Math.min(MAX_ROOM, Math.floor((plot - blank) / MIN_PITCH)));
  return { room, most: Math.max(room, Math.floor(plot / MIN_ZOOMED_PITCH)) };
}

/** @returns the inner size of the element in whole CSS pixels, live; null before it has been measured */
function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // At once: the first picture waits for nothing.
    const { clientWidth: width, clientHeight: height } = target;
    if (width > 0) setSize({ width, height });
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect;
      if (!box) return;
      const next = { width: Math.round(box.width), height: Math.round(box.height) };
      setSize((before) =>
        before?.width === next.width && before.height === next.height ? before : next,
      );
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Builds a scene from a state. @param view part of the market that the chart shows */
export type SceneBuilder = (state: Snapshot, view: View) => Scene;

export interface PaintedChart {
  player: Player;
  build: SceneBuilder;
  view: ViewChoice;
  /** False where the chart beside it has the axis of both. */
  hasAxis?: boolean;
  /** Whether names have no room of their own right of the bars. */
  isBare?: boolean;
  /** Whether the picture of the moment at which this became true lies half transparent over later ones. */
  isKept?: boolean;
  /** Gets what was painted, each time. */
  onPainted?: ((painting: Omit<Painting, 'shown'>) => void) | undefined;
}

/** Lays the plot of a picture that was kept over the chart as it is now: bars on their bars, prices on their prices. */
function place(kept: HTMLCanvasElement, from: Projection, to: Projection): void {
  const anchor = Math.max(from.times[0] ?? 0, to.times[0] ?? 0);
  const across = to.pitch / from.pitch;
  const up = (to.y(to.low) - to.y(to.high)) / (to.high - to.low);
  const was = (from.y(from.low) - from.y(from.high)) / (from.high - from.low);
  const left = to.x(anchor) - across * (from.x(anchor) - from.plot.x);
  kept.style.transform = `translate(${left}px, ${to.y(from.high)}px) scale(${across}, ${up / was})`;
  kept.hidden = (from.times.at(-1) ?? 0) < (to.times[0] ?? 0);
  const { x, y, width, height } = to.plot;
  const sheet = kept.parentElement as HTMLElement;
  sheet.style.clipPath = `inset(${y}px ${to.size.width - x - width}px ${to.size.height - y - height}px ${x}px)`;
}

/**
 * Paints a chart on a canvas that fills its box, in each frame of the player and after each render: at rest, nothing runs.
 *
 * @returns refs for both and for the copy that is kept, what is on it and where, and how far it can be zoomed
 */
export function usePaintedChart({
  player,
  build,
  view,
  hasAxis = true,
  isBare = false,
  isKept = false,
  onPainted,
}: PaintedChart) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const copy = useRef<HTMLCanvasElement>(null);
  const painter = useRef<{ isDay: boolean; paint: ReturnType<typeof createChartPainter> }>(null);
  const isDay = useMediaQuery(DAY_QUERY);
  /** Where times and prices are on what was painted last, and on what was kept. */
  const painted = useRef<Projection>(null);
  const kept = useRef<Projection>(null);
  const [drawable, setDrawable] = useState<boolean | null>(null);
  const size = useElementSize(box);
  const format = chartFormat(size ?? { width: 0, height: 0 }, hasAxis);
  const { prices } = player.current().source;
  const limits: RoomLimits = limitsFor(format, prices, isBare);
  /** The scene of a state and a view is built once, for reading it out and for painting it. */
  const built = useRef<{ of: readonly unknown[]; scene: Scene; isPainted: boolean }>(null);

  function sceneNow() {
    const state = player.current();
    const part = viewAt(view, limits, state.position);
    const of = [state.recording, state.position, build, part.room, part.behind, size, isDay];
    if (!built.current?.of.every((one, index) => one === of[index]))
      built.current = { of, scene: build(state, part), isPainted: false };
    return { state, part, now: built.current };
  }

  function paint(): void {
    if (!size || !canvas.current) return;
    const { state, part, now } = sceneNow();
    // Words that change render a chart that looks the same.
    if (now.isPainted) return;
    now.isPainted = true;
    if (painter.current?.isDay !== isDay) {
      const fresh = createChartPainter(canvas.current, paletteAt(canvas.current));
      painter.current = { isDay, paint: fresh };
    }
    const tell = (drawing: Drawing | null, drawn: Format) =>
      onPainted?.({
        position: state.position,
        behind: part.behind,
        drawing,
        digestOf: (recording) =>
          drawingOf(build({ ...state, recording }, part), drawn)?.digest ?? '',
      });
    const { paint: draw } = painter.current;
    painted.current = draw?.(now.scene, format, onPainted && tell) ?? painted.current;
    if (!draw) tell(null, format);
    if (!draw || painted.current) setDrawable(draw !== null);
    if (copy.current && kept.current && painted.current)
      place(copy.current, kept.current, painted.current);
  }

  const latest = useRef(paint);
  useEffect(() => {
    latest.current = paint;
    paint();
  });
  useEffect(() => player.subscribe('frames', () => latest.current()), [player]);

  useEffect(() => {
    kept.current = isKept ? painted.current : null;
    const [from, to] = [canvas.current, copy.current];
    if (!kept.current || !from || !to) return;
    const { x, y, width, height } = kept.current.plot;
    const scale = from.width / kept.current.size.width;
    [to.width, to.height] = [width * scale, height * scale];
    Object.assign(to.style, { width: `${width}px`, height: `${height}px` });
    to.getContext('2d')?.drawImage(from, -x * scale, -y * scale);
    place(to, kept.current, kept.current);
  }, [isKept]);

  return { box, canvas, copy, painted, limits, scene: () => sceneNow().now.scene, drawable };
}
