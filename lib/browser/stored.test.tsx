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

it('has what was kept; in the prerendered page, what nothing kept stands for', () => {
  window.localStorage.setItem(key, 'a,b');
  const stored = createStored(key, format);
  expect(stored.getSnapshot()).toEqual({ words: ['a', 'b'] });
  expect(stored.getServerSnapshot()).toEqual({ words: [] });
});

it('gives the same object until the value changes, as React asks', () => {
  const { stored } = listened();
  stored.set({ words: ['a'] });
  const first = stored.getSnapshot();
  stored.set({ words: ['a'] });
  expect(stored.getSnapshot()).toBe(first);
  expect(stored.getServerSnapshot()).toBe(stored.getServerSnapshot());
});

it('writes only what is set, tells who listens, and empties storage when there is nothing to keep', () => {
  const { stored, listener, leave, words } = listened();
  expect([words(), window.localStorage.length]).toEqual([[], 0]);
  listener.mockReset();
  stored.set({ words: ['a', 'b'] });
  expect(window.localStorage.getItem(key)).toBe('a,b');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  stored.set({ words: [] });
  expect(window.localStorage).toHaveLength(0);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('follows other tabs in its own key, and when they clear storage', () => {
  const { words } = listened();
  otherTab('b');
  otherTab('c', storageKeys.notices);
  expect(words()).toEqual(['b']);
  otherTab(null, null);
  expect(words()).toEqual([]);
});

it('catches up when the page returns from the back/forward cache', () => {
  const { words } = listened();
  expect(words()).toEqual([]);
  window.localStorage.setItem(key, 'a');
  pageShow(false);
  expect(words()).toEqual([]);
  pageShow(true);
  expect(words()).toEqual(['a']);
});

it.each([
  ['throws', false, forbidden],
  ['is null', false, () => null],
  ['is full', true, () => ({ getItem: () => null, setItem: forbidden, removeItem: () => {} })],
])('keeps a change for the page when storage %s, and knows it', (_, isSavedAtFirst, get) => {
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
  const { stored, listener, words } = listened();
  expect([words(), stored.isSaved()]).toEqual([[], isSavedAtFirst]);
  stored.set({ words: ['a'] });
  stored.subscribe(() => {});
  pageShow(true);
  expect([words(), stored.isSaved()]).toEqual([['a'], false]);
  Object.defineProperty(window, 'localStorage', storage);
  listener.mockReset();
  stored.set({ words: ['a'] });
  expect(stored.isSaved()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('knows that what was kept could not be erased', () => {
  const getItem = () => 'a';
  const get = () => ({ getItem, removeItem: forbidden });
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
  const { stored, words } = listened();
  expect([words(), stored.isSaved()]).toEqual([['a'], true]);
  stored.set({ words: [] });
  expect([words(), stored.isSaved()]).toEqual([[], false]);
});

it('gives a preference that only a readable "off" switches off', () => {
  const isOn = (text: string) => {
    window.localStorage.setItem(key, text);
    return createPreference(key).getSnapshot();
  };
  expect(['', 'true', 'OFF', '{"off":true}', 'off'].filter((text) => !isOn(text))).toEqual(['off']);
});

it('is live in React', () => {
  const stored = createPreference(key);
  const { result } = renderHook(() => useStored(stored));
  act(() => stored.set(false));
  expect(result.current).toBe(false);
});
