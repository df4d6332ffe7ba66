/** Keys that do nothing by themselves. */
const modifierKeys = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/**
 * What shows that the visitor wants the page elsewhere. `pointerdown` stands for a grip on the scroll bar and
 * for the middle button's scrolling, `popstate` for Back and Forward, where the browser restores the position.
 */
const signs = ['wheel', 'touchstart', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Calls `listener` whenever the visitor takes hold of the page: wheel, touch, pointer, any key that is not a
 * bare modifier, Back and Forward.
 * @returns stops it
 */
export function onInterruption(listener: () => void): () => void {
  function handle(event: Event) {
    if (event instanceof KeyboardEvent && modifierKeys.has(event.key)) return;
    listener();
  }

  // Captured, so that nothing on the page can keep an interruption to itself.
  for (const sign of signs) window.addEventListener(sign, handle, { capture: true, passive: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, handle, { capture: true });
  };
}
