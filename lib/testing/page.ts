interface PageGeometry {
  scrollY?: number;
  viewportHeight?: number;
  documentHeight?: number;
}

function define(target: object, name: string, value: number) {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

export function setPage({
  scrollY = 0,
  viewportHeight = 600,
  documentHeight = 3000,
}: PageGeometry) {
  define(window, 'scrollY', scrollY);
  define(window, 'innerHeight', viewportHeight);
  define(document.documentElement, 'clientHeight', viewportHeight);
  define(document.documentElement, 'scrollHeight', documentHeight);
}

/** Puts the element `top` pixels below the start of the page, at any scroll position. */
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
