import { useEffect, useMemo, useState } from 'react';
import { createPlayer, type Player, type Snapshot } from '@/engine/replay/player';
import { MIN_BARS } from '@/engine/replay/replay';
import { outcomeOf, rewritten } from '@/engine/replay/rewrite';
import { type Frame, repaintedSceneAt, type Shown, suiteSceneAt } from '@/engine/replay/scenes';
import type { Crosshair } from '@/engine/replay/view';
import { useMotion } from '@/lib/browser/page-state';
import { ChartPanel, type SceneBuilder } from './chart-panel';
import { frameOf } from './frame';
import { say, usePlayerTexts } from './say';
import { slicesOfPage, usePlayer } from './use-demo';

const FUTURE_BARS = 30;
/** `playAnother` cuts at most this many bars back. */
const RECENT_BARS = 300;

/** The position after which generated bars replace the market, and their seed. */
interface Cut {
  state: Snapshot;
  bar: number;
  seed: number;
}

interface RewriteProps {
  player: Player;
  shown: Shown;
}

export function Rewrite({ player, ...looks }: RewriteProps) {
  const { demoDetails, demoWords } = usePlayerTexts();
  const texts = demoDetails.rewrite;
  const cutAt = (state: Snapshot, bar: number): Cut => ({
    state,
    bar,
    seed: Math.floor(Math.random() * 1_000_000),
  });
  const [cut, setCut] = useState(() => cutAt(player.current(), player.current().position));
  function playAnother(): void {
    player.act({ type: 'pause' });
    const state = player.current();
    const least = Math.max(MIN_BARS, state.position - RECENT_BARS);
    setCut(cutAt(state, least + Math.floor(Math.random() * (state.position - least))));
  }
  return (
    <section
      className="mb-3 grid justify-items-start gap-3 border-t border-hairline pt-3 text-small"
      aria-label={demoWords.controls.rewrite}
    >
      <p className="max-w-[34rem]">{say(texts.text, { bar: cut.bar })}</p>
      <Future key={`${cut.bar} ${cut.seed}`} cut={cut} {...looks} />
      <button type="button" className="demo-button" onClick={playAnother}>
        {texts.another}
      </button>
    </section>
  );
}

/** Plays a generated future: our indicators and the repainting indicator analyze all bars. */
function Future({ cut, shown }: Omit<RewriteProps, 'player'> & { cut: Cut }) {
  const { demoDetails, demoWords } = usePlayerTexts();
  const texts = demoDetails.rewrite;
  const { state, bar, seed } = cut;
  const { source, timeframe, recording } = state;
  const { player, snapshot } = usePlayer(() => {
    const count = Math.ceil((FUTURE_BARS * timeframe) / source.step);
    const market = rewritten(source, recording.marketBars(bar), count, seed);
    const future = createPlayer(market, recording.settings);
    future.act({ type: 'speed', speed: 15 });
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

  const [own, repainting] = useMemo(() => {
    const last = recording.bars[bar - 1]?.time ?? 0;
    // Only the zigzag's last swing can still be taken back.
    const [lastSwing] = recording.repainted.at(bar, bar).marks;
    type Draw = (now: Snapshot, frame: Frame) => ReturnType<SceneBuilder>;
    const builder =
      (titles: readonly string[], draw: Draw): SceneBuilder =>
      (now, view) => {
        // Until the recalculation reaches the cut, the charts show the demo's past.
        const known = now.position < bar ? { ...state, position: bar } : now;
        const scene = draw(known, { ...frameOf(demoWords, known, view, shown), titles });
        const over = scene.over ?? { crosshair: null, chosen: null, crosses: [] };
        return { ...scene, over: { ...over, cut: last } };
      };
    return [
      builder(texts.ownTitles, (now, frame) =>
        suiteSceneAt(now, frame, { crosshair, chosen: null }),
      ),
      builder(texts.repaintingTitles, (now, frame) =>
        repaintedSceneAt(now, frame, crosshair, (id) => id === lastSwing?.id),
      ),
    ];
  }, [demoWords, texts, state, recording, bar, shown, crosshair]);
  const shared = {
    player,
    crosshair,
    onCrosshair: setCrosshair,
    isBare: !shown.zones && !shown.sessions,
    className: 'relative h-[220px]',
  };
  const outcome = useOutcome(state, bar, snapshot);
  return (
    <>
      <div className="grid w-full gap-4 lg:grid-cols-2">
        <ChartPanel label={texts.ownLabel} build={own} {...shared} />
        <ChartPanel label={texts.repaintingLabel} build={repainting} {...shared} />
      </div>
      <p role="status" className="demo-outcome min-h-[3lh] max-w-[34rem] sm:min-h-[2lh]">
        {outcome ? say(texts.outcome, { bar, ...outcome }) : say(texts.running, { bar })}
      </p>
    </>
  );
}

/** Compares both charts' marks that stood at the cut, once the whole future has played. */
function useOutcome({ recording: known }: Snapshot, bar: number, future: Snapshot) {
  const { recording, position, progress, replay } = future;
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof outcomeOf>>>();
  const isOver =
    replay.length > 0 && progress === null && position === replay.length && !replay.isPlaying;
  useEffect(() => {
    if (!isOver) return;
    let isWanted = true;
    void outcomeOf(known, bar, recording, slicesOfPage()).then(
      (found) => isWanted && setOutcome(found),
    );
    return () => {
      isWanted = false;
    };
  }, [isOver, known, bar, recording]);
  return outcome;
}
