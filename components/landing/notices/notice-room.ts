/** What a visitor presses, and the messages after a press. Prices are found by their currency sign. */
const PRESSED =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [data-sonner-toast], .live-region';

/** Kept free around a notice, for the focus ring of a control beside it. */
const MARGIN_PX = 8;
/** Between two places that are looked at: less than the height of a price in small letters. */
const STEP_PX = 12;

/** @returns whether a control or a price lies in the room of the notices @param room the list of notices, also while empty */
export function isRoomTaken(room: HTMLElement): boolean {
  const { left, top, right, bottom } = room.getBoundingClientRect();
  for (let y = top - MARGIN_PX; y < bottom + MARGIN_PX; y += STEP_PX)
    for (let x = left - MARGIN_PX; x < right + MARGIN_PX; x += STEP_PX)
      if (isTaken(x, y, room)) return true;
  return false;
}

function isTaken(x: number, y: number, room: HTMLElement): boolean {
  const hit = document.elementsFromPoint(x, y).find((element) => !room.contains(element));
  if (!hit) return false;
  // The parts of a price are elements of one paragraph or cell.
  const words = hit.closest('p, li, td, text')?.textContent;
  return /\p{Sc}/u.test(words ?? '') || hit.closest(PRESSED) !== null;
}

/**
 * Follows the focus into the notices.
 * @param stack the list of notices
 * @returns to be called when a notice goes: gives the focus that it holds back to where it came from, or to the page's main
 * part, without scrolling
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
