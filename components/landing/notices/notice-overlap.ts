/** Reserves the space of a control until it is hydrated. */
const RESERVED = '.invisible';
const CONTROLS =
  '.invisible, a[href], button, input, select, textarea, summary, label, [tabindex="0"]';
/** Filled while a toast is on screen. */
export const LIVE_REGION = '.live-region';
const PRICE = /\p{Sc}/u;
/** Elements that contain a whole price; the parts of a price are separate elements. */
const TEXTS = 'p, li, td, text';

/** Kept free around a notice, for the focus ring of a control next to it. */
const MARGIN_PX = 8;

/** Returns whether a toast is visible, or a notice in the list `room` covers a control or a price. The list may be empty. */
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
      element.checkVisibility({ visibilityProperty: !element.matches(RESERVED) }) &&
      isInRoom(element.getBoundingClientRect()) &&
      (element.matches(CONTROLS) || PRICE.test(element.textContent)),
  );
}

/**
 * Tracks the focus in the list of notices.
 * @returns a function that moves the focus from a notice back to where it was before, or to `<main>`, without scrolling
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
