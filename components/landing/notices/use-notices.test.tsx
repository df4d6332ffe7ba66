import { act, renderHook } from '@testing-library/react';
import { setDocumentHidden } from '@/lib/testing/page';
import { DISPLAY_MS, FIRST_DELAY_MS, MAX_DELAY_MS, MIN_DELAY_MS } from './notice-queue';
import { useNotices } from './use-notices';

const pool = [{ name: 'Name', country: 'Country', plan: 'Plan', time: 'now' }];
const LONG_MS = 3_600_000 + MAX_DELAY_MS + DISPLAY_MS;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  act(() => setDocumentHidden(false));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function renderNotices(isEnabled = true, since = performance.now()) {
  const { result, rerender, unmount } = renderHook(
    (props) => useNotices(pool, props.isEnabled, since),
    { initialProps: { isEnabled } },
  );
  return {
    keys: () => result.current.notices.map(({ key }) => key),
    enable: (value: boolean) => rerender({ isEnabled: value }),
    unmount,
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('shows a notice in time, shows the next one, and leaves no timer behind', () => {
  const { keys, unmount } = renderNotices();
  pass(FIRST_DELAY_MS - 1);
  expect(keys()).toEqual([]);
  pass(1);
  expect(keys()).toEqual([1]);
  expect(jest.getTimerCount()).toBe(1);
  pass(MIN_DELAY_MS);
  expect(keys()[0]).toBe(2);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('begins with what is left of the first delay, and not before it is enabled; disabled, all are gone', () => {
  const { keys, enable } = renderNotices(false, performance.now() + LONG_MS - 500);
  pass(LONG_MS);
  expect(jest.getTimerCount()).toBe(0);
  enable(true);
  pass(FIRST_DELAY_MS - 501);
  expect(keys()).toEqual([]);
  pass(1);
  expect(keys()).toEqual([1]);
  enable(false);
  expect([keys(), jest.getTimerCount()]).toEqual([[], 0]);
});

it('stands still while the tab is hidden, catches nothing up and continues its schedule', () => {
  const { keys } = renderNotices();
  act(() => setDocumentHidden(true));
  pass(LONG_MS);
  act(() => setDocumentHidden(false));
  pass(FIRST_DELAY_MS - 1);
  expect(keys()).toEqual([]);
  pass(1);
  expect(keys()).toEqual([1]);
});
