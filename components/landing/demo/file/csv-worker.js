// This file is JavaScript, so that `new URL('./csv-worker.js', import.meta.url)` works in source and bundle.
import { readMarketFile } from '@/engine/market/file/read';

self.onmessage = async ({ data }) => {
  const result = await readMarketFile(data);
  self.postMessage(result, 'table' in result ? [result.table.buffer] : []);
};
