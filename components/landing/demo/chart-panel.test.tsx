import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { withTexts } from '@/components/landing/demo/testing/texts';
import type { Scene } from '@/engine/chart/scene';
import { SIMULATED_PRICES } from '@/engine/market/simulated-market';
import type { Player, UpdateRate } from '@/engine/replay/player';
import type { Recording } from '@/engine/replay/recording';
import { drawingOf } from '@/engine/replay/trace';
import { sceneOf } from '@/engine/testing/replay';
import { content } from '@/lib/content/content';
import { mockResizeObserver } from '@/lib/testing/observers';
import { fill } from '@/lib/text/fill';
import { ChartPanel } from './chart-panel';
import type { SceneBuilder } from './painted-chart';

const { demoWords: texts } = content;

const mockPaint = jest.fn();
const mockCreate = jest.fn();
jest.mock('@/engine/chart/canvas', () => ({ createChartPainter: () => mockCreate() }));

const time = Date.UTC(2026, 2, 5, 14, 35);
const bars = [{ time, open: 1.5, high: 2.125, low: 1, close: 1.75, volume: 0 }];
const prices = fill(texts.chart.prices, { open: '1.50', high: '2.13', low: '1.00', close: '1.75' });

let layout: ReturnType<typeof mockResizeObserver>;
beforeEach(() => {
  layout = mockResizeObserver();
  mockPaint.mockReset();
  mockCreate.mockReturnValue(mockPaint);
});
afterEach(() => layout.remove());

/** Shows a paused player's chart, 640 pixels wide. */
function show(changes: Partial<ComponentProps<typeof ChartPanel>> = {}) {
  const listeners = new Set<() => void>();
  const state = { position: 1, replay: { isPlaying: false }, source: { prices: SIMULATED_PRICES } };
  const player = {
    current: () => state,
    snapshot: () => state,
    subscribe(rate: UpdateRate, listener: () => void) {
      if (rate === 'frames') listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Player;
  const build = jest.fn<Scene, Parameters<SceneBuilder>>(() => sceneOf(bars));
  const shared = { label: 'Chart', player, build, crosshair: null, onCrosshair: jest.fn() };
  const panel = (others = changes) => <ChartPanel {...shared} {...others} />;
  const { rerender, unmount } = render(panel(), withTexts);
  const resize = (width: number, height = 300) =>
    act(() => layout.resize(screen.getByRole('slider'), width, height));
  resize(640);
  const frame = () => listeners.forEach((listener) => void listener());
  return {
    build,
    state,
    listeners,
    resize,
    unmount,
    frame,
    rerender: (others = changes) => rerender(panel(others)),
  };
}

it('shows as many bars as can be told apart', () => {
  const { build, resize } = show();
  const roomOn = (width: number) => {
    resize(width);
    return build.mock.lastCall?.[1].room ?? 0;
  };
  for (const width of [200, 296, 366, 700, 1100])
    expect(width / roomOn(width)).toBeGreaterThan(5.4);
  expect(roomOn(200)).toBeGreaterThan(20);
  expect(roomOn(1100)).toBe(112);
});

it('draws in whole pixels, with smaller text on a narrow chart', () => {
  const { resize } = show();
  resize(440.4, 299.5);
  expect(mockPaint.mock.lastCall[1]).toMatchObject({
    size: { width: 440, height: 300 },
    fontSize: 13,
  });
  resize(439, 200);
  expect(mockPaint.mock.lastCall[1]).toMatchObject({ fontSize: 12 });
});

it('draws nothing in a box too narrow for names', () => {
  const { resize } = show();
  mockPaint.mockReset();
  resize(60);
  expect(mockPaint).not.toHaveBeenCalled();
});

it('reports a missing canvas, but still reads out each bar', () => {
  mockCreate.mockReturnValue(null);
  const { rerender } = show();
  expect(screen.getByText(texts.chart.canvasError)).toBeVisible();
  expect(screen.getByRole('slider').ariaValueText).toBe(texts.chart.canvasError);
  rerender({ crosshair: { bar: 0, price: 1 } });
  expect(screen.getByRole('slider').ariaValueText).toContain(`14:35 · ${prices}`);
  rerender({ crosshair: { bar: 1, price: 1 } });
  expect(screen.getByRole('slider').ariaValueText).not.toContain(':35');
});

it('gives `onPainted` a function that digests the drawing of any recording', () => {
  mockPaint.mockImplementation((_, __, traced) => traced({}, 'as projected') && null);
  const onPainted = jest.fn();
  const { build } = show({ onPainted });
  const [painting] = onPainted.mock.lastCall ?? [];
  const [, format] = mockPaint.mock.lastCall ?? [];
  expect(painting).toMatchObject({
    position: 1,
    behind: 0,
    drawing: { projection: 'as projected' },
  });
  const [, view] = build.mock.lastCall ?? [];
  const other = { bars: [] } as unknown as Recording;
  expect(painting.digestOf(other)).toBe(drawingOf(sceneOf(bars), format)?.digest());
  expect(build.mock.lastCall).toEqual([expect.objectContaining({ recording: other }), view]);
});

it('paints each changed scene once, until unmounted', () => {
  const { state, rerender, frame, listeners, unmount } = show();
  frame();
  rerender();
  expect(mockPaint).toHaveBeenCalledTimes(1);
  const next = sceneOf(bars);
  rerender({ build: () => next });
  expect(mockPaint).toHaveBeenCalledTimes(2);
  state.position += 1;
  frame();
  expect(mockPaint).toHaveBeenCalledTimes(3);
  expect(mockPaint.mock.lastCall[0]).toBe(next);
  unmount();
  expect([listeners.size, layout.watched()]).toEqual([0, 0]);
});
