import type { Locator, Page } from '@playwright/test';

/** The toasts on screen, those included that are just leaving. */
export function toasts(page: Page): Locator {
  return page.locator('[data-sonner-toast]');
}

/** Counts, from now on, the toasts on screen after every change of the page. @returns gives the largest count */
export async function watchToasts(page: Page): Promise<() => Promise<number>> {
  const largest = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    const count = () => {
      const now = document.querySelectorAll('[data-sonner-toast]').length;
      seen.count = Math.max(seen.count, now);
    };
    count();
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return async () => (await largest.jsonValue()).count;
}
