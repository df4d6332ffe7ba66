import type { Locator, Page } from '@playwright/test';

/** The toasts on screen, those included that are just leaving. */
export function toasts(page: Page): Locator {
  return page.locator('[data-sonner-toast]');
}
