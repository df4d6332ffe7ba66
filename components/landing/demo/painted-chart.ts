import { useEffect, useRef, useState } from 'react';
import { priceAxisWidth } from '@/engine/chart/axes';
import { createChartPainter } from '@/engine/chart/canvas';
import type { Projection, Size } from '@/engine/chart/geometry';
import { namesWidth } from '@/engine/chart/names';
import { type Palette, SYSTEM_MONOSPACE, TONES } from '@/engine/chart/renderer';
import type { Format, Scene } from '@/engine/chart/scene';
import type { Painting } from '@/engine/replay/frame-recorder';
import type { Player, Snapshot } from '@/engine/replay/player';
import { BARE_BLANK } from '@/engine/replay/scenes';
import { createTraceRenderer, drawingOf } from '@/engine/replay/trace';
import * as views from '@/engine/replay/view';
import { useMediaQuery } from '@/lib/browser/page-state';
import { useFail } from './use-demo';

// In CSS pixels: minimum bar widths, the chart width below which text is smaller, and the gap that replaces an axis.
const MIN_BAR_WIDTH = 5.4;
const MIN_ZOOMED_BAR_WIDTH = 2.5;
const NARROW = 440;
const GAP = 2;
const MIN_BARS = 24;
const MAX_BARS = 112;

/** Returns the computed colors at an element. */
function paletteAt(element: Element): Palette {
  const styles = getComputedStyle(element);
  return Object.fromEntries(
    TONES.map((tone) => [tone, styles.getPropertyValue(`--${tone}`)]),
  ) as Palette;
}

export type SceneBuilder = (state: Snapshot, view: views.View) => Scene;

export interface PaintedChart {
  player: Player;
  build: SceneBuilder;
  view: views.ViewChoice;
  /** False if the adjacent chart shows the price axis for both. */
  hasAxis?: boolean;
  /** Omits the names to the right of the bars. */
  isBare?: boolean;
  onPainted?: (painting: Omit<Painting, 'shown'>) => void;
}

/** @returns an element's inner size in whole CSS pixels; null until measured */
function useElementSize(element: React.RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const { current: box } = element;
    if (!box) return;
    const update = ({ width, height }: Size) => {
      const next = { width: Math.round(width), height: Math.round(height) };
      setSize((now) => (now?.width === next.width && now.height === next.height ? now : next));
    };
    if (!('ResizeObserver' in window)) {
      const measure = () => update({ width: box.clientWidth, height: box.clientHeight });
      measure();
      addEventListener('resize', measure);
      return () => removeEventListener('resize', measure);
    }
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) update(contentRect);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Paints a chart in each player frame and after each render. The canvas fills its box. */
export function usePaintedChart({
  player,
  build,
  view,
  hasAxis = true,
  isBare = false,
  onPainted,
}: PaintedChart) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const afterPaint = useRef<() => void>(null);
  const painter = useRef<{ isDay: boolean; draw: ReturnType<typeof createChartPainter> }>(null);
  const painted = useRef<Projection>(null);
  const built = useRef<{ from: readonly unknown[]; scene: Scene; isPainted: boolean }>(null);
  const [canDraw, setCanDraw] = useState<boolean | null>(null);
  const isDay = useMediaQuery('(prefers-color-scheme: light)');
  const size = useElementSize(box);
  const { width, height } = size ?? { width: 0, height: 0 };
  const face = { fontSize: width < NARROW ? 12 : 13, typeface: SYSTEM_MONOSPACE };
  const looks: Format = { size: { width, height }, inSight: width, ...face };
  const format = hasAxis ? looks : { ...looks, gap: GAP };
  const plot = width - (format.gap ?? priceAxisWidth(player.current().source.prices, face));
  const blank = isBare ? BARE_BLANK * MIN_BAR_WIDTH : namesWidth(plot, face);
  const room = Math.max(MIN_BARS, Math.min(MAX_BARS, Math.floor((plot - blank) / MIN_BAR_WIDTH)));
  const limits = { room, most: Math.max(room, Math.floor(plot / MIN_ZOOMED_BAR_WIDTH)) };

  function sceneNow() {
    const state = player.current();
    const part = views.viewAt(view, limits, state.position);
    const from = [state.recording, state.position, build, part.room, part.behind, size, isDay];
    if (!built.current?.from.every((one, index) => one === from[index]))
      built.current = { from, scene: build(state, part), isPainted: false };
    return { state, part, now: built.current };
  }

  function paint(): void {
    // During layout changes, the box can be narrower than the names.
    if (plot <= blank || !canvas.current) return;
    const { state, part, now } = sceneNow();
    if (now.isPainted) return;
    now.isPainted = true;
    if (painter.current?.isDay !== isDay)
      painter.current = {
        isDay,
        draw: createChartPainter(canvas.current, paletteAt(canvas.current)),
      };
    const tell = (drawing: Painting['drawing'], drawn: Format) =>
      onPainted?.({
        position: state.position,
        behind: part.behind,
        drawing,
        digestOf: (recording) =>
          drawingOf(build({ ...state, recording }, part), drawn)?.digest() ?? '',
      });
    const { draw } = painter.current;
    let trace: ReturnType<typeof createTraceRenderer> | undefined;
    const drawn = draw?.(now.scene, format, (renderer, projection) => {
      trace = onPainted && createTraceRenderer(projection, renderer);
      return trace?.renderer ?? renderer;
    });
    painted.current = drawn?.projection ?? painted.current;
    if (trace || !draw) tell(trace?.drawing() ?? null, drawn?.format ?? format);
    if (!draw || painted.current) setCanDraw(draw !== null);
    afterPaint.current?.();
  }
  const latest = useRef(paint);
  useEffect(() => {
    latest.current = paint;
    paint();
  });
  const fail = useFail();
  useEffect(
    () =>
      player.subscribe('frames', () => {
        try {
          latest.current();
        } catch (error) {
          fail(error);
        }
      }),
    [player, fail],
  );

  return { box, canvas, painted, afterPaint, limits, scene: () => sceneNow().now.scene, canDraw };
}
