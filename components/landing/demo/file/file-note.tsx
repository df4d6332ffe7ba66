import './file-note.css';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/landing/demo/icon-button';
import { demoFile as words } from '@/content/demo';
import type { FileResult } from '@/engine/market/file/read';
import type { Corrections } from '@/engine/market/file/shape';
import { fileSource } from '@/engine/replay/file-source';
import type { Source } from '@/engine/replay/source';
import { say } from '@/lib/browser/say';
import { FileForm } from './file-form';
import { faultLines, resultText, shortened } from './file-words';
import { createRest, readFile } from './reading';

/** Reads a file, and again when it is corrected. @returns what came of it last, and the part that is done while it is read */
function useReading(file: File, corrections: Corrections, onSource: (source: Source) => void) {
  const [result, setResult] = useState<FileResult | null>(null);
  const [done, setDone] = useState<number | null>(0);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    async function read() {
      setDone(0);
      const found = await readFile({ file, corrections }, setDone, signal);
      const source = found.kind === 'bars' ? await fileSource(found, createRest(signal)) : null;
      setResult(found);
      setDone(null);
      if (source) onSource(source);
    }
    // A later file, or correction, takes the place of one that is still being read.
    read().catch((error) => {
      if (!signal.aborted) throw error;
    });
    return () => stop.abort();
  }, [file, corrections, onSource]);
  return { result, done };
}

/** What was understood of a file, what was left out of it, and the way to correct both. */
export function FileNote({
  file,
  onSource,
  onClose,
}: {
  file: File;
  /** Gets the market that it holds; stays the same function. */
  onSource: (source: Source) => void;
  onClose: () => void;
}) {
  const [corrections, setCorrections] = useState<Corrections>({});
  const { result, done } = useReading(file, corrections, onSource);
  const reading = { name: shortened(file.name), percent: Math.floor(100 * (done ?? 0)) };
  const lines = result ? faultLines(result) : [];
  return (
    <div className="demo-file">
      <div className="flex items-start gap-3">
        <p role="status" className="min-w-0 flex-1 wrap-anywhere">
          {done === null && result ? resultText(file.name, result) : say(words.reading, reading)}
        </p>
        <IconButton
          name={words.close}
          icon={X}
          className="-mt-2 -mr-2 flex-none"
          onClick={onClose}
        />
      </div>
      {result ? (
        <div className="demo-file-parts">
          <FileForm
            result={result}
            corrections={corrections}
            onChange={(changed) => setCorrections({ ...corrections, ...changed })}
          />
          {lines.length > 1 ? (
            <details>
              <summary className="demo-button">{lines[0]}</summary>
              <ul className="mt-2 grid gap-1 font-mono text-caption">
                {lines.slice(1).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
