import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Shifts of the layout that no input explains, and what moved. */
    layoutShifts?: { value: number; moved: string[] }[];
    /** Durations of long tasks in milliseconds. */
    longTasks?: number[];
  }
}

/** Has the page keep note of layout shifts and long tasks from its first moment; call it before it is opened. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const shifts: { value: number; moved: string[] }[] = [];
    const tasks: number[] = [];
    window.layoutShifts = shifts;
    window.longTasks = tasks;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node }) =>
              node instanceof Element
                ? `${node.tagName} ${node.className}`
                : String(node?.nodeName),
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Waits for two frames, so that the observers have heard of all that was painted. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** “3G – Slow” of WebPageTest: 400 kbit/s each way, 400 ms there and back. */
export const slow3g = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
