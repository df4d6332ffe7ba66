import type { Player, Snapshot } from '@/engine/replay/player';
import { useView } from '@/engine/replay/use-view';
import type { DemoWords } from '@/lib/content/schemas/demo';
import { fill } from '@/lib/text/fill';

/** What computing everything again came to, or that it is under way. */
function auditWords({ audit, progress, replay }: Snapshot, words: DemoWords): string {
  if (progress !== null) return fill(words.chart.working, { percent: Math.floor(progress * 100) });
  if (replay.isPlaying) return '';
  if (!audit) return words.proof.checking;
  const { events: count, different } = audit;
  return fill(different === 0 ? words.proof.identical : words.proof.different, {
    count,
    different,
  });
}

/** `Bar 214 · 61 marks confirmed · 0 changed since`, counted while it plays. */
export function ProofLine({ player, words }: { player: Player; words: DemoWords }) {
  const snapshot = useView(player.views.words);
  const { recording, position } = snapshot;
  const { confirmed, changed } = recording.proof(position);
  const parts = [
    fill(words.proof.bar, { bar: position }),
    fill(words.proof.confirmed, { count: confirmed }),
    fill(words.proof.changed, { count: changed }),
  ];
  const second = auditWords(snapshot, words);
  // A count that runs is not read out; where it stops, the sum is.
  const isAtRest = !snapshot.replay.isPlaying && snapshot.audit !== null;
  return (
    <div className="demo-proof">
      <p className="font-mono text-small tabular-nums sm:text-body">
        {parts[0]} <span className="text-muted">·</span> {parts[1]}{' '}
        <span className="text-muted">·</span>{' '}
        <strong className={`font-semibold ${changed === 0 ? 'text-up' : 'text-down'}`}>
          {parts[2]}
        </strong>
      </p>
      <p className="min-h-[1.5em] text-caption text-muted">{second}</p>
      <p role="status" className="sr-only">
        {isAtRest ? `${parts.join(', ')}. ${second}` : ''}
      </p>
    </div>
  );
}
