import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { demoWords as words } from '@/content/demo';
import { barAt, priceAt } from '@/engine/chart/geometry';
import type { Scene } from '@/engine/chart/scene';
import { momentWords } from '@/engine/chart/time-axis';
import type { Mark } from '@/engine/indicators/indicator';
import { formatPrice } from '@/engine/market/price-form';
import {
  type Crosshair,
  FOLLOWING,
  movedCrosshair,
  panned,
  showing,
  type ViewChoice,
  viewAt,
  ZOOM_STEP,
  zoomed,
} from '@/engine/replay/view';
import { fill } from '@/lib/text/fill';
import { useSnapshot } from './use-demo';
import { type PaintedChart, usePaintedChart } from './use-painted-chart';

interface ChartPanelProps extends Omit<PaintedChart, 'view'> {
  label: string;
  crosshair: Crosshair | null;
  onCrosshair: (crosshair: Crosshair | null) => void;
  /** The mark that is pointed out: it comes into view once. */
  chosen?: Mark | null;
  view?: ViewChoice;
  /** Gets where the visitor zooms and moves to; without it, nobody can. */
  onView?: (view: ViewChoice) => void;
  /** Whether what the crosshair stands on is written over it; of charts that share one, only one is. */
  isRead?: boolean;
  /** What stands there until the first picture is painted. */
  picture?: ReactNode;
  className?: string;
}

/** @returns time and prices under the crosshair in one line; null where there is none */
function crosshairWords({ bars, step, prices }: Scene, crosshair: Crosshair | null) {
  const bar = crosshair && bars[crosshair.bar];
  if (!bar) return null;
  const [open, high, low, close] = [bar.open, bar.high, bar.low, bar.close].map((price) =>
    formatPrice(price, prices),
  ) as [string, string, string, string];
  const written = fill(words.chart.prices, { open, high, low, close });
  return `${momentWords(bar.time, step, words.drawing)} · ${written}`;
}

/** A chart that fills its box, with a crosshair for pointer, touch and keyboard. */
export function ChartPanel({
  label,
  crosshair,
  onCrosshair,
  chosen = null,
  view = FOLLOWING,
  onView,
  isRead = false,
  picture,
  className = 'absolute inset-0',
  ...chart
}: ChartPanelProps) {
  const { player } = chart;
  const { position, replay } = useSnapshot(player, 'words');
  const { box, canvas, copy, painted, limits, scene, drawable } = usePaintedChart({
    ...chart,
    view,
  });
  const last = Math.max(0, Math.min(viewAt(view, limits, position).room, position) - 1);
  const reading = crosshair && crosshairWords(scene(), crosshair);
  const broughtId = useRef<string | null>(null);
  useEffect(() => {
    // Then the visitor may move on.
    if (broughtId.current === (chosen?.id ?? null)) return;
    broughtId.current = chosen?.id ?? null;
    if (!chosen || !onView) return;
    const bar = player.current().recording.bars.findLastIndex(({ time }) => time <= chosen.at);
    onView(showing(view, bar, limits, position));
  });

  const pan = (bars: number) => onView?.(panned(view, bars, limits, position));
  const zoom = (by: number, part?: number) => onView?.(zoomed(view, by, limits, position, part));
  /** Pixels that were dragged and are no whole bar yet. */
  const dragged = useRef(0);
  useHands(box, {
    onPoint(spot) {
      const projection = painted.current;
      if (!spot || !projection) onCrosshair(null);
      else onCrosshair({ bar: barAt(projection, spot.x), price: priceAt(projection, spot.y) });
    },
    onPan(by) {
      const pitch = painted.current?.pitch ?? Infinity;
      dragged.current += by;
      const bars = Math.trunc(dragged.current / pitch);
      dragged.current -= bars * pitch;
      if (bars !== 0) pan(bars);
    },
    onZoom(by, x) {
      const plot = painted.current?.plot;
      if (plot) zoom(by, (x - plot.x) / plot.width);
    },
  });

  function moveCrosshair(key: string): boolean {
    const moved = movedCrosshair(crosshair, scene().bars, key);
    if (!moved) return false;
    // At an edge the bars move instead.
    if (moved.bar === crosshair?.bar) pan(moved.bar === 0 ? 1 : -1);
    onCrosshair(moved);
    return true;
  }

  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => player.act({ type: replay.isPlaying ? 'pause' : 'play' }),
    'Shift+ArrowLeft': () => player.act({ type: 'step', by: -1 }),
    'Shift+ArrowRight': () => player.act({ type: 'step', by: 1 }),
    '+': () => zoom(1 / ZOOM_STEP),
    '-': () => zoom(ZOOM_STEP),
    '0': () => onView?.(FOLLOWING),
    Escape: () => onCrosshair(null),
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

  const resting = drawable === false ? words.chart.undrawable : words.chart.empty;
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
        aria-valuetext={reading ?? resting}
        className={`demo-canvas ${className}`}
        onKeyDown={onKeyDown}
      >
        {drawable === false ? (
          <p className="grid h-full place-items-center bg-surface p-6 text-center text-muted">
            {words.chart.undrawable}
          </p>
        ) : null}
        <canvas ref={canvas} />
        {chart.isKept ? (
          <div>
            <canvas ref={copy} />
          </div>
        ) : null}
        {isRead && reading ? (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute start-2 top-2 bg-surface px-1 font-mono text-caption"
          >
            {reading}
          </p>
        ) : null}
      </div>
      {picture ? (
        <div className="demo-poster" aria-hidden="true" data-gone={drawable !== null}>
          {picture}
        </div>
      ) : null}
    </>
  );
}

/** Where a pointer is on an element, in CSS pixels from its upper left corner. */
interface Spot {
  x: number;
  y: number;
}

interface Hands {
  /** Dragged sideways by so many CSS pixels. */
  onPan: (by: number) => void;
  /** @param by more than 1 shows more @param x of what stays where it is */
  onZoom: (by: number, x: number) => void;
  /** A mouse rests there, or a finger pressed there; null where the mouse has left. */
  onPoint: (spot: Spot | null) => void;
}

/** A pointer that moves less than this, in CSS pixels, presses. */
const MIN_DRAG = 6;

const distance = ([a, b]: readonly Spot[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** One finger or the mouse drags sideways, two fingers pinch; what did not move pressed. @param hands may be others after each render */
function useHands(element: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const down = new Map<number, Spot>();
    let start: Spot | null = null;
    let isDragging = false;
    const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
      const { left, top } = target.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    function onDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      start = down.size === 0 ? spotOf(event) : null;
      isDragging = down.size > 0;
      down.set(event.pointerId, spotOf(event));
    }
    function onMove(event: PointerEvent): void {
      const spot = spotOf(event);
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse') latest.current.onPoint(spot);
        return;
      }
      if (down.size > 1) {
        const apart = distance([...down.values()]);
        down.set(event.pointerId, spot);
        const [a, b] = [...down.values()] as [Spot, Spot];
        if (apart > 0)
          latest.current.onZoom(apart / Math.max(1, distance([a, b])), (a.x + b.x) / 2);
        return;
      }
      isDragging ||= start !== null && Math.abs(spot.x - start.x) > MIN_DRAG;
      if (!isDragging) return;
      // From then on it may leave the chart.
      target?.setPointerCapture(event.pointerId);
      latest.current.onPan(spot.x - before.x);
      down.set(event.pointerId, spot);
    }
    function onUp(event: PointerEvent): void {
      const isPress = down.delete(event.pointerId) && !isDragging;
      if (isPress && event.type === 'pointerup') latest.current.onPoint(spotOf(event));
    }
    function onLeave(event: PointerEvent): void {
      if (event.pointerType === 'mouse') latest.current.onPoint(null);
      // Without a capture nobody tells where it is let go.
      if (!target?.hasPointerCapture(event.pointerId)) onUp(event);
    }
    const ending = new AbortController();
    const options = { signal: ending.signal };
    target.addEventListener('pointerdown', onDown, options);
    target.addEventListener('pointermove', onMove, options);
    target.addEventListener('pointerup', onUp, options);
    target.addEventListener('pointercancel', onUp, options);
    target.addEventListener('pointerleave', onLeave, options);
    return () => ending.abort();
  }, [element]);
}
