import { hashId } from './hash-link';
import { onInterruption } from './on-interruption';
import { HASH_DELAY } from './scroll-curve';

/**
 * On a page that was opened with a hash, calls `go` with the element it names, a moment after the load, unless
 * the visitor has taken hold of the page by then. A reload and a return through history are left alone: there
 * the browser puts the visitor back where they were.
 * @returns stops it
 */
export function onHashLoad(go: (element: HTMLElement) => void): () => void {
  const id = hashId(window.location.hash);
  const element = id && isNewVisit() ? document.getElementById(id) : null;
  if (!element) return () => {};

  const timer = setTimeout(() => {
    stop();
    go(element);
  }, HASH_DELAY);
  const stopListening = onInterruption(stop);

  function stop() {
    clearTimeout(timer);
    stopListening();
  }
  return stop;
}

/** @returns whether the visitor came by a link or an address, rather than by Reload, Back or Forward. */
function isNewVisit(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type !== 'reload' && type !== 'back_forward';
}
