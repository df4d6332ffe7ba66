import { memo, useEffect, useState } from 'react';
import { ChartPanel } from '@/components/landing/demo/chart-panel';
import { slicesOfPage } from '@/components/landing/demo/slices';
import { usePlayer, useSnapshot } from '@/components/landing/demo/use-demo';
import type { SceneBuilder } from '@/components/landing/demo/use-painted-chart';
import { demoProof } from '@/content/demo';
import type { Scene } from '@/engine/chart/scene';
import type { RepaintingId } from '@/engine/indicators/repainting/versions';
import { createPlayer, type Player, type Snapshot } from '@/engine/replay/player';
import type { Crosshair } from '@/engine/replay/pointing';
import { createRecording, type Recording } from '@/engine/replay/recording';
import { logOutcome, type Outcome } from '@/engine/replay/rewrite';
import { repaintedSceneAt, suiteSceneAt } from '@/engine/replay/scenes';
import type { Source } from '@/engine/replay/source';
import { useMotion } from '@/lib/browser/motion';
import { say } from '@/lib/browser/say';
import type { ProofProps } from './proof-props';

const { rewrite: words } = demoProof;

/** Bars a second at which both futures play. */
const FUTURE_SPEED = 15;

/** The market as far as it was known when its future was thrown away. */
export interface Cut extends Pick<Snapshot, 'source' | 'timeframe' | 'settings' | 'recording'> {
  /** Bars of the chart that had closed, and bars of the market. */
  bar: number;
  past: number;
  /** Bars of the market that take the place of the others. */
  count: number;
}

/** What a future came to: entries of our log that it changed, and marks that the repainting version moved in it. */
export interface Found {
  changed: number;
  moved: number;
}

/** @returns marks that a repainting version moved or took off after a bar */
export const movedSince = (
  bar: number,
  version: RepaintingId,
  recording: Recording,
  position: number,
) => recording.repainted(version, position, bar, position).changed;

type FutureProps = Omit<ProofProps, 'player'> & {
  cut: Cut;
  name: string;
  source: Source;
  span: NonNullable<Scene['span']>;
  crosshair: Crosshair | null;
  onCrosshair: (crosshair: Crosshair | null) => void;
  onFound?: (found: Found) => void;
};

/** Plays a future from the cut on, with indicators of its own: ours, and below it the repainting version. */
export const Future = memo(function Future({
  cut,
  name,
  source,
  span,
  frameOf,
  shown,
  version,
  crosshair,
  onCrosshair,
  onFound,
}: FutureProps) {
  const { bar, recording, settings } = cut;
  const { player, snapshot } = usePlayer(() => {
    const { indicators } = recording.settings;
    const known = recording.log(bar);
    return createPlayer(source, cut.timeframe, (bars, settings) =>
      createRecording(bars, { ...settings, indicators }, [version], known),
    );
  }, true);
  const { canMove } = useMotion();
  useEffect(() => {
    player.setSettings(settings);
    player.act({ type: 'speed', speed: FUTURE_SPEED });
  }, [player, settings]);
  const isOnChart = snapshot.replay.length > 0;
  useEffect(() => {
    if (!isOnChart) return;
    const { length } = player.current().replay;
    player.act({ type: 'jump', to: canMove ? bar : length });
    if (canMove && bar < length) player.act({ type: 'play' });
  }, [player, isOnChart, canMove, bar]);
  const outcome = useOutcome(cut, version, snapshot, onFound);

  const last = recording.bars[bar - 1];
  const lines = last && { time: last.time, price: last.close };
  const build =
    (sceneOf: SceneBuilder): SceneBuilder =>
    (state, view) => {
      const scene = sceneOf(state, view);
      const over = scene.over ?? { crosshair: null, chosen: null, crosses: [] };
      return { ...scene, span, over: { ...over, crosshair: over.crosshair ?? lines ?? null } };
    };
  const own = build((state, view) => {
    const frame = { ...frameOf(state, view), titles: words.ownTitles };
    return suiteSceneAt(state, frame, shown, { crosshair, chosen: null });
  });
  const repainted = build((state, view) => {
    const frame = { ...frameOf(state, view), titles: words.repaintedTitles };
    // A cross is a mark that was lost after the cut.
    return repaintedSceneAt(version, { ...state, start: bar }, frame, crosshair);
  });
  const chart = { player, crosshair, onCrosshair };
  return (
    <section>
      <h4>{name}</h4>
      <ChartPanel label={say(words.chart, { future: name })} build={own} {...chart} />
      <p className="proof-figure">
        {outcome ? (
          <>
            <strong data-sound={outcome.changed === 0}>{outcome.changed}</strong>{' '}
            {say(words.kept, { count: outcome.known, bar: `${bar}` })}
          </>
        ) : (
          say(words.running, { bar: `${bar}` })
        )}
      </p>
      <ChartPanel
        label={say(words.repaintedChart, { future: name })}
        build={repainted}
        {...chart}
      />
      <Moved player={player} bar={bar} version={version} />
    </section>
  );
});

/** What the repainting version did since the cut, counted while it plays. */
function Moved({ player, bar, version }: { player: Player; bar: number; version: RepaintingId }) {
  const { recording, position } = useSnapshot(player, 'words');
  const moved = position < bar ? 0 : movedSince(bar, version, recording, position);
  return (
    <p className="proof-figure">
      <strong>{moved}</strong> {say(words.moved, { bar: `${bar}` })}
    </p>
  );
}

/** @returns what the entries of the cut came to, once a future has been played to its end; null before */
function useOutcome(
  cut: Cut,
  version: RepaintingId,
  { recording, position, progress, replay }: Snapshot,
  onFound: ((found: Found) => void) | undefined,
): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isOver = progress === null && position === replay.length && !replay.isPlaying;
  useEffect(() => {
    if (!isOver) return;
    let isWanted = true;
    void logOutcome(cut.recording, cut.bar, recording, slicesOfPage()).then((found) => {
      if (!isWanted) return;
      setOutcome(found);
      const moved = movedSince(cut.bar, version, recording, recording.reached());
      onFound?.({ changed: found.changed, moved });
    });
    return () => {
      isWanted = false;
    };
  }, [isOver, cut, version, recording, onFound]);
  return outcome;
}
