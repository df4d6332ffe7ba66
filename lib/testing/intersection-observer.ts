/** What a test says about what is on screen. */
export interface IntersectionMock {
  /** Tells whoever watches `element` that it has come into view, or left it. */
  show(element: Element, isIntersecting?: boolean): void;
  /** @returns how many elements are watched. */
  watched(): number;
}

/** Stands in for `IntersectionObserver`, which jsdom lacks, until the returned `remove` is called. */
export function mockIntersectionObserver(): IntersectionMock & { remove(): void } {
  const observers = new Set<MockObserver>();

  class MockObserver {
    readonly elements = new Set<Element>();
    constructor(readonly report: IntersectionObserverCallback) {
      observers.add(this);
    }
    observe(element: Element) {
      this.elements.add(element);
    }
    unobserve(element: Element) {
      this.elements.delete(element);
    }
    disconnect() {
      this.elements.clear();
    }
  }

  Object.assign(window, { IntersectionObserver: MockObserver });
  return {
    show(target, isIntersecting = true) {
      for (const observer of observers) {
        if (!observer.elements.has(target)) continue;
        const entry = { target, isIntersecting } as IntersectionObserverEntry;
        observer.report([entry], observer as unknown as IntersectionObserver);
      }
    },
    watched: () => [...observers].reduce((sum, { elements }) => sum + elements.size, 0),
    remove: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}
