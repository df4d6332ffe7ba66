'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** CSS pixels from an element's upper left corner. */
interface Spot {
  x: number;
  y: number;
}

interface PanZoom {
  /** @param by CSS pixels dragged sideways */
  onPan: (by: number) => void;
  /** `by` is a factor: above 1 zooms out. The point at `x` stays in place. */
  onZoom: (by: number, x: number) => void;
  /** Gets a mouse or tap position; null when the mouse leaves. */
  onPoint: (spot: Spot | null) => void;
}

/** In CSS pixels; a shorter sideways move is a tap. */
const MIN_DRAG = 6;

/** Calls `onPan` while one pointer drags, `onZoom` while two pinch, otherwise `onPoint`. */
export function usePanZoom(element: RefObject<HTMLElement | null>, handlers: PanZoom): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const down = new Map<number, Spot>();
    let startX = 0;
    let isDragging = false;
    const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
      const { left, top } = target.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const spread = () => {
      const [a, b] = [...down.values()] as [Spot, Spot];
      return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    };
    function onDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      isDragging = down.size > 0;
      startX = spotOf(event).x;
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
        const spreadBefore = spread();
        down.set(event.pointerId, spot);
        const [a, b] = [...down.values()] as [Spot, Spot];
        latest.current.onZoom(spreadBefore / spread(), (a.x + b.x) / 2);
        return;
      }
      isDragging ||= Math.abs(spot.x - startX) > MIN_DRAG;
      if (!isDragging) return;
      target?.setPointerCapture(event.pointerId);
      latest.current.onPan(spot.x - before.x);
      down.set(event.pointerId, spot);
    }
    function onUp(event: PointerEvent): void {
      const isTap = down.delete(event.pointerId) && !isDragging;
      if (isTap && event.type === 'pointerup') latest.current.onPoint(spotOf(event));
    }
    function onLeave(event: PointerEvent): void {
      if (event.pointerType === 'mouse') latest.current.onPoint(null);
      // Without pointer capture, `pointerup` may not arrive.
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
