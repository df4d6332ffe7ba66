'use client';

import { type RefObject, useEffect } from 'react';
import { follow, isSettled, type Point } from './follow';

/** Matches where the follower may be shown; the system's own cursor is always there as well. */
export const cursorQuery =
  '(hover: hover) and (pointer: fine) and (min-width: 1024px) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

/**
 * Moves an element, placed at the top left of the window, after the mouse. Frames are drawn only until it has
 * caught up. The element carries `data-visible` while the mouse is over the page.
 */
export function useCursor(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let target: Point = { x: 0, y: 0 };
    let current: Point | null = null;
    let frame: number | null = null;
    let last = 0;

    function place(point: Point) {
      current = point;
      element?.style.setProperty('transform', `translate3d(${point.x}px, ${point.y}px, 0)`);
    }

    function step(now: number) {
      frame = null;
      place(follow(current ?? target, target, now - last));
      last = now;
      if (current && !isSettled(current, target)) frame = requestAnimationFrame(step);
    }

    function onMove(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      target = { x: event.clientX, y: event.clientY };
      // It appears where the mouse is, instead of flying in from where it was last.
      if (!current) place(target);
      element?.setAttribute('data-visible', '');
      if (frame !== null || isSettled(current ?? target, target)) return;
      last = performance.now();
      frame = requestAnimationFrame(step);
    }

    function onLeave() {
      current = null;
      element?.removeAttribute('data-visible');
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    }

    window.addEventListener('pointermove', onMove, { passive: true });
    document.documentElement.addEventListener('pointerleave', onLeave);
    return () => {
      onLeave();
      window.removeEventListener('pointermove', onMove);
      document.documentElement.removeEventListener('pointerleave', onLeave);
    };
  }, [ref]);
}
