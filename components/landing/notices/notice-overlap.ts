const PRESSED =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [data-sonner-toast], .live-region';

/** Free space for focus rings. */
const MARGIN_PX = 8;
/** Less than the height of a price in small letters. */
const STEP_PX = 12;

/** Returns whether a control or a price lies under the list of notices. */
export function isObstructed(room: HTMLElement): boolean {
  const { left, top, right, bottom } = room.getBoundingClientRect();
  for (let y = top - MARGIN_PX; y < bottom + MARGIN_PX; y += STEP_PX)
    for (let x = left - MARGIN_PX; x < right + MARGIN_PX; x += STEP_PX)
      if (isTaken(x, y, room)) return true;
  return false;
}

function isTaken(x: number, y: number, room: HTMLElement): boolean {
  const hit = document.elementsFromPoint(x, y).find((element) => !room.contains(element));
  if (!hit) return false;
  // A price may be split into several elements of one paragraph or cell.
  const words = hit.closest('p, li, td, text')?.textContent;
  return /\p{Sc}/u.test(words ?? '') || hit.closest(PRESSED) !== null;
}

/** Remembers the focus outside the notices and returns a function that restores it without scrolling. */
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
