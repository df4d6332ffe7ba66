import type { BrowserContext } from '@playwright/test';
import { plans } from '@/content/plans';

/** Origin of the pages where plans are paid. */
export const paymentOrigin = new URL(plans[0]?.paymentLink ?? '').origin;

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
