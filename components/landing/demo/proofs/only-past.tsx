import { useEffect } from 'react';
import { useSnapshot } from '@/components/landing/demo/use-demo';
import { demoProof } from '@/content/demo';
import { type AuditRun, isThrough } from '@/engine/replay/audit';
import { say } from '@/lib/browser/say';
import type { ProofProps } from './proof-props';

const { 'only-past': words } = demoProof;

/** Runs on the first bars alone, as they come, and what each of them came to. What they come to in all, the line over the chart says. */
export function OnlyPast({ player }: ProofProps) {
  const { audit, replay, progress } = useSnapshot(player, 'words');
  useEffect(() => player.audit(), [player]);
  const isAtRest = !replay.isPlaying && progress === null;
  const [runs, wanted] = [audit?.runs ?? [], audit?.wanted ?? 0];
  return (
    <>
      <p>{words.text}</p>
      {isAtRest ? (
        <p className="proof-figure">
          <strong>{runs.length}</strong> {say(words.runs, { wanted })}
        </p>
      ) : (
        <p>{words.moving}</p>
      )}
      <ol className="proof-runs">
        {runs.map((run) => (
          <Run key={run.position} run={run} />
        ))}
      </ol>
      <div className="proof-presses">
        <button
          type="button"
          className="demo-button"
          aria-disabled={!isThrough(audit)}
          onClick={isThrough(audit) ? player.audit : undefined}
        >
          {words.again}
        </button>
      </div>
    </>
  );
}

function Run({
  run: { position: bar, marketBars, isSamePicture, entries, different },
}: {
  run: AuditRun;
}) {
  return (
    <li>
      <b>{say(words.bar, { bar: `${bar}` })}</b> <span>{say(words.fed, { bars: marketBars })}</span>
      <br />
      <span data-different={isSamePicture === false}>
        {isSamePicture === null
          ? words.noPicture
          : isSamePicture
            ? words.samePicture
            : words.otherPicture}
      </span>
      {', '}
      <span data-different={different > 0}>
        {say(different > 0 ? words.otherLog : words.sameLog, { entries, different })}
      </span>
    </li>
  );
}
