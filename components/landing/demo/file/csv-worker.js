// This file is JavaScript, so that `new URL('./csv-worker.js', import.meta.url)` works in source and bundle.
import { readTable } from '@/engine/market/file/read';

self.onmessage = ({ data: { file, choices } }) =>
  readTable(file, choices)
    .then(({ others, ...read }) =>
      self.postMessage(read, read.bars ? [read.bars.table.buffer] : []),
    )
    // Only this error reaches the page.
    .catch(reportError);
// Loaded.
self.postMessage(null);
