'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Size } from '@/engine/chart/geometry';
import { SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import type { Format } from '@/engine/chart/scene';

/** Width of a bar at least, and how many are shown at least and at most. */
const MIN_PITCH = 6.5;
const MIN_ROOM = 36;
const MAX_ROOM = 112;

/** @param width of the chart in CSS pixels @returns bars that it has room for */
export function roomFor(width: number): number {
  return Math.max(MIN_ROOM, Math.min(MAX_ROOM, Math.floor(width / MIN_PITCH)));
}

/** Charts narrower than this, in CSS pixels, have smaller text. */
const NARROW = 480;

/** @returns how a chart of this size is drawn, a unit to a CSS pixel */
export function chartFormat(size: Size): Format {
  return { size, fontSize: size.width < NARROW ? 12 : 13, typeface: SYSTEM_MONOSPACE };
}

/** @returns the inner size of the element in whole CSS pixels, live; null before it has been measured */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
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
export function usePainting(
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
