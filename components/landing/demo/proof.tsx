import { type ComponentProps, useCallback } from 'react';
import { demoWords as words } from '@/content/demo';
import type { RepaintingId } from '@/engine/indicators/repainting/versions';
import { type AuditRun, isThrough } from '@/engine/replay/audit';
import type { Player, Snapshot } from '@/engine/replay/player';
import { type Frame, repaintedSceneAt, type Shown } from '@/engine/replay/scenes';
import type { View } from '@/engine/replay/view';
import { say } from '@/lib/browser/say';
import { ChartPanel } from './chart-panel';
import { useSnapshot } from './use-demo';
import type { SceneBuilder } from './use-painted-chart';

/** @returns what playing the first bars alone came to, or that it is under way; empty while it plays */
function auditWords({ audit, progress, replay }: Snapshot): string {
  if (progress !== null) return say(words.chart.working, { percent: Math.floor(progress * 100) });
  if (replay.isPlaying) return '';
  if (!audit) return words.proof.checking;
  const { wanted, runs } = audit;
  const last = runs.at(-1);
  if (!last) return words.proof.checking;
  const isDifferent = ({ isSamePicture, different }: AuditRun) =>
    isSamePicture === false || different > 0;
  const different = runs.filter(isDifferent).length;
  if (different > 0) return say(words.proof.different, { different, runs: runs.length });
  if (isThrough(audit)) return say(words.proof.identical, { runs: wanted });
  const { position: bar, marketBars: bars } = last;
  return say(words.proof.running, { bar: `${bar}`, bars, run: runs.length, runs: wanted });
}

/** Three figures; the last says whether marks stay. */
function Figures({
  parts,
  isKnown,
  isSound = false,
}: {
  parts: readonly string[];
  /** False before the first bars are through: counts would only push their own words along. */
  isKnown: boolean;
  isSound?: boolean;
}) {
  const dot = <span className="text-muted">·</span>;
  return (
    <p className={isKnown ? 'demo-figures' : 'demo-figures invisible'}>
      {parts[0]} {dot} {parts[1]} {dot}{' '}
      <strong className={`font-semibold ${isSound ? 'text-accent' : ''}`}>{parts[2]}</strong>
    </p>
  );
}

/** `Bar 214 · 61 marks confirmed · 0 changed since`, counted while it plays, of the indicators that are shown. */
export function ProofLine({ player, shown }: { player: Player; shown: Shown }) {
  const snapshot = useSnapshot(player, 'words');
  const { recording, position } = snapshot;
  const changed = player.changed();
  const parts = [
    say(words.proof.bar, { bar: `${position}` }),
    say(words.proof.confirmed, { count: recording.confirmed(position, shown) }),
    say(words.proof.changed, { count: changed }),
  ];
  const second = auditWords(snapshot);
  // A count that runs is not read out; where it stops, the sum is.
  const isAtRest = !snapshot.replay.isPlaying && isThrough(snapshot.audit);
  return (
    <div className="demo-proof">
      <Figures parts={parts} isKnown={position > 0} isSound={changed === 0} />
      <p className="demo-audit">{second}</p>
      <p role="status" className="sr-only">
        {isAtRest ? `${parts.join(', ')}. ${second}` : ''}
      </p>
    </div>
  );
}

/** The same bars with a version that repaints, under what it did to its marks since the demo began. */
export function RepaintedChart({
  frameOf,
  version,
  ...shared
}: {
  frameOf: (state: Snapshot, view: View) => Frame;
  version: RepaintingId;
} & Omit<ComponentProps<typeof ChartPanel>, 'label' | 'build'>) {
  const { player, crosshair } = shared;
  const { recording, position, start } = useSnapshot(player, 'words');
  const build: SceneBuilder = useCallback(
    (state, view) => {
      const frame = { ...frameOf(state, view), titles: [words.repainting[version].name] };
      return repaintedSceneAt(version, state, frame, crosshair);
    },
    [frameOf, version, crosshair],
  );
  const { drawn, changed } = recording.repainted(version, position, start, position);
  const parts = [
    words.repainting[version].name,
    say(words.proof.drawn, { count: drawn }),
    say(words.proof.moved, { count: changed }),
  ];
  return (
    <>
      <Figures parts={parts} isKnown={position > 0} />
      <ChartPanel label={words.chart.naiveLabel} build={build} {...shared} />
    </>
  );
}
