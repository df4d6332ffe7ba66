import { act, renderHook } from '@testing-library/react';
import { pageShow } from '@/lib/testing/page';
import { usePreference } from './page-state';
import { createPreference, storageKeys } from './preference';

const key = storageKeys.notices;
const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;

function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

afterEach(() => {
  Object.defineProperty(window, 'localStorage', storage);
  window.localStorage.clear();
});

/** Renders a component that subscribes to a preference. */
function followed() {
  const preference = createPreference(key);
  const { result } = renderHook(() => usePreference(preference));
  return {
    choice: () => result.current,
    isOn: () => result.current.isOn,
    set: (isOn: boolean) => act(() => preference.set(isOn)),
  };
}

/** Simulates a change in another tab. */
const otherTab = (newValue: string | null, changed: string | null = key) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }));
  });

it.each([
  [null, true],
  ['', true],
  ['OFF', true],
  ['{"off":true}', true],
  ['off', false],
])('a preference stored as %j is on: %s', (text, isOn) => {
  if (text !== null) window.localStorage.setItem(key, text);
  expect(followed().choice()).toEqual({ isOn, isSaved: true });
});

it('follows other tabs that change its key or clear storage', () => {
  const { isOn } = followed();
  otherTab('off');
  otherTab(null, storageKeys.motion);
  expect(isOn()).toBe(false);
  otherTab(null, null);
  expect(isOn()).toBe(true);
});

it.each([
  ['throws', false, forbidden],
  ['is null', false, () => null],
  ['is full', true, () => ({ getItem: () => null, setItem: forbidden })],
])('if storage %s, keeps an unsaved change until the page closes', (_, isSavedAtFirst, get) => {
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
  const { choice, set } = followed();
  expect(choice()).toEqual({ isOn: true, isSaved: isSavedAtFirst });
  set(false);
  act(() => pageShow(true));
  expect(choice()).toEqual({ isOn: false, isSaved: false });
});
