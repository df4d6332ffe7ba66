// This file is JavaScript, so that `new URL('./csv-worker.js', import.meta.url)` works in source and bundle.
import { readChartFile } from './chart-file';

self.onmessage = ({ data: { file, choices } }) =>
  readChartFile(file, choices)
    .then((read) => self.postMessage(read, read.bars ? [read.bars.table.buffer] : []))
    // Only this error reaches the page.
    .catch(reportError);
// Loaded.
self.postMessage(null);
