import { ArrowRightToLine, type LucideIcon, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { areasOf } from '@/engine/chart/areas';
import type { Projection } from '@/engine/chart/geometry';
import {
  type CreateSuite,
  createStructureSuite,
  type IndicatorId,
  LAYERS,
  type Layer,
} from '@/engine/indicators/suite';
import { createWholeSuite } from '@/engine/indicators/whole-suite';
import { MIN_CHART_BARS, timeframeName } from '@/engine/market/bar';
import type { Player, Snapshot } from '@/engine/replay/player';
import { hasFewBars } from '@/engine/replay/source';
import { ZOOM_STEP, zoomedBy } from '@/engine/replay/view';
import { fill } from '@/lib/text/fill';
import { IconButton, Select } from './controls';
import { EventList } from './event-list';
import { usePlayerTexts } from './say';
import type { Change, Choices, KeptProps, useDemo } from './use-demo';

interface BenchProps {
  player: Player;
  snapshot: Snapshot;
  sold: readonly IndicatorId[];
  choices: Choices;
  change: Change;
  actions: Pick<ReturnType<typeof useDemo>['actions'], 'setTimeframe' | 'choose'>;
}

const suiteOf =
  (sold: readonly IndicatorId[]): CreateSuite =>
  (settings) =>
    createWholeSuite(settings, sold);

export function Bench({ player, snapshot, sold, choices, change, actions }: BenchProps) {
  const { names, tools: toolWords } = usePlayerTexts().demoDetails;
  const { timeframe, recording, source } = snapshot;
  const { shown, view, Kept } = choices;
  /** Why a button that was pressed does nothing in this view. */
  const [refusal, setRefusal] = useState({ reason: '', view });
  const layers = LAYERS.filter((layer) => layer !== 'structure').filter((layer) =>
    sold.some((id) => id === layer || (layer === 'zones' && id === 'smart-money')),
  );
  function show(layer: Layer, isShown: boolean): void {
    if (isShown && recording.settings.createSuite === createStructureSuite)
      player.setSuite(suiteOf(sold));
    change({ shown: { ...shown, areas: areasOf(names), [layer]: isShown } });
  }
  const zoomButton = (name: string, icon: LucideIcon, by: number, limit: string) => {
    const zoomed = zoomedBy(view, by);
    const reason = zoomed.zoom === view.zoom ? limit : null;
    return (
      <IconButton
        {...{ name, icon, reason }}
        onReason={(reason) => setRefusal({ reason, view })}
        onClick={() => change({ view: zoomed })}
      />
    );
  };
  return (
    <div className="grid gap-6 pb-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-caption text-muted">{toolWords.layers}</legend>
          {layers.map((layer) => (
            <label key={layer} className="demo-button">
              <input
                type="checkbox"
                className="size-4 flex-none accent-accent"
                checked={shown[layer]}
                onChange={({ target }) => show(layer, target.checked)}
              />
              {toolWords[layer]}
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Select
            name={toolWords.timeframe}
            value={timeframe}
            options={source.timeframes.map((length) => [length, timeframeName(length)])}
            onChange={actions.setTimeframe}
          />
          <div className="demo-joined">
            {zoomButton(toolWords.zoomOut, Minus, ZOOM_STEP, toolWords.mostBars)}
            {zoomButton(toolWords.zoomIn, Plus, 1 / ZOOM_STEP, toolWords.leastBars)}
            <IconButton
              name={toolWords.newest}
              icon={ArrowRightToLine}
              reason={view.end === null ? toolWords.atNewest : null}
              onReason={(reason) => setRefusal({ reason, view })}
              onClick={() => change({ view: { ...view, end: null } })}
            />
          </div>
          <button
            type="button"
            className="demo-button"
            aria-pressed={Kept !== null}
            onClick={() => change({ Kept: Kept ? null : KeptPicture })}
          >
            {Kept ? toolWords.drop : toolWords.keep}
          </button>
        </div>
        {hasFewBars(source) ? (
          <p className="text-caption text-muted">
            {fill(toolWords.fewBars, { least: `${MIN_CHART_BARS}` })}
          </p>
        ) : null}
        <p role="status" className="text-caption text-muted">
          {refusal.view === view && refusal.reason ? refusal.reason : Kept ? toolWords.kept : ''}
        </p>
        <p className="text-caption text-muted">{toolWords.realPrices}</p>
      </div>
      <EventList player={player} choices={choices} onChoose={actions.choose} />
    </div>
  );
}

/** Copies the chart on mount, and shows the copy half-transparent over the current chart. */
function KeptPicture({ canvas, painted, afterPaint }: KeptProps) {
  const copy = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const [from, to, kept] = [canvas.current, copy.current, painted.current];
    if (!from || !to || !kept) return;
    const { plot, size } = kept;
    const scale = from.width / size.width;
    [to.width, to.height] = [plot.width * scale, plot.height * scale];
    Object.assign(to.style, { width: `${plot.width}px`, height: `${plot.height}px` });
    to.getContext('2d')?.drawImage(from, -plot.x * scale, -plot.y * scale);
    const place = () => placeKept(to, kept, painted.current ?? kept);
    afterPaint.current = place;
    place();
    return () => {
      afterPaint.current = null;
    };
  }, [canvas, painted, afterPaint]);
  return (
    <div>
      <canvas ref={copy} />
    </div>
  );
}

function placeKept(kept: HTMLCanvasElement, from: Projection, to: Projection): void {
  const anchor = Math.max(from.times[0] ?? 0, to.times[0] ?? 0);
  const scaleX = to.pitch / from.pitch;
  const pixelsPer = (p: Projection) => (p.y(p.low) - p.y(p.high)) / (p.high - p.low);
  const left = to.x(anchor) - scaleX * (from.x(anchor) - from.plot.x);
  kept.style.transform = `translate(${left}px, ${to.y(from.high)}px) scale(${scaleX}, ${pixelsPer(to) / pixelsPer(from)})`;
  kept.hidden = (from.times.at(-1) ?? 0) < (to.times[0] ?? 0);
  const { x, y, width, height } = to.plot;
  const sheet = kept.parentElement as HTMLElement;
  sheet.style.clipPath = `inset(${y}px ${to.size.width - x - width}px ${to.size.height - y - height}px ${x}px)`;
}
