import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: { value: number; moved: string[] }[];
  }
}

/** Records layout shifts not caused by input. Call this before opening the page. */
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

export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Tolerates a shift of some pixels when a font loads: fallback fonts are as wide on average, not in each word. */
export async function expectNoShift(page: Page): Promise<void> {
  await settled(page);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
}
