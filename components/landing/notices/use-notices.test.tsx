import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setDocumentHidden } from '@/lib/testing/document-visibility';
import { DISPLAY, FIRST_DELAY, LEAVE, MAX_DELAY, MIN_DELAY } from './notice-queue';
import { useNotices } from './use-notices';

const HOUR = 3_600_000;
const pool = [{ isActive: false }, { isActive: true }, { isActive: false }, { isActive: true }];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  act(() => setDocumentHidden(false));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function Probe() {
  return String(useNotices(pool, true).shown.length);
}

function renderNotices(enabled = true) {
  const seen = new Set<number>();
  const hook = renderHook(
    (props: { enabled: boolean }) => {
      const notices = useNotices(pool, props.enabled);
      for (const { index } of notices.shown) seen.add(index);
      return notices;
    },
    { initialProps: { enabled } },
  );
  return {
    ...hook,
    seen,
    keys: () => hook.result.current.shown.map(({ key }) => key),
    enable: (value: boolean) => hook.rerender({ enabled: value }),
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('useNotices', () => {
  it('shows nothing at first', () => {
    const { keys } = renderNotices();
    pass(FIRST_DELAY - 1);
    expect(keys()).toEqual([]);
  });

  it('shows the first notice in time', () => {
    const { keys } = renderNotices();
    pass(FIRST_DELAY);
    expect(keys()).toEqual([1]);
  });

  it('lets it slide out and go', () => {
    const { keys } = renderNotices();
    pass(FIRST_DELAY + DISPLAY + LEAVE);
    expect(keys()).toEqual([]);
  });

  it('shows the next one after the delay drawn', () => {
    const { keys } = renderNotices();
    pass(FIRST_DELAY + MIN_DELAY);
    expect(keys()).toEqual([2]);
  });

  it('shows active notices only, by their place in the pool', () => {
    const { seen } = renderNotices();
    pass(FIRST_DELAY);
    for (let notice = 2; notice <= 4; notice += 1) pass(MIN_DELAY);
    expect([...seen].sort()).toEqual([1, 3]);
  });

  it('sets one timer at a time', () => {
    renderNotices();
    pass(FIRST_DELAY);
    expect(jest.getTimerCount()).toBe(1);
  });

  it('keeps a notice that is held', () => {
    const { result, keys } = renderNotices();
    pass(FIRST_DELAY);
    act(() => result.current.hold(1));
    pass(60_000);
    expect(keys()).toEqual([1]);
  });

  it('goes on with its time once released', () => {
    const { result, keys } = renderNotices();
    pass(FIRST_DELAY);
    act(() => result.current.hold(1));
    pass(60_000);
    act(() => result.current.release(1));
    pass(DISPLAY + LEAVE);
    expect(keys()).toEqual([]);
  });

  it('lets a dismissed notice slide out', () => {
    const { result } = renderNotices();
    pass(FIRST_DELAY);
    act(() => result.current.dismiss(1));
    expect(result.current.shown).toEqual([{ key: 1, index: 1, leaving: true }]);
  });

  it('shows nothing while disabled', () => {
    const { keys } = renderNotices(false);
    pass(FIRST_DELAY);
    expect(keys()).toEqual([]);
  });

  it('begins with the first delay when enabled later', () => {
    const { keys, enable } = renderNotices(false);
    pass(HOUR);
    enable(true);
    pass(FIRST_DELAY);
    expect(keys()).toEqual([1]);
  });

  it('takes everything away when disabled', () => {
    const { keys, enable } = renderNotices();
    pass(FIRST_DELAY);
    enable(false);
    expect(keys()).toEqual([]);
  });

  it('has no timer while disabled', () => {
    const { enable } = renderNotices();
    pass(FIRST_DELAY);
    enable(false);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('catches nothing up when enabled again', () => {
    const { keys, enable } = renderNotices();
    pass(FIRST_DELAY);
    enable(false);
    pass(5 * HOUR);
    enable(true);
    pass(100);
    expect(keys()).toEqual([]);
  });

  it('catches nothing up when the tab comes back', () => {
    const { keys } = renderNotices();
    pass(FIRST_DELAY + DISPLAY + LEAVE);
    act(() => setDocumentHidden(true));
    pass(5 * HOUR);
    act(() => setDocumentHidden(false));
    pass(100);
    expect(keys()).toEqual([]);
  });

  it('goes on with its schedule when the tab comes back', () => {
    const { keys } = renderNotices();
    pass(FIRST_DELAY);
    act(() => setDocumentHidden(true));
    pass(5 * HOUR);
    act(() => setDocumentHidden(false));
    pass(MIN_DELAY);
    expect(keys()).toEqual([2]);
  });

  it('leaves no timer behind', () => {
    const { unmount } = renderNotices();
    pass(FIRST_DELAY);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits no longer than the longest delay', () => {
    jest.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);
    const { keys } = renderNotices();
    pass(FIRST_DELAY + MAX_DELAY);
    expect(keys()).toEqual([2]);
  });

  it('has nothing in the prerendered page', () => {
    expect(renderToString(<Probe />)).toBe('0');
  });
});
