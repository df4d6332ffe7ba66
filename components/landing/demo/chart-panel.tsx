import { ArrowRightToLine, Minus, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { demoWords as words } from '@/content/demo-words';
import { createChartPainter } from '@/engine/chart/canvas-pen';
import { barAt, type Projection, priceAt, type Size } from '@/engine/chart/geometry';
import { SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import { type Format, nameOf, type Scene } from '@/engine/chart/scene';
import { formatPrice } from '@/engine/market/price-form';
import type { Player, Snapshot } from '@/engine/replay/player';
import { type Crosshair, marksUnder, movedCrosshair, type Pointed } from '@/engine/replay/scenes';
import {
  FOLLOWING,
  type RoomLimits,
  type View,
  type ViewChoice,
  viewAt,
  zoomed,
} from '@/engine/replay/view';
import { fill } from '@/lib/text/fill';
import { barTime } from './event-list';
import { IconButton } from './transport';
import { useSnapshot } from './use-demo';

const { controls } = words;

/** Width of a bar at least, in CSS pixels, and how many are shown at least and at most, before a visitor zooms. */
const MIN_PITCH = 6.5;
const MIN_ROOM = 36;
const MAX_ROOM = 112;
/** Width of a bar at least where a visitor has zoomed out. */
const MIN_ZOOMED_PITCH = 2.5;

function limitsFor(width: number): RoomLimits {
  const fitting = Math.floor(width / MIN_PITCH);
  const room = Math.max(MIN_ROOM, Math.min(MAX_ROOM, fitting));
  return { room, most: Math.max(room, Math.floor(width / MIN_ZOOMED_PITCH)) };
}

/** Charts narrower than this, in CSS pixels, have smaller text. */
const NARROW = 480;

function chartFormat(size: Size): Format {
  return { size, fontSize: size.width < NARROW ? 12 : 13, typeface: SYSTEM_MONOSPACE };
}

/** @returns the inner size of the element in whole CSS pixels, live; null before it has been measured */
function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // The size at the start is better than none.
    if (!('ResizeObserver' in window)) {
      const { clientWidth: width, clientHeight: height } = target;
      setSize({ width, height });
      return;
    }
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect;
      if (box) setSize({ width: Math.round(box.width), height: Math.round(box.height) });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** After a painting that took longer, the next frame goes without one. */
const SLOW_PAINTING_MS = 6;

/**
 * Paints in each frame of a player, and while it stands still after each render. Where painting is slow it comes every
 * other frame, so that the page keeps answering.
 *
 * @param isLive whether frames are coming: then a render needs no painting of its own
 * @param onFrame calls a listener with every frame of the player, and ends that with what it returns
 */
function usePainting(
  paint: () => void,
  isLive: boolean,
  onFrame: (listener: () => void) => () => void,
): void {
  const latest = useRef(paint);
  useEffect(() => {
    latest.current = paint;
    if (!isLive) paint();
  });
  useEffect(() => {
    let skipsNext = false;
    return onFrame(() => {
      if (skipsNext) {
        skipsNext = false;
        return;
      }
      const start = performance.now();
      latest.current();
      skipsNext = performance.now() - start > SLOW_PAINTING_MS;
    });
  }, [onFrame]);
}

/** Time, prices and marks under the crosshair in one line; null where there is none. */
function crosshairWords(scene: Scene, crosshair: Crosshair | null) {
  const bar = crosshair && scene.bars[crosshair.bar];
  if (!bar) return null;
  const price = (value: number) => formatPrice(value, scene.prices);
  const { time, open, high, low, close } = bar;
  const prices = fill(words.chart.prices, {
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
  });
  return [barTime(time), prices, ...marksUnder(scene, crosshair)].join(' · ');
}

function readingWords(scene: Scene, { crosshair, chosen }: Pointed): string {
  const framed = scene.over?.chosen ?? null;
  if (chosen !== null && !framed) return words.feed.outOfView;
  if (framed && !crosshair)
    return fill(words.feed.framed, { label: nameOf(framed, words.drawing).name });
  return crosshairWords(scene, crosshair) ?? words.chart.empty;
}

/** Builds a scene from a state. @param view part of the market that the chart shows */
export type SceneBuilder = (state: Snapshot, view: View) => Scene;

/** Builds the scene of a state and a view once, for reading it out and for painting it. */
function useScene(
  player: Player,
  build: SceneBuilder,
  viewOf: (position: number) => View,
): () => Scene {
  const built = useRef<{ of: readonly unknown[]; scene: Scene }>(null);
  return () => {
    const state = player.current();
    const view = viewOf(state.position);
    const of = [state.recording, state.position, build, view.room, view.behind];
    if (!built.current?.of.every((part, index) => part === of[index]))
      built.current = { of, scene: build(state, view) };
    return built.current.scene;
  };
}

/** Times the bars in view, at a press. */
const ZOOM_STEP = 1.4;

function ViewButtons({
  onZoom,
  onNewest,
}: {
  onZoom: (by: number) => void;
  /** Null where it is in view. */
  onNewest: (() => void) | null;
}) {
  return (
    <div className="flex flex-none gap-2">
      <IconButton name={controls.zoomOut} icon={Minus} onClick={() => onZoom(ZOOM_STEP)} />
      <IconButton name={controls.zoomIn} icon={Plus} onClick={() => onZoom(1 / ZOOM_STEP)} />
      <IconButton
        name={controls.newest}
        icon={ArrowRightToLine}
        disabled={onNewest === null}
        onClick={() => onNewest?.()}
      />
    </div>
  );
}

/** A chart that fills its box, with a crosshair for pointer, touch and keyboard. */
export function ChartPanel({
  label,
  build,
  player,
  crosshair,
  chosen = null,
  isRead = false,
  view = FOLLOWING,
  onCrosshair,
  onView,
}: {
  label: string;
  build: SceneBuilder;
  player: Player;
  crosshair: Crosshair | null;
  /** Id of the mark that is pointed out. */
  chosen?: string | null;
  /** Whether what the crosshair stands on is written below; of charts that share one, only one is. */
  isRead?: boolean;
  view?: ViewChoice;
  onCrosshair: (crosshair: Crosshair | null) => void;
  /** Gets where the visitor zooms and moves to; without it, nobody can. */
  onView?: (view: ViewChoice) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof createChartPainter>>(null);
  /** Where times and prices are on what was painted last. */
  const painted = useRef<Projection>(null);
  const [isDrawable, setIsDrawable] = useState(true);
  const size = useElementSize(box);
  const { position, replay } = useSnapshot(player, 'words');
  const limits = limitsFor(size?.width ?? 0);
  const scene = useScene(player, build, (at) => viewAt(view, limits, at));
  const last = Math.max(0, Math.min(viewAt(view, limits, position).room, position) - 1);
  const isPointedAt = crosshair !== null || chosen !== null;
  const resting = isDrawable ? words.chart.empty : words.chart.undrawable;
  const text = isPointedAt ? readingWords(scene(), { crosshair, chosen }) : resting;

  usePainting(
    () => {
      if (!size || !canvas.current) return;
      painter.current ??= createChartPainter(canvas.current);
      setIsDrawable(painter.current !== null);
      painted.current = painter.current?.(scene(), chartFormat(size)) ?? null;
    },
    replay.isPlaying,
    useCallback((listener: () => void) => player.subscribe('frames', listener), [player]),
  );

  function onPointer(event: PointerEvent<HTMLElement>) {
    const projection = painted.current;
    if (!projection) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const bar = barAt(projection, event.clientX - left);
    onCrosshair({ bar, price: priceAt(projection, event.clientY - top) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return onCrosshair(null);
    const moved = movedCrosshair(crosshair, scene().bars, event.key);
    if (!moved) return;
    event.preventDefault();
    onCrosshair(moved);
  }

  return (
    <>
      {/* The ARIA slider pattern: a range input cannot hold a drawing. */}
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.min(crosshair?.bar ?? last, last)}
        aria-valuetext={text}
        className="demo-chart demo-canvas"
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onCrosshair(null)}
        onKeyDown={onKeyDown}
      >
        {isDrawable ? null : <p className="demo-undrawable">{words.chart.undrawable}</p>}
        <canvas ref={canvas} />
      </div>
      {isRead ? (
        <div className="demo-reading">
          <p aria-hidden="true" className="demo-readout">
            {isDrawable || isPointedAt ? text : ''}
          </p>
          {onView ? (
            <ViewButtons
              onZoom={(by) => onView(zoomed(view, by, limits, position))}
              onNewest={view.end === null ? null : () => onView({ ...view, end: null })}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
