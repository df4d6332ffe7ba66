import { isPlainClick } from './plain-click';

/** Boxes in the place of controls that do not exist yet. */
const PLACEHOLDER = '.invisible[aria-hidden="true"]';
const INTERACTIVE = 'a, button, input, select, summary, label, dialog';

/** Links to the live test also start it. */
const TEST = '#repaint-test';

function startTest(click: MouseEvent): void {
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (link?.hash !== TEST || link.pathname !== location.pathname) return;
  if (!isPlainClick(click, link.target)) return;
  const start = document.querySelector<HTMLElement>(`${TEST} .demo-start > :first-child`);
  if (start instanceof HTMLButtonElement) start.click();
  else if (start) start.dataset.pressed = '';
}

/** Marks pressed placeholders; their controls answer once they exist. Lets Space press links that look like buttons. */
export function startEarlyPress(): void {
  addEventListener('click', startTest);
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
