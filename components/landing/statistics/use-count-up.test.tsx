import { act, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { reducedMotionQuery } from '@/lib/browser/motion';
import { mockIntersectionObserver, mockMatchMedia } from '@/lib/testing/observers';
import { useCountUp } from './use-count-up';

let screen: ReturnType<typeof mockIntersectionObserver>;

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  screen = mockIntersectionObserver();
});

afterEach(() => {
  screen.remove();
  jest.useRealTimers();
});

function Figure() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useCountUp(ref, 300)}</p>;
}

function renderCount(to = 300) {
  const ref = { current: document.createElement('p') };
  const hook = renderHook(() => useCountUp(ref, to));
  return {
    ...hook,
    value: () => hook.result.current,
    see: () => act(() => screen.show(ref.current)),
  };
}

function pass(ms: number) {
  act(() => jest.advanceTimersByTime(ms));
}

it('waits at 0 until it is seen', () => {
  const { value } = renderCount();
  pass(10_000);
  expect(value()).toBe(0);
});

it.each([0, 1, 7, 300, 1_000_000_000])(
  'counts once to %i in 2 s, in whole numbers that never fall, quick at first',
  (to) => {
    const { value, see } = renderCount(to);
    see();
    const values = [];
    for (let elapsed = 0; elapsed < 2000; elapsed += 16) {
      values.push(value());
      pass(16);
    }
    expect(values.filter((each) => !Number.isInteger(each) || each > to)).toEqual([]);
    expect(values).toEqual([...values].sort((one, other) => one - other));
    expect((values[62] as number) / (to || 1)).toBeCloseTo(to ? 0.87 : 0, to > 7 ? 1 : 0);
    pass(32);
    expect([value(), jest.getTimerCount()]).toEqual([to, 0]);
    see();
    pass(16);
    expect(value()).toBe(to);
  },
);

it('shows its value under reduced motion, also when that is asked for on the way, and does not count again', () => {
  const media = mockMatchMedia();
  const { value, see } = renderCount();
  see();
  pass(500);
  expect(value()).toBeLessThan(300);
  act(() => media.set(reducedMotionQuery, true));
  expect(value()).toBe(300);
  act(() => media.set(reducedMotionQuery, false));
  expect(value()).toBe(300);
});

it('shows its value where nothing can say that it is seen', () => {
  screen.remove();
  expect(renderCount().value()).toBe(300);
});

it('leaves no frame and no observer behind', () => {
  const { see, unmount } = renderCount();
  see();
  pass(500);
  unmount();
  expect([jest.getTimerCount(), screen.watched()]).toEqual([0, 0]);
});

it('is prerendered with its value, which stays through hydration for visitors who do not want motion', async () => {
  mockMatchMedia([reducedMotionQuery]);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Figure />);
  expect(root).toHaveTextContent('300');
  const changes = jest.fn();
  new MutationObserver(changes).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  await act(async () => hydrateRoot(root, <Figure />));
  expect(changes).not.toHaveBeenCalled();
});
