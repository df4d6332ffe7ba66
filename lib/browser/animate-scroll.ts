import { onInterruption } from './on-interruption';
import { scrollPosition } from './scroll-curve';

/**
 * Scrolls the page until it arrives or the visitor interrupts. Target and duration are asked for in every
 * frame: the layout may move on the way, and a visitor may ask for reduced motion, which ends the way at once.
 * @param to position to arrive at, in CSS pixels
 * @param duration of the whole way in milliseconds; 0 arrives before this function returns
 * @returns stops the scroll where it is
 */
export function animateScroll({
  to,
  duration,
}: {
  to: () => number;
  duration: () => number;
}): () => void {
  const from = window.scrollY;
  const start = performance.now();
  let frame = 0;
  const stopListening = onInterruption(stop);

  function stop() {
    cancelAnimationFrame(frame);
    stopListening();
  }

  function step(now: number) {
    const way = { from, to: to(), elapsed: now - start, duration: duration() };
    // "instant" whatever the page's own scroll behaviour: two animations would fight.
    window.scrollTo({ top: scrollPosition(way), behavior: 'instant' });
    if (way.elapsed >= way.duration) stop();
    else frame = requestAnimationFrame(step);
  }

  step(start);
  return stop;
}
