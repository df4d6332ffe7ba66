// JavaScript, so that the address of the bundled file is the same: `new URL('./csv-worker.js', import.meta.url)`.
import { readMarketFile } from '@/engine/market/file/read';

self.onmessage = async ({ data }) => {
  const result = await readMarketFile(data);
  self.postMessage(result, 'table' in result ? [result.table.buffer] : []);
};
