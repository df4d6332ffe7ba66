import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** For every frame drawn on a canvas, the number of discs in it. */
    canvasFrames?: number[];
  }
}

/** Has the page keep count of what is drawn on canvases; call it before the page is opened. */
export async function watchCanvas(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: number[] = [];
    window.canvasFrames = frames;
    const drawing = CanvasRenderingContext2D.prototype;
    const { arc, clearRect } = drawing;
    drawing.clearRect = function (...box) {
      frames.push(0);
      clearRect.apply(this, box);
    };
    drawing.arc = function (...disc) {
      frames.push((frames.pop() ?? 0) + 1);
      arc.apply(this, disc);
    };
  });
}

/** @returns for every frame drawn so far, how many particles were in it */
export function framesDrawn(page: Page): Promise<number[]> {
  return page.evaluate(() => window.canvasFrames ?? []);
}
