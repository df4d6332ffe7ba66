/** Keys that do nothing by themselves. */
const MODIFIER_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/**
 * What shows that the visitor wants the page elsewhere. `pointerdown` stands for a grip on the scroll bar and
 * for the middle button's scrolling, `popstate` for Back and Forward, where the browser restores the position.
 */
const INTERRUPTIONS = [
  'wheel',
  'touchstart',
  'touchmove',
  'pointerdown',
  'keydown',
  'popstate',
] as const;

/**
 * Calls `listener` whenever the visitor takes hold of the page: wheel, touch, pointer, any key that is not a
 * bare modifier, Back and Forward.
 * @returns stops it
 */
export function onInterruption(listener: () => void): () => void {
  function handle(event: Event) {
    if (event instanceof KeyboardEvent && MODIFIER_KEYS.has(event.key)) return;
    listener();
  }

  // Captured, so that nothing on the page can keep an interruption to itself.
  for (const name of INTERRUPTIONS)
    window.addEventListener(name, handle, { capture: true, passive: true });
  return () => {
    for (const name of INTERRUPTIONS) window.removeEventListener(name, handle, { capture: true });
  };
}

/**
 * Scrolls the page until it arrives or the visitor interrupts. Target and duration are asked for in every
 * frame: the layout may move on the way, and a visitor may ask for reduced motion, which ends the way at once.
 * @param to position to arrive at, in CSS pixels
 * @param durationMs of the whole way; 0 arrives before this function returns
 * @returns stops the scroll where it is
 */
export function animateScroll(to: () => number, durationMs: () => number): () => void {
  const from = window.scrollY;
  const start = performance.now();
  let frame = 0;
  const stopListening = onInterruption(stop);

  function stop() {
    cancelAnimationFrame(frame);
    stopListening();
  }

  function step(now: number) {
    const elapsed = now - start;
    const duration = durationMs();
    const share = elapsed >= duration ? 1 : eased(Math.max(0, elapsed / duration));
    // "instant" whatever the page's own scroll behaviour: two animations would fight.
    window.scrollTo({ top: from + (to() - from) * share, behavior: 'instant' });
    if (share === 1) stop();
    else frame = requestAnimationFrame(step);
  }

  step(start);
  return stop;
}

/** Cubic ease-in-out from 0 to 1: leaves and arrives gently and never turns back. */
function eased(time: number): number {
  return time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2;
}
