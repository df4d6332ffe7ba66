/** @jest-environment jsdom */
import { pageShow } from '../testing/page-show';
import { storageKeys } from './keys';
import { createPreference } from './preference';

const key = storageKeys.motion;
const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;

/** Puts `value`, or a getter that throws, where the browser keeps localStorage. */
function replaceStorage(get: () => unknown) {
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
}

function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

afterEach(() => {
  Object.defineProperty(window, 'localStorage', storage);
  window.localStorage.clear();
});

/** What another tab's change looks like from here. */
function otherTab(newValue: string | null, changed: string | null = key) {
  window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }));
}

describe('createPreference', () => {
  it('is on for a visitor who chose nothing', () => {
    expect(createPreference(key).getSnapshot()).toBe(true);
  });

  it('is on in the prerendered page', () => {
    window.localStorage.setItem(key, 'off');
    expect(createPreference(key).getServerSnapshot()).toBe(true);
  });

  it('remembers an earlier "off"', () => {
    window.localStorage.setItem(key, 'off');
    expect(createPreference(key).getSnapshot()).toBe(false);
  });

  it.each(['', 'true', 'OFF', '{"off":true}'])('takes the garbage %j for on', (garbage) => {
    window.localStorage.setItem(key, garbage);
    expect(createPreference(key).getSnapshot()).toBe(true);
  });

  it('writes nothing by being read and subscribed to', () => {
    const preference = createPreference(key);
    preference.subscribe(() => {});
    preference.getSnapshot();
    expect(window.localStorage).toHaveLength(0);
  });

  it('stores "off"', () => {
    createPreference(key).set(false);
    expect(window.localStorage.getItem(key)).toBe('off');
  });

  it('removes the key when switched on again', () => {
    const preference = createPreference(key);
    preference.set(false);
    preference.set(true);
    expect(window.localStorage).toHaveLength(0);
  });

  it('tells listeners about a change', () => {
    const preference = createPreference(key);
    const listener = jest.fn();
    preference.subscribe(listener);
    preference.set(false);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('tells a listener nothing after it left', () => {
    const preference = createPreference(key);
    const listener = jest.fn();
    preference.subscribe(listener)();
    preference.set(false);
    expect(listener).not.toHaveBeenCalled();
  });

  it('follows another tab', () => {
    const preference = createPreference(key);
    preference.subscribe(() => {});
    otherTab('off');
    expect(preference.getSnapshot()).toBe(false);
  });

  it('ignores another key of another tab', () => {
    const preference = createPreference(key);
    preference.subscribe(() => {});
    otherTab('off', storageKeys.notices);
    expect(preference.getSnapshot()).toBe(true);
  });

  it('goes back to on when another tab clears storage', () => {
    window.localStorage.setItem(key, 'off');
    const preference = createPreference(key);
    preference.subscribe(() => {});
    otherTab(null, null);
    expect(preference.getSnapshot()).toBe(true);
  });

  it('stops following other tabs once nobody listens', () => {
    const preference = createPreference(key);
    preference.subscribe(() => {})();
    otherTab('off');
    expect(preference.getSnapshot()).toBe(true);
  });

  it('keeps following while one of two listeners stays', () => {
    const preference = createPreference(key);
    preference.subscribe(() => {})();
    preference.subscribe(() => {});
    preference.subscribe(() => {})();
    otherTab('off');
    expect(preference.getSnapshot()).toBe(false);
  });

  it('catches up when the page returns from the back/forward cache', () => {
    const preference = createPreference(key);
    preference.subscribe(() => {});
    window.localStorage.setItem(key, 'off');
    pageShow(true);
    expect(preference.getSnapshot()).toBe(false);
  });

  it.each([
    ['throws', forbidden],
    ['is null', () => null],
  ])('is on when storage %s', (_, get) => {
    replaceStorage(get);
    expect(createPreference(key).getSnapshot()).toBe(true);
  });

  it.each([
    ['throws', forbidden],
    ['is null', () => null],
    ['is full', () => ({ getItem: () => null, setItem: forbidden, removeItem: forbidden })],
  ])('keeps a choice for the page when storage %s', (_, get) => {
    replaceStorage(get);
    const preference = createPreference(key);
    preference.set(false);
    preference.subscribe(() => {});
    pageShow(true);
    expect(preference.getSnapshot()).toBe(false);
  });
});
