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
import { fill } from '@/lib/text/fill';
import { barTime } from './event-list';
import { useSnapshot } from './use-demo';

/** Width of a bar at least, in CSS pixels, and how many are shown at least and at most. */
const MIN_PITCH = 6.5;
const MIN_ROOM = 36;
const MAX_ROOM = 112;

function roomFor(width: number): number {
  return Math.max(MIN_ROOM, Math.min(MAX_ROOM, Math.floor(width / MIN_PITCH)));
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

/** Builds a scene from a state. @param room bars that the chart has room for */
export type SceneBuilder = (state: Snapshot, room: number) => Scene;

/** Builds the scene of a state and a room once, for reading it out and for painting it. */
function useScene(player: Player, build: SceneBuilder, room: number): () => Scene {
  const built = useRef<{ of: readonly unknown[]; scene: Scene }>(null);
  return () => {
    const state = player.current();
    const of = [state.recording, state.position, build, room];
    if (!built.current?.of.every((part, index) => part === of[index]))
      built.current = { of, scene: build(state, room) };
    return built.current.scene;
  };
}

/** A chart that fills its box, with a crosshair for pointer, touch and keyboard. */
export function ChartPanel({
  label,
  build,
  player,
  crosshair,
  chosen = null,
  onCrosshair,
}: {
  label: string;
  build: SceneBuilder;
  player: Player;
  crosshair: Crosshair | null;
  /** Id of the mark that is pointed out. */
  chosen?: string | null;
  onCrosshair: (crosshair: Crosshair | null) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof createChartPainter>>(null);
  /** Where times and prices are on what was painted last. */
  const painted = useRef<Projection>(null);
  const [isDrawable, setIsDrawable] = useState(true);
  const size = useElementSize(box);
  const { position, replay } = useSnapshot(player, 'words');
  const room = roomFor(size?.width ?? 0);
  const scene = useScene(player, build, room);
  const last = Math.max(0, Math.min(room, position) - 1);
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
      <p aria-hidden="true" className="demo-readout">
        {isDrawable || isPointedAt ? text : ''}
      </p>
    </>
  );
}
