// This file is JavaScript, so that `new URL('./csv-worker.js', import.meta.url)` works in source and bundle.
import { readChartFile } from './chart-file';

self.onmessage = async ({ data: { file, choices } }) => {
  const read = await readChartFile(file, choices);
  self.postMessage(read, read.bars ? [read.bars.table.buffer] : []);
};
