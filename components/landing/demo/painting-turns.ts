import { startTransition, useEffect, useState } from 'react';

/** Part of a frame that painting may take before charts that are left wait for the next one. */
const PAINTING_BUDGET_MS = 4;

const waiting = new Set<() => void>();
/** What has been spent of the frame that is dated so: all that happens in one has the same date. */
let spent: { of: unknown; ms: number } = { of: null, ms: 0 };
let isFrameAsked = false;

function spentNow(): typeof spent {
  // Where a browser does not date its frames, each painting has one of its own.
  const date = document.timeline?.currentTime ?? performance.now();
  if (spent.of !== date) spent = { of: date, ms: 0 };
  return spent;
}

function askForFrame(): void {
  if (isFrameAsked) return;
  isFrameAsked = true;
  requestAnimationFrame(() => {
    isFrameAsked = false;
    paintWaiting();
  });
}

function paintWaiting(): void {
  const frame = spentNow();
  for (const paint of waiting) {
    if (frame.ms >= PAINTING_BUDGET_MS) break;
    waiting.delete(paint);
    const start = performance.now();
    paint();
    frame.ms += performance.now() - start;
  }
  if (waiting.size > 0) askForFrame();
}

/**
 * Paints at once, or where others have taken this frame's time in a later one: charts take turns, so that no frame is late for
 * all of them.
 *
 * @param paint of a chart, the same function each time: one that waits is asked once
 */
export function paintInTurn(paint: () => void): void {
  waiting.add(paint);
  paintWaiting();
}

/** @returns whether a chart is to be painted in the next frame */
export const isPaintingDue = () => waiting.size > 0;

/** Leaves this frame to words: charts wait for the next one. */
export function holdPainting(): void {
  spentNow().ms = Infinity;
}

/** Leaves out a chart that has gone. */
export function endTurns(paint: () => void): void {
  waiting.delete(paint);
}

/**
 * @returns how many of so many parts are there: each comes once what came before it has been painted, for a phone lays out
 *   no more at once without a stutter
 */
export function usePartsInTurn(count: number): number {
  const [parts, setParts] = useState(0);
  useEffect(() => {
    if (parts === count) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setParts(parts + 1)));
    });
    return () => cancelAnimationFrame(frame);
  }, [parts, count]);
  return parts;
}
