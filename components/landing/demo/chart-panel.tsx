import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useRef } from 'react';
import { createChartPainter } from '@/engine/chart/canvas-pen';
import { projectionOf } from '@/engine/chart/chart';
import { barAt, priceAt } from '@/engine/chart/projection';
import type { Scene } from '@/engine/chart/scene';
import { type Crosshair, movedCrosshair } from '@/engine/replay/crosshair';
import type { Player, Snapshot } from '@/engine/replay/player';
import type { DemoWords } from '@/lib/content/schemas/demo';
import { chartFormat, roomFor, useElementSize, usePainting } from './chart-canvas';
import { useSnapshot } from './use-player';
import { readingWords } from './wording';

/** Builds a scene from a state. @param room bars that the chart has room for */
export type SceneBuilder = (state: Snapshot, room: number) => Scene;

/** Builds the scene of a state and a room once, for reading it out and for painting it. */
function useScene(player: Player, build: SceneBuilder, room: number): () => Scene {
  const built = useRef<{ of: readonly unknown[]; scene: Scene }>(null);
  return () => {
    const state = player.current();
    const of = [state.recording, state.position, build, room];
    if (!built.current?.of.every((part, index) => part === of[index]))
      built.current = { of, scene: build(state, room) };
    return built.current.scene;
  };
}

/** A chart that fills its box, with a crosshair for pointer, touch and keyboard. */
export function ChartPanel({
  label,
  build,
  player,
  words,
  crosshair,
  chosen = null,
  onCrosshair,
  children,
}: {
  label: string;
  build: SceneBuilder;
  player: Player;
  words: DemoWords;
  crosshair: Crosshair | null;
  /** Id of the mark that is pointed out. */
  chosen?: string | null;
  onCrosshair: (crosshair: Crosshair | null) => void;
  /** Stands there until the first painting. */
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof createChartPainter>>(null);
  const size = useElementSize(box);
  const { position, replay } = useSnapshot(player, 'words');
  const room = roomFor(size?.width ?? 0);
  const scene = useScene(player, build, room);
  const last = Math.max(0, Math.min(room, position) - 1);
  const isPointedAt = crosshair !== null || chosen !== null;
  const text = isPointedAt
    ? readingWords(scene(), { crosshair, chosen }, words)
    : words.chart.empty;

  usePainting(
    () => {
      if (!size || !canvas.current) return;
      painter.current ??= createChartPainter(canvas.current);
      painter.current(scene(), chartFormat(size));
    },
    replay.isPlaying,
    useCallback((listener: () => void) => player.subscribe('frames', listener), [player]),
  );

  function onPointer(event: PointerEvent<HTMLElement>) {
    if (!size || scene().bars.length === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const projection = projectionOf(scene(), chartFormat(size));
    const bar = barAt(projection, event.clientX - left);
    onCrosshair({ bar, price: priceAt(projection, event.clientY - top) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return onCrosshair(null);
    const moved = movedCrosshair(crosshair, scene().bars, event.key);
    if (!moved) return;
    event.preventDefault();
    onCrosshair(moved);
  }

  return (
    <>
      {/* The ARIA slider pattern: a range input cannot hold a drawing. */}
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.min(crosshair?.bar ?? last, last)}
        aria-valuetext={text}
        className="demo-chart demo-canvas"
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onCrosshair(null)}
        onKeyDown={onKeyDown}
      >
        {children}
        <canvas ref={canvas} />
      </div>
      <p aria-hidden="true" className="demo-readout">
        {text}
      </p>
    </>
  );
}
