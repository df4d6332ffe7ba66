import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { demoWords as words } from '@/content/demo';
import { digestOf } from '@/engine/chart/digest-pen';
import type { Scene } from '@/engine/chart/scene';
import { SIMULATED_PRICES } from '@/engine/market/simulated-market';
import type { Pace, Player } from '@/engine/replay/player';
import type { Recording } from '@/engine/replay/recording';
import { sceneOf } from '@/engine/testing/replay';
import { mockResizeObserver } from '@/lib/testing/observers';
import { fill } from '@/lib/text/fill';
import { ChartPanel } from './chart-panel';
import type { SceneBuilder } from './use-painted-chart';

const mockPaint = jest.fn();
const mockCreate = jest.fn();
// Whose turn it is depends on time.
jest.mock('./painting-turns', () => ({
  paintInTurn: (paint: () => void) => paint(),
  holdPainting: () => undefined,
  endTurns: () => undefined,
}));
jest.mock('@/engine/chart/canvas-pen', () => ({ createChartPainter: () => mockCreate() }));

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
    subscribe(pace: Pace, listener: () => void) {
      if (pace === 'frames') listeners.add(listener);
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
  expect(formatOn(480.4, 299.5)).toMatchObject({ size: { width: 480, height: 300 }, fontSize: 13 });
  expect(formatOn(479, 200)).toMatchObject({ size: { width: 479, height: 200 }, fontSize: 12 });
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
  mockPaint.mockImplementation((_, format, onDigest) => onDigest?.('as painted', format));
  const onPainted = jest.fn();
  const { build } = show({ onPainted });
  const [painting] = onPainted.mock.lastCall ?? [];
  const [{ bars: shown }, format] = mockPaint.mock.lastCall ?? [];
  expect(painting).toMatchObject({ position: 1, scene: { bars: shown }, digest: 'as painted' });
  const [, view] = build.mock.lastCall ?? [];
  const other = { bars: [] } as unknown as Recording;
  expect(painting.digestOf(other)).toBe(digestOf(sceneOf(bars), format));
  expect(build.mock.lastCall).toEqual([expect.objectContaining({ recording: other }), view]);
});

describe('painting', () => {
  it('follows each render at rest and each frame, leaves it to the frames while they come, and paints nothing twice', () => {
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
    state.replay.isPlaying = true;
    rerender({ build: () => sceneOf(bars) });
    expect(mockPaint).toHaveBeenCalledTimes(3);
    frame();
    expect(mockPaint).toHaveBeenCalledTimes(4);
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

describe('what a chart is read out as', () => {
  const level = {
    kind: 'level',
    id: 'one',
    at: time,
    knownAt: time + 1,
    name: 'day open',
    price: 1.5,
    from: time,
  } as const;
  const scene = sceneOf(bars, [{ mark: level, endedAt: null }]);
  const crosshair = { bar: 0, price: 1 };
  const { empty } = words.chart;
  const { decimal, levels } = words.drawing;
  const opened = { name: levels['day open'].name, price: `1${decimal}50` };
  const said = fill(words.sentences['confirmed level'] ?? '', opened);
  const dayOpen = said.charAt(0).toUpperCase() + said.slice(1);

  it.each([
    ['time, prices, marks', scene, crosshair, null, `14:35 · ${prices} · One`],
    ['how to point, beyond the bars', scene, { bar: 1, price: 1 }, null, empty],
    ['how to point', scene, null, null, empty],
    ['a mark that was chosen', scene, null, level, dayOpen],
    ['a bar rather than the mark chosen', scene, crosshair, level, prices],
    ['that a mark is out of view', sceneOf(bars), null, level, words.mark.outOfView],
  ])('is %s', (_, on, at, chosen, text) => {
    show({ build: () => on, crosshair: at, chosen });
    expect(screen.getByRole('slider').ariaValueText).toContain(text);
  });
});
