// This file is JavaScript, so that `new URL('./csv-worker.js', import.meta.url)` works in source and bundle.
import { readTable } from '@/engine/market/file/read';

self.onmessage = async ({ data: { file, choices } }) => {
  const { others, ...read } = await readTable(file, choices);
  self.postMessage(read, read.bars ? [read.bars.table.buffer] : []);
};
