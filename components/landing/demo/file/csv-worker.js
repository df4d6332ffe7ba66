// JavaScript, so that the address of the bundled file is the same: `new URL('./csv-worker.js', import.meta.url)`.
import './worker';
