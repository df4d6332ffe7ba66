import { useEffect, useRef } from 'react';
import { barAt, priceAt } from '@/engine/chart/geometry';
import type { Scene } from '@/engine/chart/scene';
import { momentWords } from '@/engine/chart/time-axis';
import type { Mark } from '@/engine/indicators/indicator';
import { formatPrice } from '@/engine/market/price-form';
import * as views from '@/engine/replay/view';
import { fill } from '@/lib/text/fill';
import { type PaintedChart, usePaintedChart } from './painted-chart';
import { usePanZoom } from './pan-zoom';
import { type PlayerTexts, usePlayerTexts } from './say';
import { type KeptProps, useSnapshot } from './use-demo';

interface ChartPanelProps extends Omit<PaintedChart, 'view'> {
  label: string;
  crosshair: views.Crosshair | null;
  onCrosshair: (crosshair: views.Crosshair | null) => void;
  /** The highlighted mark. The chart scrolls to it once. */
  chosen?: Mark | undefined;
  view?: views.ViewChoice;
  /** Without this function, visitors cannot zoom or pan. */
  onView?: (view: views.ViewChoice) => void;
  /** Shows prices at the crosshair. Only one chart of a pair needs this. */
  isRead?: boolean;
  picture?: React.ReactNode;
  /** Shows a copy of an earlier frame on top of the chart. */
  Kept?: React.ComponentType<KeptProps> | null;
  className?: string;
}

function crosshairWords(
  texts: PlayerTexts['demoWords'],
  { bars, step, prices }: Scene,
  crosshair: views.Crosshair | null,
) {
  const bar = crosshair && bars[crosshair.bar];
  if (!bar) return null;
  const price = (name: 'open' | 'high' | 'low' | 'close') => formatPrice(bar[name], prices);
  const values = { open: price('open'), high: price('high'), low: price('low') };
  const written = fill(texts.chart.prices, { ...values, close: price('close') });
  return `${momentWords(bar.time, step, texts.drawing)} · ${written}`;
}

/** Shows a chart that fills its box, with a crosshair for mouse, touch and keyboard. */
export function ChartPanel({
  label,
  crosshair,
  onCrosshair,
  chosen,
  view = views.FOLLOWING,
  onView,
  isRead = false,
  picture,
  Kept,
  className = 'absolute inset-0',
  ...chart
}: ChartPanelProps) {
  const { demoWords: texts } = usePlayerTexts();
  const { player } = chart;
  const { position, replay } = useSnapshot(player, 'words');
  const { box, canvas, painted, afterPaint, limits, scene, canDraw } = usePaintedChart({
    ...chart,
    view,
  });
  const last = Math.max(0, Math.min(views.viewAt(view, limits, position).room, position) - 1);
  const reading = crosshair && crosshairWords(texts, scene(), crosshair);
  const shownId = useRef<string | null>(null);
  useEffect(() => {
    if (shownId.current === (chosen?.id ?? null)) return;
    shownId.current = chosen?.id ?? null;
    if (!chosen || !onView) return;
    const bar = player.current().recording.bars.findLastIndex(({ time }) => time <= chosen.at);
    onView(views.showing(view, bar, limits, position));
  });

  const pan = (bars: number) => onView?.(views.panned(view, bars, limits, position));
  const zoom = (by: number, part?: number) =>
    onView?.(views.zoomed(view, by, limits, position, part));
  /** Dragged pixels that do not yet add up to a whole bar. */
  const dragged = useRef(0);
  usePanZoom(box, {
    onPoint(spot) {
      const projection = painted.current;
      if (!spot || !projection) onCrosshair(null);
      else onCrosshair({ bar: barAt(projection, spot.x), price: priceAt(projection, spot.y) });
    },
    onPan(by) {
      const barWidth = painted.current?.pitch ?? Infinity;
      const bars = Math.trunc((dragged.current + by) / barWidth);
      dragged.current += by - (bars && bars * barWidth);
      if (bars !== 0) pan(bars);
    },
    onZoom(by, x) {
      const plot = painted.current?.plot;
      if (plot) zoom(by, (x - plot.x) / plot.width);
    },
  });

  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => player.act({ type: replay.isPlaying ? 'pause' : 'play' }),
    'Shift+ArrowLeft': () => player.act({ type: 'step', by: -1 }),
    'Shift+ArrowRight': () => player.act({ type: 'step', by: 1 }),
    '+': () => zoom(1 / views.ZOOM_STEP),
    '-': () => zoom(views.ZOOM_STEP),
    '0': () => onView?.(views.FOLLOWING),
    Escape: () => onCrosshair(null),
  };
  function onKeyDown(event: React.KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const action = keys[shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key];
    const moved = action ? null : views.movedCrosshair(crosshair, scene().bars, key);
    if (!action && !moved) return;
    event.preventDefault();
    action?.();
    if (!moved) return;
    // Past an edge, the bars scroll.
    if (moved.bar === crosshair?.bar) pan(moved.bar === 0 ? 1 : -1);
    onCrosshair(moved);
  }

  return (
    <>
      {/* Uses the ARIA slider pattern, because a range input cannot contain a drawing. */}
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.min(crosshair?.bar ?? last, last)}
        aria-valuetext={
          reading ?? (canDraw === false ? texts.chart.canvasError : texts.chart.empty)
        }
        className={`demo-canvas ${className}`}
        onKeyDown={onKeyDown}
      >
        {canDraw === false ? <p className="demo-canvas-error">{texts.chart.canvasError}</p> : null}
        <canvas ref={canvas} />
        {Kept ? <Kept {...{ canvas, painted, afterPaint }} /> : null}
        {isRead && reading ? (
          <p aria-hidden="true" className="demo-reading">
            {reading}
          </p>
        ) : null}
      </div>
      {picture ? (
        <div className="demo-poster" aria-hidden="true" data-gone={canDraw !== null}>
          {picture}
        </div>
      ) : null}
    </>
  );
}
