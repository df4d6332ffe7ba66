import { readMarketFile } from '@/engine/market/file/read';

// The types of a page and of a worker exclude each other.
interface WorkerScope {
  onmessage: ((event: MessageEvent<File>) => void) | null;
  postMessage(result: Awaited<ReturnType<typeof readMarketFile>>, transfer: Transferable[]): void;
}
const scope = self as unknown as WorkerScope;

scope.onmessage = async ({ data: file }) => {
  const result = await readMarketFile(file);
  scope.postMessage(result, 'table' in result ? [result.table.buffer] : []);
};
