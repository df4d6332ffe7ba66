import type { BrowserContext, Locator, Page } from '@playwright/test';
import { content } from '@/lib/content/content';

const { plans } = content;

/** The plan that tests choose: the last one, which no variant leaves without a link. */
export const chosenPlan = { title: '', paymentLink: '', ...plans.at(-1) } as {
  title: string;
  paymentLink: string;
};

/** Origin of the pages where plans are paid. */
export const paymentOrigin = new URL(chosenPlan.paymentLink).origin;

/** The link by which that plan is chosen. */
export function chooseLink(page: Page): Locator {
  return page.locator('#pricing article').last().getByRole('link');
}

/** Answers for the payment provider, whose pages do not exist where tests run; whatever is asked of them. */
export async function servePaymentPages(context: BrowserContext): Promise<void> {
  for (const { paymentLink } of plans)
    if (paymentLink)
      await context.route(
        ({ origin, pathname }) => origin + pathname === paymentLink,
        (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Payment</title>',
          }),
      );
}
