export function mockMatchMedia(matching: readonly string[] = []) {
  const matches = new Set(matching);
  const listeners = new Map<string, Set<() => void>>();

  function listenersOf(query: string): Set<() => void> {
    const known = listeners.get(query) ?? new Set();
    listeners.set(query, known);
    return known;
  }

  window.matchMedia = (media) =>
    ({
      media,
      get matches() {
        return matches.has(media);
      },
      addEventListener: (_: string, listener: () => void) => listenersOf(media).add(listener),
      removeEventListener: (_: string, listener: () => void) => listenersOf(media).delete(listener),
    }) as unknown as MediaQueryList;

  return {
    set(query: string, matching: boolean) {
      if (matching) matches.add(query);
      else matches.delete(query);
      for (const listener of listenersOf(query)) listener();
    },
  };
}

function mockObserver<Entry>(name: 'IntersectionObserver' | 'ResizeObserver') {
  type Report = (entries: Entry[], observer: unknown) => void;
  const observers = new Set<MockObserver>();

  class MockObserver {
    readonly elements = new Set<Element>();
    constructor(readonly report: Report) {
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

  Object.assign(window, { [name]: MockObserver });
  return {
    report(element: Element, entry: Entry) {
      for (const observer of observers)
        if (observer.elements.has(element)) observer.report([entry], observer);
    },
    watched: () => [...observers].reduce((sum, { elements }) => sum + elements.size, 0),
    remove: () => Reflect.deleteProperty(window, name),
  };
}

export function mockIntersectionObserver() {
  const { report, ...mock } = mockObserver<IntersectionObserverEntry>('IntersectionObserver');
  return {
    ...mock,
    show: (target: Element, isIntersecting = true) =>
      report(target, { target, isIntersecting } as IntersectionObserverEntry),
  };
}

export function mockResizeObserver() {
  const { report, ...mock } = mockObserver<ResizeObserverEntry>('ResizeObserver');
  return {
    ...mock,
    resize: (target: Element, width: number, height: number) =>
      report(target, { target, contentRect: { width, height } } as ResizeObserverEntry),
  };
}
