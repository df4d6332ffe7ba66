/** Boxes in the place of controls that do not exist yet. */
const PLACEHOLDER = '.invisible[aria-hidden="true"]';
const INTERACTIVE = 'a, button, input, select, summary, label, dialog';

/** Marks pressed placeholders; their controls answer once they exist. Lets Space press links that look like buttons. */
export function startEarlyPress(): void {
  addEventListener('click', ({ target, clientX: x, clientY: y }) => {
    // Invisible elements get no events.
    if (!(target instanceof Element) || target.closest(INTERACTIVE)) return;
    for (const place of document.querySelectorAll<HTMLElement>(PLACEHOLDER)) {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      if (x >= left && x <= right && y >= top && y <= bottom) place.dataset.pressed = '';
    }
  });
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a.icon-button')) return;
    event.preventDefault();
    target.click();
  });
}
