import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setDocumentHidden } from '@/lib/testing/page';
import { useNotices } from './use-notices';

const HOUR = 3_600_000;
const FIRST_DELAY_MS = 2000;
const MIN_DELAY_MS = 120_000;
const DISPLAY_MS = 5000;
const pool = [false, true, false, true].map((isActive, index) => ({
  id: `n${index}`,
  name: `Name ${index}`,
  country: 'Country',
  plan: 'Plan',
  time: 'now',
  isActive,
}));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  act(() => setDocumentHidden(false));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function renderNotices(isEnabled = true) {
  const hook = renderHook((props) => useNotices(pool, props.isEnabled), {
    initialProps: { isEnabled },
  });
  return {
    ...hook,
    keys: () => hook.result.current.notices.map(({ key }) => key),
    enable: (value: boolean) => hook.rerender({ isEnabled: value }),
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('shows the first notice in time, then lets it go, and shows the next one', () => {
  const { keys } = renderNotices();
  pass(FIRST_DELAY_MS - 1);
  expect(keys()).toEqual([]);
  pass(1);
  expect(keys()).toEqual([1]);
  expect(jest.getTimerCount()).toBe(1);
  pass(DISPLAY_MS);
  expect(keys()).toEqual([]);
  pass(MIN_DELAY_MS - DISPLAY_MS);
  expect(keys()).toEqual([2]);
});

it('shows active notices only', () => {
  const { result } = renderNotices();
  const seen = new Set<string>();
  pass(FIRST_DELAY_MS);
  for (let notice = 1; notice <= 4; notice += 1) {
    for (const { notice: shown } of result.current.notices) seen.add(shown.id);
    pass(MIN_DELAY_MS);
  }
  expect([...seen].sort()).toEqual(['n1', 'n3']);
});

it('keeps a notice that is held, until it is released or dismissed', () => {
  const { result, keys } = renderNotices();
  pass(FIRST_DELAY_MS);
  act(() => result.current.hold(1));
  pass(60_000);
  expect(keys()).toEqual([1]);
  act(() => result.current.release(1));
  pass(DISPLAY_MS - 1);
  expect(keys()).toEqual([1]);
  act(() => result.current.dismiss(1));
  expect(keys()).toEqual([]);
});

it('shows nothing while disabled, and begins with the first delay when enabled later', () => {
  const { keys, enable } = renderNotices(false);
  pass(HOUR);
  expect(keys()).toEqual([]);
  enable(true);
  pass(FIRST_DELAY_MS - 1);
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

it('leaves no timer behind', () => {
  const { unmount } = renderNotices();
  pass(FIRST_DELAY_MS);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('has nothing in the prerendered page', () => {
  const Probe = () => String(useNotices(pool, true).notices.length);
  expect(renderToString(<Probe />)).toBe('0');
});
