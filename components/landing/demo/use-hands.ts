import { type RefObject, useEffect, useRef } from 'react';

/** Where a pointer is on an element, in CSS pixels from its upper left corner. */
interface Spot {
  x: number;
  y: number;
}

/** What is done when hands do something with a chart. */
export interface Hands {
  /** Dragged sideways by so many CSS pixels. */
  onPan: ((by: number) => void) | undefined;
  /** @param by more than 1 shows more @param x of what stays where it is */
  onZoom: ((by: number, x: number) => void) | undefined;
  /** A mouse rests or moves there without a button; null where it has left. */
  onPoint: (spot: Spot | null) => void;
  /** Pressed and let go without a move. */
  onPress: (spot: Spot) => void;
}

/** A pointer that moves less than this, in CSS pixels, presses. */
const MIN_DRAG = 6;
/** Zoom of a wheel per pixel that it scrolls by, and the most that one event may count. */
const WHEEL_ZOOM = 0.004;
const MAX_WHEEL = 60;
/** Pixels that a wheel means where it counts in lines. */
const LINE_HEIGHT = 16;

const distance = ([a, b]: readonly Spot[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** One finger or the mouse drags sideways, two fingers pinch; what did not move pressed. */
function pointerMoves(spotOf: (event: PointerEvent) => Spot, hands: () => Hands) {
  const down = new Map<number, Spot>();
  let start: Spot | null = null;
  let isDragging = false;

  function pinch(id: number, spot: Spot): void {
    const before = distance([...down.values()]);
    down.set(id, spot);
    const spots = [...down.values()];
    const [a, b] = spots as [Spot, Spot];
    if (before > 0) hands().onZoom?.(before / Math.max(1, distance(spots)), (a.x + b.x) / 2);
  }

  return {
    down(event: PointerEvent): void {
      if (event.button !== 0) return;
      start = down.size === 0 ? spotOf(event) : null;
      isDragging = down.size > 0;
      down.set(event.pointerId, spotOf(event));
    },
    move(event: PointerEvent): void {
      const spot = spotOf(event);
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse') hands().onPoint(spot);
        return;
      }
      if (down.size > 1) {
        pinch(event.pointerId, spot);
        return;
      }
      isDragging ||= start !== null && Math.abs(spot.x - start.x) > MIN_DRAG;
      if (!isDragging) return;
      // From then on it may leave the chart.
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      hands().onPan?.(spot.x - before.x);
      down.set(event.pointerId, spot);
    },
    up(event: PointerEvent): void {
      const isPress = down.delete(event.pointerId) && !isDragging;
      if (isPress && event.type === 'pointerup') hands().onPress(spotOf(event));
    },
  };
}

/**
 * Zooms by wheel with Ctrl or ⌘ (so browsers report a pinch on a trackpad too), and without them once the chart was pressed: until
 * then the page scrolls. Sideways it moves.
 */
function onWheel(event: WheelEvent, x: number, hands: Hands): void {
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1;
  const [across, along] = [event.deltaX * unit, event.deltaY * unit];
  const isSideways = Math.abs(across) > Math.abs(along) || event.shiftKey;
  const isFocused = event.currentTarget === document.activeElement;
  if (!hands.onPan) return;
  if (!isSideways && !event.ctrlKey && !event.metaKey && !isFocused) return;
  event.preventDefault();
  if (isSideways) hands.onPan?.(-(across || along));
  else hands.onZoom?.(Math.exp(WHEEL_ZOOM * Math.max(-MAX_WHEEL, Math.min(MAX_WHEEL, along))), x);
}

/** Follows pointers and wheel on an element. @param hands may be others after each render */
export function useHands(element: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
      const { left, top } = target.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const moves = pointerMoves(spotOf, () => latest.current);
    const ending = new AbortController();
    const options = { signal: ending.signal };
    target.addEventListener('pointerdown', moves.down, options);
    target.addEventListener('pointermove', moves.move, options);
    target.addEventListener('pointerup', moves.up, options);
    target.addEventListener('pointercancel', moves.up, options);
    target.addEventListener(
      'pointerleave',
      (event) => {
        if (event.pointerType === 'mouse') latest.current.onPoint(null);
        // Without a capture nobody tells where it is let go.
        if (!target.hasPointerCapture(event.pointerId)) moves.up(event);
      },
      options,
    );
    // React listens to wheels passively: then nothing keeps the page from scrolling.
    target.addEventListener('wheel', (event) => onWheel(event, spotOf(event).x, latest.current), {
      ...options,
      passive: false,
    });
    return () => ending.abort();
  }, [element]);
}
