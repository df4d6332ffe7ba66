import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Shifts of the layout that no input explains, and what moved. */
    layoutShifts?: { value: number; moved: string[] }[];
  }
}

/** Has the page keep note of layout shifts from its first moment; call it before it is opened. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const shifts: { value: number; moved: string[] }[] = [];
    window.layoutShifts = shifts;
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

/** Expects that nothing moved by itself but a line of text, by a fraction of a pixel, when its font came. */
export async function expectNoShift(page: Page): Promise<void> {
  await settled(page);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.005);
}
