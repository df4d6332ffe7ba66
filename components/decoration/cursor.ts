'use client';

import { type RefObject, useEffect } from 'react';

/** A place in the window, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

/** Milliseconds in which the follower makes good about two thirds of its distance to the pointer. */
const TIME_CONSTANT_MS = 60;

/** Distance, in CSS pixels, that nobody sees. */
const REST_PX = 0.1;

/**
 * One step of a point that follows another, quicker the further it is away (exponential smoothing). Steps of
 * any length add up to the same way, so it looks the same at 60 and at 144 frames per second.
 * @param elapsed milliseconds since the last step
 */
function follow(current: Point, target: Point, elapsed: number): Point {
  const share = 1 - Math.exp(-Math.max(0, elapsed) / TIME_CONSTANT_MS);
  return {
    x: current.x + (target.x - current.x) * share,
    y: current.y + (target.y - current.y) * share,
  };
}

/** @returns whether the follower is close enough to need no further frame. */
function isSettled(current: Point, target: Point): boolean {
  return Math.hypot(target.x - current.x, target.y - current.y) < REST_PX;
}

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
