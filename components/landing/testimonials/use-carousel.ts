'use client';

import { type FocusEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { useDocumentVisible } from '@/lib/browser/motion';
import { CAROUSEL_INTERVAL, carousel, createCarousel } from './carousel';
import { useCarouselTrack } from './use-carousel-track';

export interface Carousel {
  /** Slide shown, from 0. */
  index: number;
  /** Whether it rotates, apart from a pointer that rests on it: what the rotation button's label follows. */
  rotating: boolean;
  /** Live setting of the slides: `polite` where a change is the visitor's own. */
  live: 'off' | 'polite';
  start(): void;
  stop(): void;
  next(): void;
  previous(): void;
  goTo(index: number): void;
  /** For the scroller; one slide is as wide as itself. */
  trackRef: RefObject<HTMLDivElement | null>;
  /** For the element around slides and controls. */
  regionProps: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onPointerDown(): void;
    onClick(): void;
    onFocus(event: FocusEvent): void;
  };
}

/**
 * A carousel that rotates by itself until the visitor takes over.
 * @param count number of slides
 * @param canMove whether anything may move by itself; while it is false the carousel does not start
 */
export function useCarousel(count: number, canMove: boolean): Carousel {
  const [{ index, rotating, held }, dispatch] = useReducer(carousel, count, createCarousel);
  const visible = useDocumentVisible();
  const goTo = (target: number) => dispatch({ type: 'goTo', index: target });
  const trackRef = useCarouselTrack(index, count, goTo);
  const pressed = useRef(false);
  const running = rotating && canMove && visible && !held;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => dispatch({ type: 'advance' }), CAROUSEL_INTERVAL);
    return () => clearInterval(timer);
  }, [running]);

  return {
    index,
    rotating: rotating && canMove,
    live: running ? 'off' : 'polite',
    start: () => dispatch({ type: 'start' }),
    stop: () => dispatch({ type: 'stop' }),
    next: () => dispatch({ type: 'next' }),
    previous: () => dispatch({ type: 'previous' }),
    goTo,
    trackRef,
    regionProps: {
      onPointerEnter: () => dispatch({ type: 'hold' }),
      onPointerLeave: () => dispatch({ type: 'release' }),
      onPointerDown: () => {
        pressed.current = true;
      },
      onClick: () => {
        pressed.current = false;
      },
      onFocus: ({ target, currentTarget, relatedTarget }) => {
        const entered = !currentTarget.contains(relatedTarget);
        // The focus that comes with a press says nothing yet: were it to stop the rotation, the click that
        // follows on "Stop" would find a "Start". What the press is for, the control's own action says.
        const byPointer = pressed.current && !target.matches(':focus-visible');
        if (entered && !byPointer) dispatch({ type: 'focus' });
      },
    },
  };
}
