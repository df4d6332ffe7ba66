'use client';

import { type RefObject, useEffect } from 'react';

/** Milliseconds in which the follower makes good about two thirds of its distance to the pointer. */
const TIME_CONSTANT_MS = 60;

/** Distance, in CSS pixels, that nobody sees. */
const REST_PX = 0.1;

/** Matches where the follower may be shown; the system's own cursor is always there as well. */
export const CURSOR_QUERY =
  '(hover: hover) and (pointer: fine) and (min-width: 1024px) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

/**
 * Moves an element, placed at the top left of the window, after the mouse. Frames are drawn only until it has
 * caught up. The element carries `data-visible` while the mouse is over the page.
 */
export function useCursor(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let target = { x: 0, y: 0 };
    let current: typeof target | null = null;
    let frame = 0;
    let last = 0;

    function place(point: typeof target) {
      current = point;
      element?.style.setProperty('transform', `translate3d(${point.x}px, ${point.y}px, 0)`);
      const isSettled = Math.hypot(target.x - point.x, target.y - point.y) < REST_PX;
      frame = isSettled ? 0 : requestAnimationFrame(step);
    }

    /** Quicker the further it is away: steps of any length add up to the same way (exponential smoothing). */
    function step(now: number) {
      const { x, y } = current ?? target;
      const share = 1 - Math.exp(-Math.max(0, now - last) / TIME_CONSTANT_MS);
      last = now;
      place({ x: x + (target.x - x) * share, y: y + (target.y - y) * share });
    }

    function onMove(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      target = { x: event.clientX, y: event.clientY };
      element?.setAttribute('data-visible', '');
      if (frame !== 0) return;
      last = performance.now();
      // It appears where the mouse is, instead of flying in from where it was last.
      place(current ?? target);
    }

    function onLeave() {
      current = null;
      element?.removeAttribute('data-visible');
      cancelAnimationFrame(frame);
      frame = 0;
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
