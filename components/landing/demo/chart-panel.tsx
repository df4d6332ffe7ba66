import { type KeyboardEvent, useEffect, useRef } from 'react';
import { demoWords as words } from '@/content/demo';
import { barAt, priceAt } from '@/engine/chart/geometry';
import { markAt } from '@/engine/chart/picking';
import type { Mark } from '@/engine/indicators/indicator';
import { type Crosshair, markBeside, movedCrosshair } from '@/engine/replay/pointing';
import { FOLLOWING, panned, showing, type ViewChoice, viewAt, zoomed } from '@/engine/replay/view';
import { chosenWords, crosshairWords } from './reading';
import { ZOOM_STEP } from './transport';
import { useSnapshot } from './use-demo';
import { useHands } from './use-hands';
import { type PaintedChart, usePaintedChart } from './use-painted-chart';

interface ChartPanelProps extends Omit<PaintedChart, 'view'> {
  label: string;
  crosshair: Crosshair | null;
  onCrosshair: (crosshair: Crosshair | null) => void;
  /** The mark that is pointed out. */
  chosen?: Mark | null;
  /** Gets the mark that the visitor presses or goes to by keyboard; without it, nobody can. */
  onMark?: (mark: Mark | null) => void;
  /** Gets the mark that a mouse is over. */
  onHover?: (mark: Mark | null) => void;
  view?: ViewChoice;
  /** Gets where the visitor zooms and moves to; without it, nobody can. */
  onView?: (view: ViewChoice) => void;
  /** Whether what the crosshair stands on is written below; of charts that share one, only one is. */
  isRead?: boolean;
}

/** A chart that fills its box, with a crosshair for pointer, touch and keyboard. */
export function ChartPanel({
  label,
  build,
  player,
  crosshair,
  onCrosshair,
  chosen = null,
  onMark,
  onHover,
  view = FOLLOWING,
  onView,
  onPainted,
  isRead = false,
}: ChartPanelProps) {
  /** Pixels that were dragged and are no whole bar yet. */
  const dragged = useRef(0);
  const { position, replay } = useSnapshot(player, 'words');
  const { box, canvas, painted, limits, scene, isDrawable } = usePaintedChart({
    player,
    build,
    view,
    onPainted,
  });
  const last = Math.max(0, Math.min(viewAt(view, limits, position).room, position) - 1);
  const resting = isDrawable ? words.chart.empty : words.chart.undrawable;
  const reading = crosshair && crosshairWords(scene(), crosshair);
  const said = chosen && chosenWords(scene(), chosen);

  const broughtId = useRef<string | null>(null);
  useEffect(() => {
    // What is chosen comes into view once; then the visitor may move on.
    if (broughtId.current === (chosen?.id ?? null)) return;
    broughtId.current = chosen?.id ?? null;
    if (!chosen || !onView) return;
    const place = player.current().recording.bars.findLastIndex(({ time }) => time <= chosen.at);
    onView(showing(view, place, limits, position));
  });

  const pan = (bars: number) => onView?.(panned(view, bars, limits, position));
  const zoom = (by: number, part?: number) => onView?.(zoomed(view, by, limits, position, part));

  function point({ x, y }: { x: number; y: number }): void {
    const projection = painted.current;
    if (projection) onCrosshair({ bar: barAt(projection, x), price: priceAt(projection, y) });
  }

  function markUnder({ x, y }: { x: number; y: number }): Mark | null {
    const mark = painted.current && markAt(scene(), painted.current, x, y)?.mark;
    return !mark || mark.kind === 'range' || mark.kind === 'signal' ? null : mark;
  }

  useHands(box, {
    onPoint(spot) {
      if (spot) point(spot);
      else onCrosshair(null);
      onHover?.(spot && markUnder(spot));
    },
    onPress(spot) {
      point(spot);
      onMark?.(markUnder(spot));
    },
    onPan:
      onView &&
      ((by) => {
        const pitch = painted.current?.pitch ?? Infinity;
        dragged.current += by;
        const bars = Math.trunc(dragged.current / pitch);
        dragged.current -= bars * pitch;
        if (bars !== 0) pan(bars);
      }),
    onZoom:
      onView &&
      ((by, x) => {
        const plot = painted.current?.plot;
        if (plot) zoom(by, (x - plot.x) / plot.width);
      }),
  });

  function moveCrosshair(key: string): boolean {
    const moved = movedCrosshair(crosshair, scene().bars, key);
    if (!moved) return false;
    // At an edge the bars move instead.
    if (moved.bar === crosshair?.bar) pan(moved.bar === 0 ? 1 : -1);
    onCrosshair(moved);
    return true;
  }

  /** Goes back to the bar under the crosshair: what came after it is to come again. */
  function startHere(): void {
    const later = scene().bars.length - 1 - (crosshair?.bar ?? 0);
    const { behind } = viewAt(view, limits, position);
    player.act({ type: 'jump', to: position - behind - later });
    onView?.({ ...view, end: null });
    onCrosshair(null);
  }

  function goToMark(by: 1 | -1): void {
    const mark = markBeside(scene().marks, chosen?.id ?? null, by);
    if (!mark) return;
    onCrosshair(null);
    onMark?.(mark);
  }

  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => player.act({ type: replay.isPlaying ? 'pause' : 'play' }),
    'Shift+ArrowLeft': () => player.act({ type: 'step', by: -1 }),
    'Shift+ArrowRight': () => player.act({ type: 'step', by: 1 }),
    '+': () => zoom(1 / ZOOM_STEP),
    '-': () => zoom(ZOOM_STEP),
    '0': () => onView?.(FOLLOWING),
    n: () => goToMark(1),
    p: () => goToMark(-1),
    Escape: () => {
      onCrosshair(null);
      onMark?.(null);
    },
  };

  function onKeyDown(event: KeyboardEvent) {
    // Those with Ctrl and the like are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const name = event.shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key;
    const action = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (action) action();
    else if (!moveCrosshair(key)) return;
    event.preventDefault();
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
        aria-valuetext={reading ?? said ?? resting}
        className="demo-chart demo-canvas"
        onKeyDown={onKeyDown}
      >
        {isDrawable ? null : <p className="demo-undrawable">{words.chart.undrawable}</p>}
        <canvas ref={canvas} />
      </div>
      {isRead ? (
        <div className="demo-reading">
          <p aria-hidden="true" className="demo-readout">
            {reading ?? (isDrawable ? resting : '')}
          </p>
          {crosshair ? (
            <button type="button" className="demo-button flex-none" onClick={startHere}>
              {words.controls.startHere}
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
