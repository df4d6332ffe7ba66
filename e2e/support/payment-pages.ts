import type { BrowserContext, Locator, Page } from '@playwright/test';
import { content } from '@/lib/content/content';

const { plans } = content;

/** The plan that tests choose. */
export const chosenPlan = { title: '', paymentLink: '', ...plans.at(-1) } as {
  title: string;
  paymentLink: string;
};

export const paymentOrigin = new URL(chosenPlan.paymentLink).origin;

/** The last plan's link. */
export function chooseLink(page: Page): Locator {
  return page.locator('#pricing article').last().getByRole('link');
}

/** The toasts on screen, including those fading out. */
export function toasts(page: Page): Locator {
  return page.locator('[data-sonner-toast]');
}

/** Mocks the payment pages, which tests must not load. */
export async function servePaymentPages(context: BrowserContext): Promise<void> {
  await context.route(`${paymentOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Payment</title>' }),
  );
}
