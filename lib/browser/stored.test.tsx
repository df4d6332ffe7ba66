import { act, renderHook } from '@testing-library/react';
import { pageShow } from '@/lib/testing/page';
import { storageKeys } from './storage-keys';
import { createPreference, createStored, useStored } from './stored';

const key = storageKeys.access;
/** Words, kept with commas between them. */
const format = {
  read: (text: string | null) => ({ words: text?.split(',') ?? [] }),
  write: ({ words }: { words: string[] }) => (words.length > 0 ? words.join(',') : null),
};
const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;

/** Puts `value`, or a getter that throws, where the browser keeps localStorage. */
function replaceStorage(get: () => unknown) {
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
}

function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** What another tab's change looks like from here. */
function otherTab(newValue: string | null, changed: string | null = key) {
  window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }));
}

afterEach(() => {
  Object.defineProperty(window, 'localStorage', storage);
  window.localStorage.clear();
});

/** A value that somebody listens to. */
function listened() {
  const stored = createStored(key, format);
  const listener = jest.fn();
  const leave = stored.subscribe(listener);
  return { stored, listener, leave, words: () => stored.getSnapshot().words };
}

describe('createStored', () => {
  it('has what was kept; in the prerendered page, what nothing kept stands for', () => {
    window.localStorage.setItem(key, 'a,b');
    const stored = createStored(key, format);
    expect(stored.getSnapshot()).toEqual({ words: ['a', 'b'] });
    expect(stored.getServerSnapshot()).toEqual({ words: [] });
  });

  it('gives the same object until the value changes, as React asks', () => {
    window.localStorage.setItem(key, 'a');
    const stored = createStored(key, format);
    const first = stored.getSnapshot();
    stored.set({ words: ['a'] });
    expect(stored.getSnapshot()).toBe(first);
    expect(stored.getServerSnapshot()).toBe(stored.getServerSnapshot());
  });

  it('writes nothing by being read and subscribed to', () => {
    listened().stored.getSnapshot();
    expect(window.localStorage).toHaveLength(0);
  });

  it('keeps what was set, and empties storage when there is nothing to keep', () => {
    const { stored, listener } = listened();
    stored.set({ words: ['a', 'b'] });
    expect(window.localStorage.getItem(key)).toBe('a,b');
    expect(listener).toHaveBeenCalledTimes(1);
    stored.set({ words: [] });
    expect(window.localStorage).toHaveLength(0);
  });

  it('tells a listener nothing after it left', () => {
    const { stored, listener, leave } = listened();
    leave();
    stored.set({ words: ['a'] });
    expect(listener).not.toHaveBeenCalled();
  });

  it('follows other tabs in its own key, and when they clear storage', () => {
    window.localStorage.setItem(key, 'a');
    const { words, listener } = listened();
    otherTab('b');
    otherTab('c', storageKeys.notices);
    expect(words()).toEqual(['b']);
    otherTab(null, null);
    expect(words()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('follows other tabs as long as anybody listens', () => {
    const { stored, words, leave } = listened();
    const leaveToo = stored.subscribe(() => {});
    leave();
    otherTab('a');
    expect(words()).toEqual(['a']);
    leaveToo();
    otherTab('b');
    expect(words()).toEqual(['a']);
  });

  it('catches up when the page returns from the back/forward cache', () => {
    const { words } = listened();
    window.localStorage.setItem(key, 'a');
    pageShow(false);
    expect(words()).toEqual([]);
    pageShow(true);
    expect(words()).toEqual(['a']);
  });

  it.each([
    ['throws', forbidden],
    ['is null', () => null],
    ['is full', () => ({ getItem: () => null, setItem: forbidden, removeItem: forbidden })],
  ])('keeps a change for the page when storage %s', (_, get) => {
    replaceStorage(get);
    const { stored, words } = listened();
    expect(words()).toEqual([]);
    stored.set({ words: ['a'] });
    stored.subscribe(() => {});
    pageShow(true);
    expect(words()).toEqual(['a']);
  });
});

it('gives a preference that only a readable "off" switches off', () => {
  const on = (text: string | null) => {
    if (text !== null) window.localStorage.setItem(key, text);
    return createPreference(key).getSnapshot();
  };
  expect([null, '', 'true', 'OFF', '{"off":true}', 'off'].map(on)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  createPreference(key).set(true);
  expect(window.localStorage).toHaveLength(0);
  createPreference(key).set(false);
  expect(window.localStorage.getItem(key)).toBe('off');
});

it('is live in React', () => {
  const stored = createPreference(key);
  const { result } = renderHook(() => useStored(stored));
  act(() => stored.set(false));
  expect(result.current).toBe(false);
});
