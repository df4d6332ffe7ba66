/** Stands in for `ResizeObserver`, which jsdom lacks, until `remove` is called. */
export function mockResizeObserver() {
  const observers = new Set<MockObserver>();

  class MockObserver {
    readonly elements = new Set<Element>();
    constructor(readonly report: ResizeObserverCallback) {
      observers.add(this);
    }
    observe(element: Element) {
      this.elements.add(element);
    }
    disconnect() {
      this.elements.clear();
    }
  }

  Object.assign(window, { ResizeObserver: MockObserver });
  return {
    /** Tells whoever watches `element` that its inner size is this, in CSS pixels. */
    resize(element: Element, width: number, height: number) {
      for (const observer of observers) {
        if (!observer.elements.has(element)) continue;
        const entry = { target: element, contentRect: { width, height } } as ResizeObserverEntry;
        observer.report([entry], observer as unknown as ResizeObserver);
      }
    },
    /** @returns how many elements are watched. */
    watched: () => [...observers].reduce((sum, { elements }) => sum + elements.size, 0),
    remove: () => Reflect.deleteProperty(window, 'ResizeObserver'),
  };
}
