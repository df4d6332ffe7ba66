import { expect, type Page } from '@playwright/test';

/** Pixels from the top of the page to the top of the window. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Goes to a position at once, whatever the page's own scroll behaviour. */
export function jumpTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/**
 * Where a link to `#id` has to leave the page: the element 80 pixels below the top of the window, or as near to that
 * as the ends of the page allow. In whole pixels.
 */
export function destination(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const element = document.getElementById(target);
    if (!element) throw new Error(`no #${target}`);
    const { scrollHeight, clientHeight } = document.documentElement;
    const wanted = element.getBoundingClientRect().top + window.scrollY - 80;
    return Math.round(Math.max(0, Math.min(wanted, scrollHeight - clientHeight)));
  }, id);
}

/** Waits until the page stands where a link to `#id` leads; browsers round positions to whole device pixels. */
export async function expectArrival(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => Math.abs((await scrollY(page)) - (await destination(page, id))))
    .toBeLessThanOrEqual(1);
}

/** @returns id of the focused element, empty where it has none. */
export function focusedId(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? '');
}
