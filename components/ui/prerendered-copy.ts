/**
 * Copies an element into a document that is shown nowhere: in this one a copy would fetch every picture that waits to be
 * scrolled to.
 */
export function prerenderedCopy(element: Element): Element {
  return document.implementation.createHTMLDocument('').importNode(element, true);
}
