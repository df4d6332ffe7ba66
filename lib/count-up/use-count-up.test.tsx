import { act, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { reducedMotionQuery } from '../motion/reduced-motion';
import { mockIntersectionObserver } from '../testing/intersection-observer';
import { mockMatchMedia } from '../testing/match-media';
import { COUNT_DURATION } from './count-up';
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

describe('useCountUp', () => {
  it('waits at 0 until it is seen', () => {
    const { value } = renderCount();
    pass(10_000);
    expect(value()).toBe(0);
  });

  it('counts once it is seen', () => {
    const { value, see } = renderCount();
    see();
    pass(COUNT_DURATION / 2);
    expect(value()).toBeGreaterThan(200);
  });

  it('ends on its value after its duration', () => {
    const { value, see } = renderCount();
    see();
    pass(COUNT_DURATION + 16);
    expect(value()).toBe(300);
  });

  it('is not there before', () => {
    const { value, see } = renderCount();
    see();
    pass(COUNT_DURATION / 2);
    expect(value()).toBeLessThan(300);
  });

  it('asks for no more frames once it has ended', () => {
    const { see } = renderCount();
    see();
    pass(COUNT_DURATION + 16);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('counts once only', () => {
    const { value, see } = renderCount();
    see();
    pass(COUNT_DURATION + 16);
    see();
    pass(16);
    expect(value()).toBe(300);
  });

  it('shows its value under reduced motion', () => {
    mockMatchMedia([reducedMotionQuery]);
    const { value, see } = renderCount();
    see();
    pass(500);
    expect(value()).toBe(300);
  });

  it('shows its value as soon as reduced motion is asked for', () => {
    const media = mockMatchMedia();
    const { value, see } = renderCount();
    see();
    pass(500);
    act(() => media.set(reducedMotionQuery, true));
    expect(value()).toBe(300);
  });

  it('does not count again when motion is allowed again', () => {
    const media = mockMatchMedia();
    const { value, see } = renderCount();
    see();
    act(() => media.set(reducedMotionQuery, true));
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
});

describe('the prerendered page', () => {
  it('has the value', () => {
    expect(renderToString(<Figure />)).toBe('<p>300</p>');
  });

  it('keeps it through hydration for visitors who do not want motion', async () => {
    mockMatchMedia([reducedMotionQuery]);
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Figure />);
    const changes = jest.fn();
    new MutationObserver(changes).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    await act(async () => hydrateRoot(root, <Figure />));
    expect(changes).not.toHaveBeenCalled();
  });
});
