import { readMarketFile } from '@/engine/market/file/read';
import type { Report, Request } from './reading';

/** What a worker's global scope has of what is used here: the types of a page and of a worker exclude each other. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(report: Report, transfer?: Transferable[]): void;
}
const scope = self as unknown as WorkerScope;

/** Between two reports of how far it is. */
const REPORT_INTERVAL_MS = 100;

scope.onmessage = async ({ data: { file, corrections } }) => {
  let reportedAt = 0;
  const result = await readMarketFile(file, corrections, async (done) => {
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = performance.now();
    scope.postMessage({ done });
  });
  scope.postMessage({ result }, result.kind === 'bars' ? [result.table.buffer] : []);
};
