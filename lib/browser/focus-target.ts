/**
 * Moves the focus to where a link led, as the browser does for a native one: Tab then goes on from there. The
 * page is not scrolled by it. An element that cannot take focus can until it loses it.
 */
export function focusTarget(element: HTMLElement): void {
  const helped = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (helped) {
    element.setAttribute('tabindex', '-1');
    // Left focusable, a section would take the focus at every click on its text.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
