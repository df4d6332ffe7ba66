import { useEffect, useMemo, useState } from 'react';
import { demoWords } from '@/content/demo';
import type { RepaintingId } from '@/engine/indicators/repainting/versions';
import { createPlayer, type Player, type Snapshot } from '@/engine/replay/player';
import { createRecording } from '@/engine/replay/recording';
import { MIN_BARS, type Speed } from '@/engine/replay/replay';
import { logOutcome, type Outcome, rewritten } from '@/engine/replay/rewrite';
import { type Frame, repaintedSceneAt, type Shown, suiteSceneAt } from '@/engine/replay/scenes';
import type { Crosshair, View } from '@/engine/replay/view';
import { useMotion } from '@/lib/browser/motion';
import { say } from '@/lib/browser/say';
import { ChartPanel } from './chart-panel';
import { slicesOfPage } from './slices';
import { usePlayer, useSnapshot } from './use-demo';
import type { SceneBuilder } from './use-painted-chart';

const { rewrite: words } = demoWords;

/** Bars of the chart that are played after the cut, and how many a second. */
const FUTURE_BARS = 30;
const FUTURE_SPEED: Speed = 15;
/** Other bars are taken from the last ones that were played, so many of them. */
const RECENT_BARS = 300;

/** Where the future of a market is thrown away, and which other one takes its place. */
interface Cut {
  state: Snapshot;
  /** Bars of the chart that have closed there. */
  bar: number;
  seed: number;
}

const cutAt = (state: Snapshot, bar: number): Cut => ({
  state,
  bar,
  seed: Math.floor(Math.random() * 1_000_000),
});

interface RewriteProps {
  player: Player;
  frameOf: (state: Snapshot, view: View, shown: Shown) => Frame;
  shown: Shown;
  version: RepaintingId;
}

/** Another future from the bar at which the replay stands, and at each press from another bar. */
export function Rewrite({ player, ...looks }: RewriteProps) {
  const [cut, setCut] = useState(() => cutAt(player.current(), player.current().position));

  function another(): void {
    player.act({ type: 'pause' });
    const state = player.current();
    const least = Math.max(MIN_BARS, state.position - RECENT_BARS);
    const bar = least + Math.floor(Math.random() * (state.position - least));
    setCut(cutAt(state, bar));
  }

  return (
    <section
      className="mb-3 grid justify-items-start gap-3 border-t border-hairline pt-3 text-small"
      aria-label={demoWords.controls.rewrite}
    >
      <p>{say(words.text, { bar: cut.bar })}</p>
      <Future key={`${cut.bar} ${cut.seed}`} cut={cut} {...looks} />
      <button type="button" className="demo-button" onClick={another}>
        {words.another}
      </button>
    </section>
  );
}

/** Plays a future from the cut on, with indicators of its own from the first bar: ours, and beside it the repainting version. */
function Future({
  cut: { state, bar, seed },
  frameOf,
  shown,
  version,
}: Omit<RewriteProps, 'player'> & { cut: Cut }) {
  const { source, timeframe, recording } = state;
  const { player, snapshot } = usePlayer(() => {
    const past = recording.marketBars(bar);
    const count = Math.ceil((FUTURE_BARS * timeframe) / source.step);
    const { indicators } = recording.settings;
    const future = createPlayer(rewritten(source, past, count, seed), timeframe, (bars, settings) =>
      createRecording(bars, { ...settings, ...(indicators && { indicators }) }, [version]),
    );
    future.act({ type: 'speed', speed: FUTURE_SPEED });
    return future;
  }, true);
  const { canMove } = useMotion();
  const [crosshair, setCrosshair] = useState<Crosshair | null>(null);
  const isOnChart = snapshot.replay.length > 0;
  useEffect(() => {
    if (!isOnChart) return;
    const { length } = player.current().replay;
    player.act({ type: 'jump', to: canMove ? bar : length });
    if (canMove && bar < length) player.act({ type: 'play' });
  }, [player, isOnChart, canMove, bar]);

  const [own, naive] = useMemo(() => {
    const last = recording.bars[bar - 1]?.time ?? 0;
    // Until its own indicators have come to the cut, the past is what the demo had there.
    const known = (now: Snapshot): Snapshot =>
      now.position < bar ? { ...state, position: bar } : now;
    const cutIn =
      (sceneOf: SceneBuilder): SceneBuilder =>
      (now, view) => {
        const scene = sceneOf(known(now), view);
        const over = scene.over ?? { crosshair: null, chosen: null, crosses: [] };
        return { ...scene, over: { ...over, cut: last } };
      };
    const frame = (now: Snapshot, view: View, titles: readonly string[]) => ({
      ...frameOf(now, view, shown),
      titles,
    });
    return [
      cutIn((now, view) =>
        suiteSceneAt(now, frame(now, view, words.ownTitles), { crosshair, chosen: null }),
      ),
      cutIn((now, view) =>
        // A cross is a mark that was lost after the cut.
        repaintedSceneAt(
          version,
          { ...now, start: bar },
          frame(now, view, words.naiveTitles),
          crosshair,
        ),
      ),
    ];
  }, [state, recording, bar, frameOf, shown, version, crosshair]);
  const shared = {
    player,
    crosshair,
    onCrosshair: setCrosshair,
    isBare: !shown.zones && !shown.sessions,
    className: 'relative h-[220px]',
  };
  const outcome = useOutcome(state, bar, snapshot);
  const { recording: future, position } = useSnapshot(player, 'words');
  const moved = position < bar ? 0 : future.repainted(version, position, bar, position).changed;
  return (
    <>
      <div className="grid w-full gap-4 lg:grid-cols-2">
        <ChartPanel label={words.ownLabel} build={own} {...shared} />
        <ChartPanel label={words.naiveLabel} build={naive} {...shared} />
      </div>
      <p role="status" className="demo-outcome min-h-[2lh] sm:min-h-[1lh]">
        {outcome ? say(words.outcome, { bar, moved, ...outcome }) : say(words.running, { bar })}
      </p>
    </>
  );
}

/** @returns what the entries of the cut came to, once a future has been played to its end; null before */
function useOutcome(
  { recording: known }: Snapshot,
  bar: number,
  { recording, position, progress, replay }: Snapshot,
): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isOver =
    replay.length > 0 && progress === null && position === replay.length && !replay.isPlaying;
  useEffect(() => {
    if (!isOver) return;
    let isWanted = true;
    void logOutcome(known, bar, recording, slicesOfPage()).then((found) => {
      if (isWanted) setOutcome(found);
    });
    return () => {
      isWanted = false;
    };
  }, [isOver, known, bar, recording]);
  return outcome;
}
