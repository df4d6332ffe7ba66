'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { indexFromScroll } from './carousel';

/** Milliseconds without a scroll event that count as its end, where the browser does not report one. */
const SETTLE_DELAY = 150;

/**
 * Ties a horizontal scroll-snap track, one slide as wide as itself, to the slide shown: the track follows
 * `index`, and a swipe that ends on another slide is told to `onSwipe`.
 * @returns the ref for the track
 */
export function useCarouselTrack(
  index: number,
  count: number,
  onSwipe: (index: number) => void,
): RefObject<HTMLDivElement | null> {
  const trackRef = useRef<HTMLDivElement>(null);

  // Before the browser paints, so that slide and controls change in one frame.
  useLayoutEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const align = () => track.scrollTo({ left: index * track.clientWidth, behavior: 'instant' });
    align();
    window.addEventListener('resize', align);
    return () => window.removeEventListener('resize', align);
  }, [index]);

  const settle = useEffectEvent((track: HTMLElement) => {
    const { scrollLeft, clientWidth: width } = track;
    const reached = indexFromScroll({ scrollLeft, width, count });
    if (width > 0 && reached !== index) onSwipe(reached);
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
    timer = setTimeout(listener, SETTLE_DELAY);
  };
  element.addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    element.removeEventListener('scroll', wait);
  };
}
