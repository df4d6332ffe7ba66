/** Milliseconds that a slide stays while the carousel rotates. */
export const CAROUSEL_INTERVAL = 5000;

export interface CarouselState {
  /** Slide shown, from 0. */
  index: number;
  count: number;
  /** Whether the carousel is to rotate, as it does until the visitor takes over. */
  rotating: boolean;
  /** Whether a pointer rests on it, which only interrupts the rotation. */
  held: boolean;
}

export type CarouselAction =
  /** The timer's step; the others are the visitor's. */
  | { type: 'advance' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'goTo'; index: number }
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'focus' }
  | { type: 'hold' }
  | { type: 'release' };

/** @param count number of slides; a single one does not rotate */
export function createCarousel(count: number): CarouselState {
  return { index: 0, count, rotating: count > 1, held: false };
}

/**
 * One step of the carousel. Slides wrap both ways. The focus, like any choice of a slide, ends the rotation
 * until the visitor starts it again (ARIA Authoring Practices, carousel pattern): buttons take no focus from a
 * click in Safari, so the focus alone would not do.
 */
export function carousel(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case 'advance':
      return { ...state, index: wrap(state.index + 1, state.count) };
    case 'next':
      return { ...state, rotating: false, index: wrap(state.index + 1, state.count) };
    case 'previous':
      return { ...state, rotating: false, index: wrap(state.index - 1, state.count) };
    case 'goTo':
      return { ...state, rotating: false, index: wrap(action.index, state.count) };
    case 'start':
      return { ...state, rotating: state.count > 1 };
    case 'stop':
    case 'focus':
      return { ...state, rotating: false };
    case 'hold':
      return { ...state, held: true };
    case 'release':
      return { ...state, held: false };
  }
}

/** @returns `index` brought into 0 to `count` - 1 by going round; 0 without slides. */
function wrap(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}

/**
 * The slide that a horizontal scroller shows most of.
 * @param track `scrollLeft` and `width` of one slide in CSS pixels, and how many slides there are
 */
export function indexFromScroll(track: {
  scrollLeft: number;
  width: number;
  count: number;
}): number {
  if (track.width <= 0) return 0;
  const index = Math.round(track.scrollLeft / track.width);
  return Math.max(0, Math.min(index, track.count - 1));
}
