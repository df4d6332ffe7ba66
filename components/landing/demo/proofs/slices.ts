import type { Slices } from '@/engine/replay/fingerprint';

/** Long work goes on for so long before the page may answer: half of what a phone notices. */
const SLICE_MS = 8;

/** @returns slices of a page's time, the first of which begins now */
export function slicesOfPage(): Slices {
  let end = performance.now() + SLICE_MS;
  return {
    isTimeUp: () => performance.now() >= end,
    async rest() {
      await new Promise((resume) => setTimeout(resume));
      end = performance.now() + SLICE_MS;
    },
  };
}
