import { act, renderHook } from '@testing-library/react';
import { mockResizeObserver } from '@/lib/testing/observers';
import { chartFormat, roomFor, useElementSize, usePainting } from './chart-canvas';

it.each([
  [0, 36],
  [240, 36],
  [650, 100],
  [700, 107],
  [1100, 112],
])('has room on %d pixels for %d bars', (width, bars) => {
  expect(roomFor(width)).toBe(bars);
});

it('draws a unit to a pixel, with smaller text on a narrow chart', () => {
  const size = { width: 480, height: 300 };
  expect(chartFormat(size)).toMatchObject({ size, fontSize: 13 });
  expect(chartFormat({ ...size, width: 479 }).fontSize).toBe(12);
});

describe('the size of an element', () => {
  const element = { current: document.createElement('div') };
  let layout: ReturnType<typeof mockResizeObserver>;

  beforeEach(() => {
    layout = mockResizeObserver();
  });
  afterEach(() => layout.remove());

  it('is there in whole pixels once it was measured, live', () => {
    const { result, unmount } = renderHook(() => useElementSize(element));
    expect(result.current).toBeNull();
    act(() => layout.resize(element.current, 640.4, 359.5));
    expect(result.current).toEqual({ width: 640, height: 360 });
    act(() => layout.resize(element.current, 320, 200));
    expect(result.current).toEqual({ width: 320, height: 200 });
    unmount();
    expect(layout.watched()).toBe(0);
  });

  it('is the one at the start in a browser that does not report later ones', () => {
    layout.remove();
    const current = document.createElement('div');
    Object.defineProperties(current, { clientWidth: { value: 320 }, clientHeight: { value: 200 } });
    const measured = { current };
    const { result } = renderHook(() => useElementSize(measured));
    expect(result.current).toEqual({ width: 320, height: 200 });
  });
});

describe('painting', () => {
  let now = 0;
  const listeners = new Set<() => void>();
  const onFrame = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const frame = () => {
    for (const listener of listeners) listener();
  };

  beforeEach(() => {
    listeners.clear();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  /** @param cost of one painting, ms */
  function render(cost = 1) {
    const paint = jest.fn(() => {
      now += cost;
    });
    return {
      paint,
      ...renderHook((props) => usePainting(props.paint, props.isLive, onFrame), {
        initialProps: { paint, isLive: false },
      }),
    };
  }

  it('paints after each render at rest, and in each frame in between', () => {
    const { paint, rerender } = render();
    expect(paint).toHaveBeenCalledTimes(1);
    frame();
    frame();
    expect(paint).toHaveBeenCalledTimes(3);
    rerender({ paint, isLive: false });
    expect(paint).toHaveBeenCalledTimes(4);
  });

  it('leaves the painting to the frames while they come', () => {
    const { paint, rerender } = render();
    rerender({ paint, isLive: true });
    expect(paint).toHaveBeenCalledTimes(1);
    frame();
    expect(paint).toHaveBeenCalledTimes(2);
  });

  it('paints every other frame where painting is slow', () => {
    const { paint } = render(7);
    for (let count = 0; count < 4; count++) frame();
    expect(paint).toHaveBeenCalledTimes(3);
  });

  it('paints what was rendered last, and nothing once it has gone', () => {
    const { paint, rerender, unmount } = render();
    const next = jest.fn();
    rerender({ paint: next, isLive: false });
    frame();
    expect(paint).toHaveBeenCalledTimes(1);
    expect(next).toHaveBeenCalledTimes(2);
    unmount();
    expect(listeners.size).toBe(0);
  });
});
