/** Heights and position of a page that jsdom does not lay out, in CSS pixels. */
interface PageGeometry {
  scrollY?: number;
  viewportHeight?: number;
  documentHeight?: number;
}

function define(target: object, name: string, value: number) {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

/** Gives the page a size and a position without saying so to anyone. */
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

/** Puts the top of an element `top` pixels below the start of the page, wherever the page is scrolled to. */
export function placeElement(element: Element, top: number) {
  element.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 100, 100);
}

/** Shows the page as a browser does. @param isPersisted whether it comes back from the back/forward cache */
export function pageShow(isPersisted: boolean): void {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: isPersisted });
  window.dispatchEvent(event);
}

/** Hides or shows the tab, as far as the page can tell. Call inside `act` where React listens. */
export function setDocumentHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
