import { act, renderHook } from '@testing-library/react';
import { setDocumentHidden } from '@/lib/testing/page';
import { useNotices } from './use-notices';

const HOUR = 3_600_000;
const FIRST_DELAY_MS = 2000;
const MIN_DELAY_MS = 120_000;
const DISPLAY_MS = 5000;
const pool = [{ name: 'Name', country: 'Country', plan: 'Plan', time: 'now' }];

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
    now: () => result.current,
    keys: () => result.current.notices.map(({ key }) => key),
    enable: (value: boolean) => rerender({ isEnabled: value }),
    unmount,
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('shows a notice in time, then lets it go, and shows the next one', () => {
  const { now, keys, unmount } = renderNotices();
  pass(FIRST_DELAY_MS - 1);
  expect(keys()).toEqual([]);
  pass(1);
  expect(now().notices).toEqual([{ key: 1, notice: pool[0] }]);
  expect(jest.getTimerCount()).toBe(1);
  pass(DISPLAY_MS);
  expect(keys()).toEqual([]);
  pass(MIN_DELAY_MS - DISPLAY_MS);
  expect(keys()).toEqual([2]);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps a notice that is held, until it is released or dismissed', () => {
  const { now, keys } = renderNotices();
  pass(FIRST_DELAY_MS);
  act(() => now().hold(1));
  pass(60_000);
  act(() => now().release(1));
  pass(DISPLAY_MS - 1);
  expect(keys()).toEqual([1]);
  act(() => now().dismiss(1));
  expect(keys()).toEqual([]);
});

it('begins with what is left of the first delay, and not before it is enabled', () => {
  const { keys, enable } = renderNotices(false, performance.now() + HOUR - 500);
  pass(HOUR);
  expect(jest.getTimerCount()).toBe(0);
  enable(true);
  pass(FIRST_DELAY_MS - 501);
  expect(keys()).toEqual([]);
  pass(1);
  expect(keys()).toEqual([1]);
});

it('takes everything away when disabled, and catches nothing up when enabled again', () => {
  const { keys, enable } = renderNotices();
  pass(FIRST_DELAY_MS);
  enable(false);
  expect([keys(), jest.getTimerCount()]).toEqual([[], 0]);
  pass(5 * HOUR);
  enable(true);
  pass(100);
  expect(keys()).toEqual([]);
});

it('stands still while the tab is hidden, catches nothing up and continues its schedule', () => {
  const { keys } = renderNotices();
  pass(FIRST_DELAY_MS + DISPLAY_MS);
  act(() => setDocumentHidden(true));
  pass(5 * HOUR);
  act(() => setDocumentHidden(false));
  pass(100);
  expect(keys()).toEqual([]);
  pass(MIN_DELAY_MS - DISPLAY_MS);
  expect(keys()).toEqual([2]);
});
