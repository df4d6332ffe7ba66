import { Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { countsAt } from '@/engine/replay/counts';
import type { Player, Snapshot } from '@/engine/replay/player';
import { earlierBar, futurePlayer, outcomeOf } from '@/engine/replay/rewrite';
import { type Frame, repaintedSceneAt, type Shown, suiteSceneAt } from '@/engine/replay/scenes';
import type { Crosshair } from '@/engine/replay/view';
import { useMotion } from '@/lib/browser/page-state';
import { type ExhibitsProps, verdictWords } from './exhibits';
import { frameOf, LiveProof } from './live-proof';
import type { SceneBuilder } from './painted-chart';
import { pageLocale, say, usePlayerTexts } from './say';
import { slicesOfPage, useFail, usePlayer } from './use-demo';

/** The position after which generated bars replace the market, and their seed. */
interface Cut {
  state: Snapshot;
  bar: number;
  seed: number;
}

interface RewriteProps extends ExhibitsProps {
  player: Player;
  shown: Shown;
  stage: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Shows another future in place of the demo's charts. */
export function Rewrite({ player, stage, onClose, ...looks }: Omit<RewriteProps, 'pictures'>) {
  const { demoDetails } = usePlayerTexts();
  const texts = demoDetails.rewrite;
  const cutAt = (state: Snapshot, bar: number): Cut => ({
    state,
    bar,
    seed: Math.floor(Math.random() * 1_000_000),
  });
  const [cut, setCut] = useState(() => cutAt(player.current(), player.current().position));
  useEffect(() => {
    const chart = stage.current?.querySelector('.demo-view');
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    // On phones, the button is a whole screen below the charts.
    if (chart && chart.getBoundingClientRect().top < room) chart.scrollIntoView();
  }, [stage]);
  function playAnother(): void {
    player.act({ type: 'pause' });
    const state = player.current();
    setCut(cutAt(state, earlierBar(state.position, Math.random())));
  }
  return (
    <Future key={`${cut.bar} ${cut.seed}`} cut={cut} {...looks}>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="demo-button" onClick={onClose}>
          <Undo2 aria-hidden="true" className="size-4" />
          {texts.back}
        </button>
        <button type="button" className="demo-button" onClick={playAnother}>
          {texts.another}
        </button>
      </div>
    </Future>
  );
}

/** Plays a generated future: our indicators and the repainting indicator analyze all bars. */
function Future({
  cut,
  shown,
  ...exhibits
}: Pick<RewriteProps, 'shown' | 'figures' | 'Proof'> & { cut: Cut; children: React.ReactNode }) {
  const { demoDetails, demoWords } = usePlayerTexts();
  const texts = demoDetails.rewrite;
  const { state, bar, seed } = cut;
  const { recording } = state;
  const { player, snapshot } = usePlayer(() => {
    const future = futurePlayer(state, bar, seed);
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
        repaintedSceneAt(now, frame, crosshair, (id) => id !== lastSwing?.id),
      ),
    ];
  }, [demoWords, texts, state, recording, bar, shown, crosshair]);
  const { said } = demoWords;
  const outcome = useOutcome(state, bar, snapshot, shown);
  const stood = useMemo(() => countsAt(recording, bar, shown), [recording, bar, shown]);
  const verdict = outcome
    ? `${outcome.gone === 0 ? texts.kept : texts.gone} ${verdictWords(said, { ...stood, ...outcome }, pageLocale())}`
    : say(texts.running, { bar });
  const moment = say(texts.moment, { bar });
  const shared = { crosshair, onCrosshair: setCrosshair };
  return (
    <LiveProof
      {...{ player, shown, verdict, ...exhibits }}
      confirmed={stood.confirmed}
      changed={outcome?.changed ?? null}
      takenBack={stood.takenBack}
      charts={[
        { label: texts.ownLabel, build: own, ...shared },
        { label: texts.repaintingLabel, build: repainting, ...shared },
      ]}
      cost={null}
      moment={[moment]}
      announce={(counts) => (outcome ? `${counts} ${verdict} ${moment}` : verdict)}
    />
  );
}

/** Compares both charts' marks that stood at the cut, once the whole future has played. */
function useOutcome({ recording: known }: Snapshot, bar: number, future: Snapshot, shown: Shown) {
  const { recording, position, progress, replay } = future;
  const fail = useFail();
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof outcomeOf>>>();
  const isOver =
    replay.length > 0 && progress === null && position === replay.length && !replay.isPlaying;
  useEffect(() => {
    if (!isOver) return;
    let isWanted = true;
    outcomeOf(known, bar, recording, shown, slicesOfPage())
      .then((found) => isWanted && setOutcome(found))
      .catch(fail);
    return () => {
      isWanted = false;
    };
  }, [isOver, known, bar, recording, shown, fail]);
  return outcome;
}
