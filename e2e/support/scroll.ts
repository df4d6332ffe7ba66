import { expect, type Page } from '@playwright/test';

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

export function jumpTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Returns the scroll position, in pixels, with `#id` 80 pixels below the top, or as near as the page allows. */
export function destination(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const element = document.getElementById(target);
    if (!element) throw new Error(`no #${target}`);
    const { scrollHeight, clientHeight } = document.documentElement;
    const wanted = element.getBoundingClientRect().top + window.scrollY - 80;
    return Math.round(Math.max(0, Math.min(wanted, scrollHeight - clientHeight)));
  }, id);
}

export async function expectArrival(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => Math.abs((await scrollY(page)) - (await destination(page, id))))
    .toBeLessThanOrEqual(1);
}

export function focusedId(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? '');
}
