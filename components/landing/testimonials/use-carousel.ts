'use client';

import {
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDocumentVisible } from '@/lib/browser/motion';

/** How long a slide stays while the carousel rotates. */
const INTERVAL_MS = 5000;

/** Time without a scroll event that counts as its end, where the browser does not report one. */
const SETTLE_DELAY_MS = 150;

export type Carousel = ReturnType<typeof useCarousel>;

/**
 * A carousel that rotates by itself until the visitor takes over. Slides wrap both ways. The focus, like any choice of a
 * slide, ends the rotation until the visitor starts it again (ARIA Authoring Practices, carousel pattern): buttons take no
 * focus from a click in Safari, so the focus alone would not do.
 * @param count number of slides; a single one does not rotate
 * @param canMove whether anything may move by itself; while it is false the carousel does not start
 * @returns the slide shown, from 0; whether it rotates, apart from a pointer that rests on it; how slides are announced:
 * `polite` where a change is the visitor's own; what its buttons do; `trackRef` for the scroller, of which one slide is as
 * wide as itself; `regionProps` for the element around slides and controls
 */
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
        // The focus that comes with a press says nothing yet: were it to stop the rotation, the click that
        // follows on "Stop" would find a "Start". What the press is for, the control's own action says.
        const isByPointer = isPressed.current && !target.matches(':focus-visible');
        if (hasEntered && !isByPointer) setIsRotating(false);
      },
    },
  };
}

/** @returns `index` brought into 0 to `count` - 1 by going round; 0 without slides. */
function wrap(index: number, count: number): number {
  return count > 0 ? (index + count) % count : 0;
}

/**
 * Ties a horizontal scroll-snap track, one slide as wide as itself, to the slide shown: the track follows
 * `index`, and a swipe that ends on another slide is given to `onSwipe`.
 * @returns the ref for the track
 */
function useCarouselTrack(index: number, count: number, onSwipe: (index: number) => void) {
  const trackRef = useRef<HTMLDivElement>(null);

  // Before the browser paints, so that slide and controls change in one frame.
  useLayoutEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const align = () => {
      // Where a page runs from right to left, positions are negative; a translator may turn it at any moment.
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
    // The slide that shows most of itself.
    const reached = Math.min(Math.round(Math.abs(scrollLeft) / width), count - 1);
    if (reached !== index) onSwipe(reached);
  });

  useEffect(() => {
    const track = trackRef.current;
    return track ? onScrollEnd(track, () => settle(track)) : undefined;
  }, []);

  return trackRef;
}

/** Calls `listener` when a scroll of the element has ended. @returns stops it */
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
