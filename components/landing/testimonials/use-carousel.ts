'use client';

import {
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDocumentVisible } from '@/lib/browser/page-state';

const INTERVAL_MS = 5000;

/** A pause this long ends a scroll in browsers without `scrollend`. */
const SETTLE_DELAY_MS = 150;

export type Carousel = ReturnType<typeof useCarousel>;

/** Rotates until keyboard focus enters or the visitor chooses a slide (ARIA carousel pattern). */
export function useCarousel(count: number, canMove: boolean) {
  const [index, setIndex] = useState(0);
  const [isRotating, setIsRotating] = useState(count > 1);
  const [isHeld, setIsHeld] = useState(false);
  const isVisible = useDocumentVisible();
  const goTo = (target: number) => {
    setIsRotating(false);
    setIndex(wrap(target, count));
  };
  const trackRef = useCarouselTrack(index, count, goTo);
  const isPressed = useRef(false);
  const isRunning = isRotating && canMove && isVisible && !isHeld;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setIndex((now) => wrap(now + 1, count)), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning, count]);

  return {
    index,
    isRotating: isRotating && canMove,
    live: isRunning ? ('off' as const) : ('polite' as const),
    start: () => setIsRotating(count > 1),
    stop: () => setIsRotating(false),
    next: () => goTo(index + 1),
    previous: () => goTo(index - 1),
    goTo,
    trackRef,
    regionProps: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onPointerDown: () => {
        isPressed.current = true;
      },
      onClick: () => {
        isPressed.current = false;
      },
      onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
        const hasEntered = !currentTarget.contains(relatedTarget);
        // Stopping on pointer focus would turn “Stop” into “Start” before the click.
        const isByPointer = isPressed.current && !target.matches(':focus-visible');
        if (hasEntered && !isByPointer) setIsRotating(false);
      },
    },
  };
}

function wrap(index: number, count: number): number {
  return count > 0 ? (index + count) % count : 0;
}

function useCarouselTrack(index: number, count: number, onSwipe: (index: number) => void) {
  const trackRef = useRef<HTMLDivElement>(null);

  // Before paint, so that slide and controls change in one frame.
  useLayoutEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const align = () => {
      // Right-to-left scroll positions are negative. A browser's translator may set `rtl`.
      const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
      track.scrollTo({ left: sign * index * track.clientWidth, behavior: 'instant' });
    };
    align();
    window.addEventListener('resize', align);
    return () => window.removeEventListener('resize', align);
  }, [index]);

  const settle = useEffectEvent((track: HTMLElement) => {
    const { scrollLeft, clientWidth: width } = track;
    if (width === 0) return;
    const reached = Math.min(Math.round(Math.abs(scrollLeft) / width), count - 1);
    if (reached !== index) onSwipe(reached);
  });

  useEffect(() => {
    const track = trackRef.current;
    return track ? onScrollEnd(track, () => settle(track)) : undefined;
  }, []);

  return trackRef;
}

function onScrollEnd(element: HTMLElement, listener: () => void): () => void {
  if ('onscrollend' in window) {
    element.addEventListener('scrollend', listener);
    return () => element.removeEventListener('scrollend', listener);
  }
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, SETTLE_DELAY_MS);
  };
  element.addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    element.removeEventListener('scroll', wait);
  };
}
