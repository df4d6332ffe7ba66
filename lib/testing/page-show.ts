/** Shows the page as a browser does. @param persisted whether it comes back from the back/forward cache */
export function pageShow(persisted: boolean): void {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: persisted });
  window.dispatchEvent(event);
}
