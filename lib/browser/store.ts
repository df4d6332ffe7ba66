/** A value that components can follow, in the shape that `useSyncExternalStore` takes. Its functions stay the same ones. */
export interface Store<T> {
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
  getSnapshot(): T;
  /** Takes a new value and calls the listeners; the value it has already calls nobody. */
  set(value: T): void;
}

/** A value outside of React, for whoever subscribes to it. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
