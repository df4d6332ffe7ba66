import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { projectionOf } from '@/engine/chart/chart';
import { barAt, priceAt } from '@/engine/chart/projection';
import { chartFormat, roomFor } from '@/engine/replay/chart-format';
import { createChartPainter, type Picture } from '@/engine/replay/chart-painter';
import { type Crosshair, movedCrosshair } from '@/engine/replay/crosshair';
import type { Player } from '@/engine/replay/player';
import { useElementSize } from '@/engine/replay/use-element-size';
import { usePainting } from '@/engine/replay/use-painting';
import { useView } from '@/engine/replay/use-view';

/** A chart that fills its box, with a crosshair for pointer, touch and keyboard. */
export function ChartPanel({
  label,
  pictureFor,
  player,
  ids,
  crosshair,
  onCrosshair,
  reading,
  children,
}: {
  label: string;
  /** @param room bars that the chart has room for @returns what it shows in this frame */
  pictureFor: (room: number) => Picture;
  player: Player;
  /** Begins the ids in its drawing. */
  ids: string;
  crosshair: Crosshair | null;
  onCrosshair: (crosshair: Crosshair | null) => void;
  /** What the chart is read out as: words, or from the picture what is pointed at. */
  reading: string | ((picture: Picture) => string);
  /** Stands there until the first painting. */
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof createChartPainter>>(null);
  const size = useElementSize(box);
  const { position, replay } = useView(player.views.words);
  const room = roomFor(size?.width ?? 0);
  const last = Math.max(0, Math.min(room, position) - 1);
  const text = typeof reading === 'string' ? reading : reading(pictureFor(room));

  usePainting(
    () => {
      if (!size || !canvas.current) return;
      painter.current ??= createChartPainter(canvas.current);
      painter.current(pictureFor(room), chartFormat(size, ids));
    },
    replay.isPlaying,
    player.onFrame,
  );

  function onPointer(event: PointerEvent<HTMLElement>) {
    const { scene } = pictureFor(room);
    if (!size || scene.bars.length === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const projection = projectionOf(scene, chartFormat(size, ids));
    const bar = barAt(projection, event.clientX - left);
    onCrosshair({ bar, price: priceAt(projection, event.clientY - top) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return onCrosshair(null);
    const moved = movedCrosshair(crosshair, pictureFor(room).scene.bars, event.key);
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
