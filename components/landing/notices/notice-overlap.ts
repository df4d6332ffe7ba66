const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]';
/** Filled while a toast is on screen. */
export const LIVE_REGION = '.live-region';
const PRICE = /\p{Sc}/u;
/** These elements hold whole prices; their children hold parts. */
const TEXTS = 'p, li, td, text';

/** Kept free around a notice, for a neighboring control's focus ring. */
const MARGIN_PX = 8;

/** Returns true if `room` (the area of the notices) covers a control or price, or a toast is visible. */
export function isObstructed(room: HTMLElement): boolean {
  if (document.querySelector(`${LIVE_REGION}:not(:empty)`)) return true;
  const { left, top, right, bottom } = room.getBoundingClientRect();
  const isInRoom = (box: DOMRect) =>
    box.width > 0 &&
    box.left < right + MARGIN_PX &&
    box.right > left - MARGIN_PX &&
    box.top < bottom + MARGIN_PX &&
    box.bottom > top - MARGIN_PX;
  return [...document.querySelectorAll(`${CONTROLS}, ${TEXTS}`)].some(
    (element) =>
      !room.contains(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      isInRoom(element.getBoundingClientRect()) &&
      (element.matches(CONTROLS) || PRICE.test(element.textContent)),
  );
}

/**
 * Tracks focus in the notice list.
 * @returns a function that moves the focus out of the notices, to where it was before or to `<main>`, without scrolling
 */
export function followFocus(stack: HTMLElement): () => void {
  let before: HTMLElement | null = null;
  stack.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !stack.contains(relatedTarget))
      before = relatedTarget;
  });
  return () => {
    if (!stack.contains(document.activeElement)) return;
    const target = before?.isConnected ? before : document.querySelector('main');
    target?.focus({ preventScroll: true });
  };
}
