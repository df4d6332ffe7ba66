import type { Snapshot } from './player';

/** A state that components follow. Its functions stay the same ones. */
export interface View {
  snapshot(): Snapshot;
  /** Calls the listener when the state has changed. @returns ends that */
  subscribe(listener: () => void): () => void;
}

export interface Views {
  /** Follows what is chosen, not the bars that pass while it plays. */
  controls: View;
  /** Follows the bars as well, as often as figures can be read. */
  words: View;
  /** Follows them as often as a list can. */
  list: View;
}

/** Of so many turns the list has one and the words have the others. */
const turns = 4;

function createView(first: Snapshot) {
  const listeners = new Set<() => void>();
  let told = first;
  return {
    snapshot: () => told,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(state: Snapshot) {
      if (state === told) return;
      told = state;
      for (const listener of listeners) listener();
    },
  };
}

/** Tells those who follow a state, not all of them at once while it plays: each costs a part of a frame. */
export function createViews(first: Snapshot) {
  const [controls, words, list] = [createView(first), createView(first), createView(first)];
  let turn = 0;
  return {
    views: { controls, words, list } as Views,
    tellAll(state: Snapshot) {
      for (const view of [controls, words, list]) view.tell(state);
    },
    /** Tells the words, or each fourth time the list. */
    tellNext(state: Snapshot) {
      turn = (turn + 1) % turns;
      (turn === 0 ? list : words).tell(state);
    },
  };
}
