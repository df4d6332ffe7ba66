/** What a test says about the visitor's device. */
export interface MediaMock {
  /** Makes `query` match or not and tells whoever listens to it. */
  set(query: string, matches: boolean): void;
  /** @returns how many listeners there are on all queries. */
  listenerCount(): number;
}

/** Stands in for `matchMedia`, which jsdom lacks. @param matching the queries that match at first */
export function mockMatchMedia(matching: readonly string[] = []): MediaMock {
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
    set(query, matching) {
      if (matching) matches.add(query);
      else matches.delete(query);
      for (const listener of listenersOf(query)) listener();
    },
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
