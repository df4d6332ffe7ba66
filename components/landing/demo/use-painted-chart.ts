import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { demoWords as words } from '@/content/demo';
import { priceAxisWidth } from '@/engine/chart/axes';
import { createChartPainter } from '@/engine/chart/canvas-pen';
import { digestOf } from '@/engine/chart/digest-pen';
import type { Projection, Size } from '@/engine/chart/geometry';
import { namesWidth } from '@/engine/chart/names';
import { SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import type { Format, Scene } from '@/engine/chart/scene';
import type { PriceForm } from '@/engine/market/price-form';
import type { Player, Snapshot } from '@/engine/replay/player';
import { type RoomLimits, type View, type ViewChoice, viewAt } from '@/engine/replay/view';
import type { Painting } from '@/engine/replay/witness';
import { useMediaQuery } from '@/lib/browser/motion';
import { DAY_QUERY, paletteAt } from '@/lib/browser/page-palette';
import { endTurns, holdPainting, paintInTurn } from './painting-turns';
import { useSnapshot } from './use-demo';

/** Width of a bar at least, in CSS pixels, and how many are shown at least and at most, before a visitor zooms. */
const MIN_PITCH = 5.4;
const MIN_ROOM = 24;
const MAX_ROOM = 112;
/** Width of a bar at least where a visitor has zoomed out. */
const MIN_ZOOMED_PITCH = 2.5;

/** Charts narrower than this, in CSS pixels, have smaller text. */
const NARROW = 480;

function chartFormat(size: Size): Format {
  return { size, fontSize: size.width < NARROW ? 12 : 13, typeface: SYSTEM_MONOSPACE };
}

/** What a chart of a size has room for: besides its bars, it has an axis and the names of marks before that. */
function limitsFor(size: Size | null, prices: PriceForm): RoomLimits {
  const format = chartFormat(size ?? { width: 0, height: 0 });
  const { width } = format.size;
  const names = namesWidth(words.drawing, width, format);
  const fitting = Math.floor((width - priceAxisWidth(prices, format) - names) / MIN_PITCH);
  const room = Math.max(MIN_ROOM, Math.min(MAX_ROOM, fitting));
  return { room, most: Math.max(room, Math.floor(width / MIN_ZOOMED_PITCH)) };
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

/**
 * Paints in each frame of a player, and while it stands still after each render. Where painting is slow charts take turns, so
 * that the page keeps answering.
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
  const [paintLatest] = useState(() => () => latest.current());
  useEffect(() => {
    latest.current = paint;
    if (!isLive) paintInTurn(paintLatest);
  });
  useEffect(() => onFrame(() => paintInTurn(paintLatest)), [onFrame, paintLatest]);
  useEffect(() => () => endTurns(paintLatest), [paintLatest]);
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

export interface PaintedChart {
  player: Player;
  build: SceneBuilder;
  view: ViewChoice;
  /** Gets what was painted, each time. */
  onPainted?: ((painting: Omit<Painting, 'shown'>) => void) | undefined;
}

/** Paints a chart on a canvas that fills its box. @returns refs for both, what is on it and where, and how far it can be zoomed */
export function usePaintedChart({ player, build, view, onPainted }: PaintedChart) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<{ isDay: boolean; paint: ReturnType<typeof createChartPainter> }>(null);
  const isDay = useMediaQuery(DAY_QUERY);
  /** Where times and prices are on what was painted last. */
  const painted = useRef<Projection>(null);
  const drawn = useRef<readonly unknown[]>([]);
  const [isDrawable, setIsDrawable] = useState(true);
  const size = useElementSize(box);
  const isPlaying = useSnapshot(player, 'words').replay.isPlaying;
  const limits = limitsFor(size, player.current().source.prices);
  const scene = useScene(player, build, (at) => viewAt(view, limits, at));

  usePainting(
    () => {
      if (!size || !canvas.current) return;
      if (painter.current?.isDay !== isDay) {
        const paint = createChartPainter(canvas.current, paletteAt(canvas.current));
        painter.current = { isDay, paint };
      }
      const { paint } = painter.current;
      setIsDrawable(paint !== null);
      const state = player.current();
      const part = viewAt(view, limits, state.position);
      const now = scene();
      // Words that change render a chart that looks the same.
      const wanted = [now, size, window.devicePixelRatio, paint];
      if (wanted.every((one, place) => one === drawn.current[place])) return;
      drawn.current = wanted;
      const tell = (digest: string | null, format: Format) =>
        onPainted?.({
          position: state.position,
          scene: now,
          digest,
          digestOf: (recording) => digestOf(build({ ...state, recording }, part), format),
        });
      const format = chartFormat(size);
      painted.current = paint?.(now, format, onPainted && tell) ?? null;
      if (!paint) tell(null, format);
    },
    isPlaying,
    useCallback((listener: () => void) => player.subscribe('frames', listener), [player]),
  );

  useEffect(() => player.subscribe('words', holdPainting), [player]);
  useEffect(() => player.subscribe('list', holdPainting), [player]);
  return { box, canvas, painted, limits, scene, isDrawable };
}
