import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/landing/demo/icon-button';
import { slicesOfPage } from '@/components/landing/demo/slices';
import { demoFile as words } from '@/content/demo';
import type { FileBars, Unreadable } from '@/engine/market/file/read';
import { fileSource, type Source } from '@/engine/replay/source';
import { say } from '@/lib/browser/say';
import { resultText, shortened } from './file-words';

type Result = FileBars | Unreadable;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): void;
}

// The site's policy lets no text become a script's address, but for that of the worker.
(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url.endsWith('/csv-worker.js') ? url : null),
});

/** @returns what a worker makes of a file; fails where the browser runs none */
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

/** What was understood of a file, or why it gives no chart. */
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
  return (
    <div className="demo-file flex items-start gap-3 rounded-control border border-edge bg-raised px-4 py-3 text-small">
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        {result
          ? resultText(file.name, result)
          : say(words.reading, { name: shortened(file.name) })}
      </p>
      <IconButton name={words.close} icon={X} className="-mt-2 -mr-2 flex-none" onClick={onClose} />
    </div>
  );
}
