import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { demoWords as words } from '@/content/demo-words';
import { createChartPainter } from '@/engine/chart/canvas-pen';
import { digestOf } from '@/engine/chart/digest-pen';
import { barAt, type Projection, priceAt, type Size } from '@/engine/chart/geometry';
import { SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import { markAt } from '@/engine/chart/picking';
import type { Format, Scene } from '@/engine/chart/scene';
import type { Mark } from '@/engine/indicators/indicator';
import type { Player, Snapshot } from '@/engine/replay/player';
import { type Crosshair, markBeside, movedCrosshair } from '@/engine/replay/pointing';
import {
  FOLLOWING,
  panned,
  type RoomLimits,
  showing,
  type View,
  type ViewChoice,
  viewAt,
  zoomed,
} from '@/engine/replay/view';
import type { Painting } from '@/engine/replay/witness';
import { endTurns, holdPainting, paintInTurn } from './painting-turns';
import { chosenWords, crosshairWords } from './reading';
import { ZOOM_STEP } from './transport';
import { useSnapshot } from './use-demo';
import { useHands } from './use-hands';

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

interface ChartPanelProps {
  label: string;
  build: SceneBuilder;
  player: Player;
  crosshair: Crosshair | null;
  onCrosshair: (crosshair: Crosshair | null) => void;
  /** The mark that is pointed out. */
  chosen?: Mark | null;
  /** Gets the mark that the visitor presses or goes to by keyboard; without it, nobody can. */
  onMark?: (mark: Mark | null) => void;
  /** Gets the mark that a mouse is over. */
  onHover?: (mark: Mark | null) => void;
  view?: ViewChoice;
  /** Gets where the visitor zooms and moves to; without it, nobody can. */
  onView?: (view: ViewChoice) => void;
  /** Gets what was painted, each time. */
  onPainted?: (painting: Omit<Painting, 'shown'>) => void;
  /** Whether what the crosshair stands on is written below; of charts that share one, only one is. */
  isRead?: boolean;
}

/** A chart that fills its box, with a crosshair for pointer, touch and keyboard. */
export function ChartPanel({
  label,
  build,
  player,
  crosshair,
  onCrosshair,
  chosen = null,
  onMark,
  onHover,
  view = FOLLOWING,
  onView,
  onPainted,
  isRead = false,
}: ChartPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof createChartPainter>>(null);
  /** Where times and prices are on what was painted last. */
  const painted = useRef<Projection>(null);
  /** Pixels that were dragged and are no whole bar yet. */
  const dragged = useRef(0);
  const [isDrawable, setIsDrawable] = useState(true);
  const size = useElementSize(box);
  const { position, replay } = useSnapshot(player, 'words');
  const limits = limitsFor(size?.width ?? 0);
  const scene = useScene(player, build, (at) => viewAt(view, limits, at));
  const last = Math.max(0, Math.min(viewAt(view, limits, position).room, position) - 1);
  const resting = isDrawable ? words.chart.empty : words.chart.undrawable;
  const reading = crosshair && crosshairWords(scene(), crosshair);
  const said = chosen && chosenWords(scene(), chosen);

  usePainting(
    () => {
      if (!size || !canvas.current) return;
      painter.current ??= createChartPainter(canvas.current);
      setIsDrawable(painter.current !== null);
      const state = player.current();
      const part = viewAt(view, limits, state.position);
      const now = scene();
      const onDigest = (digest: string, format: Format) =>
        onPainted?.({
          position: state.position,
          scene: now,
          digest,
          digestOf: (recording) => digestOf(build({ ...state, recording }, part), format),
        });
      const paint = painter.current;
      painted.current = paint?.(now, chartFormat(size), onPainted && onDigest) ?? null;
    },
    replay.isPlaying,
    useCallback((listener: () => void) => player.subscribe('frames', listener), [player]),
  );

  useEffect(() => player.subscribe('words', holdPainting), [player]);
  useEffect(() => player.subscribe('list', holdPainting), [player]);

  const broughtId = useRef<string | null>(null);
  useEffect(() => {
    // What is chosen comes into view once; then the visitor may move on.
    if (broughtId.current === (chosen?.id ?? null)) return;
    broughtId.current = chosen?.id ?? null;
    if (!chosen || !onView) return;
    const place = player.current().recording.bars.findLastIndex(({ time }) => time <= chosen.at);
    onView(showing(view, place, limits, position));
  });

  const pan = (bars: number) => onView?.(panned(view, bars, limits, position));
  const zoom = (by: number, part?: number) => onView?.(zoomed(view, by, limits, position, part));

  function point({ x, y }: { x: number; y: number }): void {
    const projection = painted.current;
    if (projection) onCrosshair({ bar: barAt(projection, x), price: priceAt(projection, y) });
  }

  function markUnder({ x, y }: { x: number; y: number }): Mark | null {
    const mark = painted.current && markAt(scene(), painted.current, x, y)?.mark;
    return !mark || mark.kind === 'range' || mark.kind === 'signal' ? null : mark;
  }

  useHands(box, {
    onPoint(spot) {
      if (spot) point(spot);
      else onCrosshair(null);
      onHover?.(spot && markUnder(spot));
    },
    onPress(spot) {
      point(spot);
      onMark?.(markUnder(spot));
    },
    onPan:
      onView &&
      ((by) => {
        const pitch = painted.current?.pitch ?? Infinity;
        dragged.current += by;
        const bars = Math.trunc(dragged.current / pitch);
        dragged.current -= bars * pitch;
        if (bars !== 0) pan(bars);
      }),
    onZoom:
      onView &&
      ((by, x) => {
        const plot = painted.current?.plot;
        if (plot) zoom(by, (x - plot.x) / plot.width);
      }),
  });

  function moveCrosshair(key: string): boolean {
    const moved = movedCrosshair(crosshair, scene().bars, key);
    if (!moved) return false;
    // At an edge the bars move instead.
    if (moved.bar === crosshair?.bar) pan(moved.bar === 0 ? 1 : -1);
    onCrosshair(moved);
    return true;
  }

  /** Goes back to the bar under the crosshair: what came after it is to come again. */
  function startHere(): void {
    const later = scene().bars.length - 1 - (crosshair?.bar ?? 0);
    const { behind } = viewAt(view, limits, position);
    player.act({ type: 'jump', to: position - behind - later });
    onView?.({ ...view, end: null });
    onCrosshair(null);
  }

  function goToMark(by: 1 | -1): void {
    const mark = markBeside(scene().marks, chosen?.id ?? null, by);
    if (!mark) return;
    onCrosshair(null);
    onMark?.(mark);
  }

  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => player.act({ type: replay.isPlaying ? 'pause' : 'play' }),
    'Shift+ArrowLeft': () => player.act({ type: 'step', by: -1 }),
    'Shift+ArrowRight': () => player.act({ type: 'step', by: 1 }),
    '+': () => zoom(1 / ZOOM_STEP),
    '-': () => zoom(ZOOM_STEP),
    '0': () => onView?.(FOLLOWING),
    n: () => goToMark(1),
    p: () => goToMark(-1),
    Escape: () => {
      onCrosshair(null);
      onMark?.(null);
    },
  };

  function onKeyDown(event: KeyboardEvent) {
    // Those with Ctrl and the like are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const name = event.shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key;
    const action = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (action) action();
    else if (!moveCrosshair(key)) return;
    event.preventDefault();
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
        aria-valuetext={reading ?? said ?? resting}
        className="demo-chart demo-canvas"
        onKeyDown={onKeyDown}
      >
        {isDrawable ? null : <p className="demo-undrawable">{words.chart.undrawable}</p>}
        <canvas ref={canvas} />
      </div>
      {isRead ? (
        <div className="demo-reading">
          <p aria-hidden="true" className="demo-readout">
            {reading ?? (isDrawable ? resting : '')}
          </p>
          {crosshair ? (
            <button type="button" className="demo-button flex-none" onClick={startHere}>
              {words.controls.startHere}
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
