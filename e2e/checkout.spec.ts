import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { openStill } from './support/page';
import { chooseLink, chosenPlan, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const { title, text } = content.controls.redirecting;
const { paymentLink } = chosenPlan;

/** Expects nothing to be left of a toast, on screen or for screen readers. */
async function expectNoToast(page: Page): Promise<void> {
  // Not by locators: Firefox's driver waits for the end of a navigation to a page that was kept.
  const left = () =>
    page.evaluate(() => [
      document.querySelectorAll('[data-sonner-toast]').length,
      document.querySelector('#toast-status')?.textContent,
    ]);
  await expect.poll(left).toEqual([0, '']);
}

test.beforeEach(async ({ page, context }) => {
  await servePaymentPages(context);
  await openStill(page, '/');
});

test('R-PRICE-4, A23, A24: a click says where it leads, as a status, leads there, and Back leaves no toast @firefox', async ({
  page,
}) => {
  const status = page.locator('#toast-status');
  const alert = page.locator('#toast-alert');
  await expect(status).toHaveRole('status');
  await expect(status).toBeEmpty();
  await expect(alert).toHaveRole('alert');
  await chooseLink(page).click();
  await expect(status).toHaveText(`${title} ${text}`);
  await expect(alert).toBeEmpty();
  // A little at a time: far shorter than the way to the payment page.
  const count = async () => {
    await page.clock.runFor(20);
    return toasts(page).count();
  };
  await expect.poll(count, { intervals: [50] }).toBe(1);
  for (const words of [title, text]) await expect(toasts(page)).toContainText(words);
  await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(1000);
  await page.waitForURL(paymentLink);
  // From a timer: the call would not return from a page that is left meanwhile.
  await page.evaluate(() => void setTimeout(() => history.back()));
  // Firefox's driver is not told of a page that was kept.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe('/');
  await expectNoToast(page);
});

test('R-PRICE-4: Ctrl or the middle button opens the payment page beside this one @whole', async ({
  page,
  context,
}) => {
  for (const options of [
    { modifiers: ['ControlOrMeta' as const] },
    { button: 'middle' as const },
  ]) {
    const opened = context.waitForEvent('page');
    await chooseLink(page).click(options);
    const tab = await opened;
    // The first request of a new tab comes before routes take hold, and the real page does not exist; but the tab
    // remembers what it was to open, as soon as it is active.
    const client = await context.newCDPSession(tab);
    await expect(async () => {
      const { entries } = await client.send('Page.getNavigationHistory');
      expect(entries.at(-1)?.url).toBe(paymentLink);
    }).toPass({ timeout: 20_000 });
    await tab.close();
    await page.clock.runFor(2000);
    await expect(page).toHaveURL('/');
    await expectNoToast(page);
  }
});
