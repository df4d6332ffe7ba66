import { act, renderHook } from '@testing-library/react';
import { demoWords as words } from '@/content/demo-words';
import { sceneOf } from '@/engine/testing/replay';
import { mockResizeObserver } from '@/lib/testing/observers';
import { chartFormat, readingWords, roomFor, useElementSize, usePainting } from './chart-panel';

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

it('knows the size of an element in whole pixels once it was measured, live', () => {
  const layout = mockResizeObserver();
  const element = { current: document.createElement('div') };
  const { result, unmount } = renderHook(() => useElementSize(element));
  expect(result.current).toBeNull();
  act(() => layout.resize(element.current, 640.4, 359.5));
  expect(result.current).toEqual({ width: 640, height: 360 });
  act(() => layout.resize(element.current, 320, 200));
  expect(result.current).toEqual({ width: 320, height: 200 });
  unmount();
  expect(layout.watched()).toBe(0);
  layout.remove();
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
    const initialProps = { paint, isLive: false };
    const hook = renderHook((props) => usePainting(props.paint, props.isLive, onFrame), {
      initialProps,
    });
    return { paint, ...hook };
  }

  it('follows each render at rest and each frame, and leaves it to the frames while they come', () => {
    const { paint, rerender } = render();
    expect(paint).toHaveBeenCalledTimes(1);
    frame();
    expect(paint).toHaveBeenCalledTimes(2);
    rerender({ paint, isLive: false });
    expect(paint).toHaveBeenCalledTimes(3);
    rerender({ paint, isLive: true });
    expect(paint).toHaveBeenCalledTimes(3);
    frame();
    expect(paint).toHaveBeenCalledTimes(4);
  });

  it('comes every other frame where it is slow', () => {
    const { paint } = render(7);
    for (let count = 0; count < 4; count++) frame();
    expect(paint).toHaveBeenCalledTimes(3);
  });

  it('is of what was rendered last, and of nothing once that has gone', () => {
    const { paint, rerender, unmount } = render();
    const next = jest.fn();
    rerender({ paint: next, isLive: false });
    frame();
    expect([paint.mock.calls.length, next.mock.calls.length]).toEqual([1, 2]);
    unmount();
    expect(listeners.size).toBe(0);
  });
});

describe('what a chart is read out as', () => {
  const time = Date.UTC(2026, 2, 5, 14, 35);
  const bars = [{ time, open: 1.5, high: 2.125, low: 1, close: 1.75, volume: 0 }];
  const level = { kind: 'level', id: 'one', knownAt: 0, name: 'day open', price: 1.5 } as const;
  const shown = { mark: { ...level, from: time }, endedAt: null };
  const crosshair = { bar: 0, price: 1 };
  const scene = sceneOf(bars, [shown]);
  const framed = { ...scene, over: { crosshair: null, chosen: shown, crosses: [] } };
  const { empty } = words.chart;

  it.each([
    ['time, prices, marks', scene, crosshair, null, '14:35 · O 1.50 H 2.13 L 1.00 C 1.75 · One'],
    ['how to point, beyond the bars', scene, { bar: 1, price: 1 }, null, empty],
    ['how to point', scene, null, null, empty],
    ['a mark that was chosen', framed, null, 'one', 'Day open'],
    ['a bar rather than the mark chosen', framed, crosshair, 'one', 'C 1.75'],
    ['that a mark is out of view', scene, crosshair, 'one', words.feed.outOfView],
  ])('is %s', (_, on, at, chosen, text) => {
    expect(readingWords(on, { crosshair: at, chosen })).toContain(text);
  });
});
