import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/landing/demo/controls';
import { slicesOfPage } from '@/components/landing/demo/use-demo';
import { demoWords } from '@/content/demo';
import { demoFile as words } from '@/content/demo-details';
import type { FileBars, Unreadable } from '@/engine/market/file/read';
import { fileSource } from '@/engine/market/file/table';
import type { Source } from '@/engine/replay/source';
import { say } from '@/lib/browser/say';
import { resultText, shortened } from './file-words';

type Result = FileBars | Unreadable;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): void;
}

// The CSP requires Trusted Types: only the worker's address may become a script URL.
(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url.endsWith('/csv-worker.js') ? url : null),
});

/** Reads a file in a worker; fails in a browser without workers. */
function readInWorker(file: File, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./csv-worker.js', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    worker.onerror = reject;
    worker.onmessage = ({ data }: MessageEvent<Result>) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(file);
  });
}

/** Shows how a file was understood, or why it gives no chart. @param onSource stays the same function */
export function FileNote({
  file,
  onSource,
  onClose,
}: {
  file: File;
  onSource: (source: Source) => void;
  onClose: () => void;
}) {
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    async function read() {
      const refused = (): Result => ({ code: 'unopened' });
      const found = await readInWorker(file, stop.signal).catch(refused);
      const source = 'table' in found ? await fileSource(found, slicesOfPage()) : null;
      if (stop.signal.aborted) return;
      setResult(found);
      if (source) onSource(source);
    }
    read();
    return () => stop.abort();
  }, [file, onSource]);
  const reading = say(words.reading, { name: shortened(file.name) });
  return (
    <div className="demo-note demo-file">
      <p role="status">{result ? resultText(file.name, result) : reading}</p>
      <IconButton name={demoWords.close} icon={X} onClick={onClose} />
    </div>
  );
}
