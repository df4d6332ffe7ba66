// This file is JavaScript, so that `new URL('./csv-worker.js', import.meta.url)` also matches the bundled file.
import { readMarketFile } from '@/engine/market/file/read';

self.onmessage = async ({ data }) => {
  const result = await readMarketFile(data);
  self.postMessage(result, 'table' in result ? [result.table.buffer] : []);
};
