import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { slicesOfPage } from '@/components/landing/demo/slices';
import { useSnapshot } from '@/components/landing/demo/use-demo';
import { demoProof } from '@/content/demo';
import {
  fingerprintOf,
  logFile,
  readFingerprint,
  sha256,
  writeFingerprint,
} from '@/engine/replay/fingerprint';
import { compareLogs, LOG_HEADER } from '@/engine/replay/log-csv';
import type { Snapshot } from '@/engine/replay/player';
import { createRecording } from '@/engine/replay/recording';
import { copyText } from '@/lib/browser/clipboard';
import { say } from '@/lib/browser/say';
import type { ProofProps } from './proof-props';

const { fingerprint: words } = demoProof;

/** The log at a bar. */
interface Taken {
  snapshot: Snapshot;
  entries: number;
  parts: string[];
  line: string;
}

async function takenAt(snapshot: Snapshot): Promise<Taken> {
  const { recording, position } = snapshot;
  const slices = slicesOfPage();
  const parts = await logFile(recording, position, slices);
  const digest = await sha256(parts, slices);
  return {
    snapshot,
    parts,
    entries: recording.entries(position),
    line: writeFingerprint(fingerprintOf(snapshot, position, digest)),
  };
}

/** @returns in words how what was noted compares with what is computed here anew */
async function verdictOn(noted: string, { snapshot, parts }: Taken): Promise<string> {
  if (noted.trim() === '') return '';
  if (noted.startsWith(LOG_HEADER.trim())) {
    const { shared: count, differsFrom } = compareLogs(parts.join(''), noted);
    return differsFrom === null
      ? say(words.sameLog, { count })
      : say(words.differentLog, { count, entry: `${differsFrom}` });
  }
  const fingerprint = readFingerprint(noted);
  if (!fingerprint) return words.unknown;
  const { recording } = snapshot;
  const { bar, sha256: digits } = fingerprint;
  if (writeFingerprint(fingerprint) !== writeFingerprint(fingerprintOf(snapshot, bar, digits)))
    return say(words.otherChart, fingerprint);
  if (bar > recording.bars.length) return say(words.beyond, { bar: `${bar}` });
  const past = recording.market.slice(0, recording.marketBars(bar));
  const slices = slicesOfPage();
  const anew = createRecording(past, recording.settings, [], recording.log(recording.reached()));
  await slices.rest();
  const digest = await sha256(await logFile(anew, bar, slices), slices);
  return say(digest === digits ? words.same : words.different, { bar: `${bar}` });
}

function download(name: string, parts: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...parts], { type: 'text/csv' }));
  link.download = name;
  link.click();
  // Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The fingerprint of the log at the bar that the demo stands at: to note, to hold against a noted one, to recompute. */
export function Fingerprint({ player }: ProofProps) {
  const snapshot = useSnapshot(player, 'controls');
  const { recording, position, progress, replay } = snapshot;
  const isAtRest = progress === null && !replay.isPlaying;
  const [taken, setTaken] = useState<Taken | null>(null);
  useEffect(() => {
    if (!isAtRest) return;
    let isWanted = true;
    void takenAt({ ...player.current(), recording, position }).then((result) => {
      if (isWanted) setTaken(result);
    });
    return () => {
      isWanted = false;
      setTaken(null);
    };
  }, [player, recording, position, isAtRest]);
  if (!isAtRest) return <p>{words.moving}</p>;
  return taken ? <TakenFingerprint taken={taken} /> : <p role="status">{words.computing}</p>;
}

function TakenFingerprint({ taken }: { taken: Taken }) {
  const { snapshot, entries, parts, line } = taken;
  const { source, position: bar } = snapshot;
  const [isCopied, setIsCopied] = useState(false);
  const names = { ...fingerprintOf(snapshot, bar, ''), bar: `${bar}` };
  const given = source.market === null ? words.ownFile : `--market ${names.market}`;
  return (
    <>
      <p>{say(words.text, { bar: `${bar}`, count: entries })}</p>
      <Line of={line} />
      <div className="proof-presses">
        <button
          type="button"
          className="demo-button"
          onClick={async () => setIsCopied(await copyText(line))}
        >
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </button>
        <button
          type="button"
          className="demo-button"
          onClick={() => download(say(words.fileName, names), parts)}
        >
          {words.download}
        </button>
      </div>
      <Comparison taken={taken} />
      <p className="text-caption text-muted">
        {words.check} <code>{say(words.command, { ...names, source: given })}</code>
      </p>
    </>
  );
}

/** What two lines are told apart by at a look: the first digits. */
const SHORT_DIGITS = 8;

function Line({ of: line }: { of: string }) {
  const [from, until] = [line.length - 64, line.length - 64 + SHORT_DIGITS];
  return (
    <output className="proof-print">
      {line.slice(0, from)}
      <strong>{line.slice(from, until)}</strong>
      {line.slice(until)}
    </output>
  );
}

/** Where what was noted is held against what is here. */
function Comparison({ taken }: { taken: Taken }) {
  const id = useId();
  const [noted, setNoted] = useState('');
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState('');
  useEffect(() => {
    let isWanted = true;
    void verdictOn(noted, taken).then((words) => {
      if (isWanted) setVerdict(words);
    });
    return () => {
      isWanted = false;
    };
  }, [noted, taken]);
  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    // A field of thousands of lines would hold the page up.
    setTyped('');
    setNoted((await target.files?.[0]?.text()) ?? '');
  }
  function type({ target }: ChangeEvent<HTMLTextAreaElement>): void {
    setTyped(target.value);
    setNoted(target.value);
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-small">
        {words.compare}
      </label>
      <textarea
        id={id}
        rows={2}
        className="proof-noted"
        spellCheck={false}
        autoComplete="off"
        value={typed}
        onChange={type}
      />
      <label className="demo-button justify-self-start">
        <span>{words.choose}</span>
        <input type="file" accept=".csv,text/csv" className="sr-only" onChange={choose} />
      </label>
      <p role="status" className="min-h-[1.5em] text-small">
        {verdict}
      </p>
    </div>
  );
}
