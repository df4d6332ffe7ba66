import { startTransition, useEffect, useState } from 'react';

/** Part of a frame that painting may take before charts that are left wait for the next one. */
const PAINTING_BUDGET_MS = 4;

const waiting = new Set<() => void>();
let msSpent = 0;
let isFrameAsked = false;

function askForFrame(): void {
  if (isFrameAsked) return;
  isFrameAsked = true;
  requestAnimationFrame(() => {
    isFrameAsked = false;
    const isTaken = msSpent === Infinity;
    msSpent = 0;
    if (isTaken) askForFrame();
    else paintWaiting();
  });
}

function paintWaiting(): void {
  for (const paint of waiting) {
    if (msSpent >= PAINTING_BUDGET_MS) break;
    waiting.delete(paint);
    const start = performance.now();
    paint();
    msSpent += performance.now() - start;
  }
  if (msSpent > 0) askForFrame();
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

/** Leaves this frame to words: charts wait for the next one. */
export function holdPainting(): void {
  msSpent = Infinity;
  askForFrame();
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
