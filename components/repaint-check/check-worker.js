// This file is JavaScript, so that `new URL('./check-worker.js', import.meta.url)` works in source and bundle.
import { createCheck } from './check';

const { check, view } = createCheck((id, share) => self.postMessage({ now: { id, share } }));

/** One question after the other. */
let before = Promise.resolve();

self.onmessage = ({ data: { key, given, wanted } }) => {
  before = before
    .then(() => (given ? check(given) : view(wanted)))
    .catch((error) => {
      console.error(error);
      return null;
    })
    .then((answer) => self.postMessage({ key, answer }));
};
