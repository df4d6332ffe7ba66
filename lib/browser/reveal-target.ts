/**
 * Opens the disclosure that a link leads to. One of the same name closes, as on a click.
 * @returns what takes the focus there: its summary, or the element itself where it is no disclosure
 */
export function revealTarget(element: HTMLElement): HTMLElement {
  if (!(element instanceof HTMLDetailsElement)) return element;
  element.open = true;
  return element.querySelector('summary') ?? element;
}
