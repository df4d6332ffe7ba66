import { content } from '@/lib/content/content';
import { openPage } from './support/page';
import { chooseLink, chosenPlan, servePaymentPages } from './support/payment-pages';
import { expectArrival, jumpTo, scrollY } from './support/scroll';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';
import { expectUsable } from './support/usable';

const { routes } = content;
const payment = chosenPlan.paymentLink;

test.use({
  reducedMotion: 'no-preference',
  // Pages are kept for Back as they are in a browser of every day; tests switch that off by default.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('fault: a page comes back in the middle of a toast or a scroll: it stands, nobody is sent away @whole', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);
  await openPage(page, '/');
  // Another load of the page would not have the mark.
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  const backToKept = async () => {
    // From a timer: the call would not return from a page that is left meanwhile.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL(/localhost:\d+\/(?:#\w+)?$/);
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  };
  // Its words come with the click, whatever draws them; the page is left when its time has come.
  await chooseLink(page).click();
  await page.waitForURL(payment);
  await backToKept();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('#toast-status')).toBeEmpty();
  const faqs = page.getByRole('banner').locator('a[href="/#faqs"]').first();
  await faqs.click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(50);
  await page.evaluate((path) => location.assign(path), routes.terms.path);
  await page.waitForURL(routes.terms.path);
  await backToKept();
  await jumpTo(page, 0);
  await faqs.click();
  await expectArrival(page, 'faqs');
  await expectUsable(page);
});
