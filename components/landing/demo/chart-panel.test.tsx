import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { demoWords as words } from '@/content/demo';
import type { Scene } from '@/engine/chart/scene';
import { drawingOf } from '@/engine/chart/trace';
import { SIMULATED_PRICES } from '@/engine/market/simulated-market';
import type { Player, UpdateRate } from '@/engine/replay/player';
import type { Recording } from '@/engine/replay/recording';
import { sceneOf } from '@/engine/testing/replay';
import { mockResizeObserver } from '@/lib/testing/observers';
import { fill } from '@/lib/text/fill';
import { ChartPanel } from './chart-panel';
import type { SceneBuilder } from './use-painted-chart';

const mockPaint = jest.fn();
const mockCreate = jest.fn();
jest.mock('@/engine/chart/canvas', () => ({ createChartPainter: () => mockCreate() }));

const time = Date.UTC(2026, 2, 5, 14, 35);
const bars = [{ time, open: 1.5, high: 2.125, low: 1, close: 1.75, volume: 0 }];
const prices = fill(words.chart.prices, { open: '1.50', high: '2.13', low: '1.00', close: '1.75' });

let layout: ReturnType<typeof mockResizeObserver>;
beforeEach(() => {
  layout = mockResizeObserver();
  mockPaint.mockReset();
  mockCreate.mockReturnValue(mockPaint);
});
afterEach(() => {
  layout.remove();
  jest.restoreAllMocks();
});

/** Shows a chart of a player at rest, once it was measured. */
function show(changes: Partial<ComponentProps<typeof ChartPanel>> = {}) {
  const listeners = new Set<() => void>();
  const state = {
    position: 1,
    replay: { isPlaying: false },
    source: { prices: SIMULATED_PRICES },
  };
  const player = {
    current: () => state,
    snapshot: () => state,
    subscribe(rate: UpdateRate, listener: () => void) {
      if (rate === 'frames') listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Player;
  const build = jest.fn<Scene, Parameters<SceneBuilder>>(() => sceneOf(bars));
  const panel = (others = changes) => (
    <ChartPanel
      label="Chart"
      build={build}
      player={player}
      crosshair={null}
      onCrosshair={jest.fn()}
      {...others}
    />
  );
  const { rerender, unmount } = render(panel());
  const resize = (width: number, height: number) =>
    act(() => layout.resize(screen.getByRole('slider'), width, height));
  expect(mockPaint).not.toHaveBeenCalled();
  resize(640, 300);
  return {
    build,
    state,
    listeners,
    resize,
    unmount,
    rerender: (others = changes) => rerender(panel(others)),
    frame() {
      for (const listener of listeners) listener();
    },
  };
}

it('has room for as many bars as can be told apart', () => {
  const { build, resize } = show();
  const roomOn = (width: number) => {
    resize(width, 300);
    return build.mock.lastCall?.[1].room;
  };
  const rooms = [200, 296, 366, 700, 1100].map((width) => [width, roomOn(width)] as const);
  for (const [width, room = 0] of rooms) expect(width / room).toBeGreaterThan(5.4);
  expect(rooms[0]?.[1]).toBeGreaterThan(20);
  expect(rooms[3]?.[1]).toBeGreaterThan(90);
  expect(rooms[4]?.[1]).toBe(112);
});

it('draws a unit to a whole pixel, with smaller text on a narrow chart, until it has gone', () => {
  const { resize, unmount } = show();
  const formatOn = (width: number, height: number) => {
    resize(width, height);
    return mockPaint.mock.lastCall[1];
  };
  expect(formatOn(440.4, 299.5)).toMatchObject({ size: { width: 440, height: 300 }, fontSize: 13 });
  expect(formatOn(439, 200)).toMatchObject({ size: { width: 439, height: 200 }, fontSize: 12 });
  unmount();
  expect(layout.watched()).toBe(0);
});

it('says that nothing can be drawn, and is still read bar by bar', () => {
  mockCreate.mockReturnValue(null);
  const { rerender } = show();
  expect(screen.getByText(words.chart.undrawable)).toBeVisible();
  expect(screen.getByRole('slider').ariaValueText).toBe(words.chart.undrawable);
  rerender({ crosshair: { bar: 0, price: 1 } });
  expect(screen.getByRole('slider').ariaValueText).toContain(prices);
});

it('hands over what was painted, and how to paint the same from another recording', () => {
  mockPaint.mockImplementation((_, format, onDrawing) => onDrawing?.('as painted', format));
  const onPainted = jest.fn();
  const { build } = show({ onPainted });
  const [painting] = onPainted.mock.lastCall ?? [];
  const [, format] = mockPaint.mock.lastCall ?? [];
  expect(painting).toMatchObject({ position: 1, behind: 0, drawing: 'as painted' });
  const [, view] = build.mock.lastCall ?? [];
  const other = { bars: [] } as unknown as Recording;
  expect(painting.digestOf(other)).toBe(drawingOf(sceneOf(bars), format)?.digest);
  expect(build.mock.lastCall).toEqual([expect.objectContaining({ recording: other }), view]);
});

describe('painting', () => {
  it('follows each render and each frame, and paints nothing twice', () => {
    const { state, rerender, frame } = show();
    expect(mockPaint).toHaveBeenCalledTimes(1);
    frame();
    rerender();
    expect(mockPaint).toHaveBeenCalledTimes(1);
    rerender({ build: () => sceneOf(bars) });
    expect(mockPaint).toHaveBeenCalledTimes(2);
    state.position += 1;
    frame();
    expect(mockPaint).toHaveBeenCalledTimes(3);
  });

  it('is of what was rendered last, and of nothing once that has gone', () => {
    const { state, rerender, frame, listeners, unmount } = show();
    const next = sceneOf(bars);
    state.replay.isPlaying = true;
    rerender({ build: () => next });
    frame();
    expect(mockPaint.mock.lastCall[0]).toBe(next);
    unmount();
    expect(listeners.size).toBe(0);
  });
});

it('keeps what stands there until it has painted', () => {
  const { rerender } = show({ picture: <i>as printed</i> });
  const gone = () => screen.getByText('as printed').parentElement?.dataset.gone;
  expect(gone()).toBe('false');
  mockPaint.mockReturnValue({ times: [] });
  rerender({ picture: <i>as printed</i>, build: () => sceneOf(bars) });
  expect(gone()).toBe('true');
});

it.each([
  ['time and prices', { bar: 0, price: 1 }, `14:35 · ${prices}`],
  ['how to point, beyond the bars', { bar: 1, price: 1 }, words.chart.empty],
  ['how to point', null, words.chart.empty],
])('is read out as %s', (_, crosshair, text) => {
  show({ build: () => sceneOf(bars), crosshair });
  expect(screen.getByRole('slider').ariaValueText).toContain(text);
});
