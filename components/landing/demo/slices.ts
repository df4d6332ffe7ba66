import type { Slices } from '@/engine/replay/recording';

/** Long work goes on for so long before the page may answer: with what the page does beside it, less than a phone notices. */
const SLICE_MS = 5;

/** Waits for what is due before it. A timer would wait 4 ms each time, and a second in a tab that is hidden. */
function nextTask(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
}

/** @returns slices of a page's time, the first of which begins now */
export function slicesOfPage(): Slices {
  let end = performance.now() + SLICE_MS;
  return {
    shouldYield: () => performance.now() >= end,
    async rest() {
      await nextTask();
      end = performance.now() + SLICE_MS;
    },
  };
}
