import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/landing/demo/controls';
import { slicesOfPage } from '@/components/landing/demo/use-demo';
import { demoFile as words } from '@/content/demo-details';
import { timeframeName } from '@/engine/market/bar';
import type { FileBars, RowFault, Unreadable } from '@/engine/market/file/read';
import { fileSource, MAX_FILE_BYTES } from '@/engine/market/file/table';
import type { Source } from '@/engine/replay/source';
import { sayLost } from '@/lib/browser/retry';
import { say } from '@/lib/browser/say';

type Result = FileBars | Unreadable;

/** Reads a file in a worker. Fails in a browser without workers. */
function readInWorker(file: File, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./csv-worker.js', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    worker.onerror = (error) => {
      sayLost(true);
      reject(error);
    };
    worker.onmessage = ({ data }: MessageEvent<Result>) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(file);
  });
}

function faultText({ code, column, got, line }: RowFault): string {
  const what = say(words.faults[code], { got, column: column ? words.columns[column] : '' });
  return say(words.formatError, { line: `${line}`, what });
}

/** @returns how a file was read and its first error, or why it cannot be shown */
export function resultText(name: string, result: FileBars | Unreadable): string {
  if ('code' in result) {
    const values = { got: '', count: 0, seconds: 0, ...result, name, wanted: words.wanted };
    const fault = 'fault' in result && result.fault ? ` ${faultText(result.fault)}` : '';
    const most = MAX_FILE_BYTES / 1_000_000;
    return say(words.unreadable[result.code], { ...values, most }) + fault;
  }
  const { delimiter, times, order, fault, leftOut, count, ...has } = result.understood;
  const notes = [
    words.delimiters[delimiter as keyof typeof words.delimiters],
    ...(has.hasHeader ? [] : [words.noHeader]),
    ...(has.hasDecimalComma ? [words.decimalComma] : []),
    ...(has.hasOrder ? [words.orders[order]] : []),
    words.times[times],
    ...(has.isNewestFirst ? [words.newestFirst] : []),
  ].join(', ');
  const timeframe = timeframeName(result.step);
  const line = say(words.understood, { name, timeframe, count, notes });
  return fault ? `${line} ${say(words.leftOut, { count: leftOut })} ${faultText(fault)}` : line;
}

/** Shows how a file was read, or why it cannot be shown. @param onSource stable across renders */
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
  const reading = say(words.reading, { name: file.name });
  return (
    <div className="demo-note demo-file">
      <p role="status">{result ? resultText(file.name, result) : reading}</p>
      <IconButton name={words.close} icon={X} onClick={onClose} />
    </div>
  );
}
