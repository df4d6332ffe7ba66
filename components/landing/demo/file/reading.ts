import { slicesOfPage } from '@/components/landing/demo/slices';
import type { FileResult } from '@/engine/market/file/read';
import type { Corrections } from '@/engine/market/file/shape';

/** What the worker is asked, and what it tells. */
export interface Request {
  readonly file: File;
  readonly corrections: Corrections;
}
export type Report = { readonly done: number } | { readonly result: FileResult };

/** A worker that has said nothing for so long does not run: its files may hang, or be refused in silence. */
const FIRST_SIGN_MS = 4000;

function readInWorker(
  request: Request,
  onDone: (part: number) => void,
  signal: AbortSignal,
): Promise<FileResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    const fail = () => end(() => reject(new Error('no worker')));
    const timer = setTimeout(fail, FIRST_SIGN_MS);
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      clearTimeout(timer);
      if ('done' in data) onDone(data.done);
      else end(() => resolve(data.result));
    };
    signal.addEventListener('abort', fail);
    worker.postMessage(request);
  });
}

/** @returns a function that lets the page answer where work has gone on for long, and fails once it is not wanted */
export function createRest(signal: AbortSignal): () => Promise<void> {
  const { isTimeUp, rest } = slicesOfPage();
  return async () => {
    if (isTimeUp()) await rest();
    signal.throwIfAborted();
  };
}

/**
 * Reads a file in a worker; where there is none, on the page's own thread, in slices.
 *
 * @param onDone gets the part that is done, from 0 to 1
 * @throws once it is not wanted any more
 */
export async function readFile(
  request: Request,
  onDone: (part: number) => void,
  signal: AbortSignal,
): Promise<FileResult> {
  try {
    return await readInWorker(request, onDone, signal);
  } catch {
    signal.throwIfAborted();
    const { readMarketFile } = await import('@/engine/market/file/read');
    const rest = createRest(signal);
    const result = await readMarketFile(request.file, request.corrections, async (part) => {
      await rest();
      onDone(part);
    });
    signal.throwIfAborted();
    return result;
  }
}
