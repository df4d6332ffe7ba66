function define(target: object, name: string, value: number) {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

export function setPage(scrollY = 0) {
  define(window, 'scrollY', scrollY);
  define(window, 'innerHeight', 600);
  define(document.documentElement, 'clientHeight', 600);
  define(document.documentElement, 'scrollHeight', 3000);
}

/** Puts the element `top` pixels down the page, at any scroll position. */
export function placeElement(element: Element, top: number) {
  element.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 100, 100);
}

export function pageShow(isPersisted: boolean): void {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: isPersisted });
  window.dispatchEvent(event);
}

export function setDocumentHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
