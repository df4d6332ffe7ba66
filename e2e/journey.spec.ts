import { content } from '@/lib/content/content';
import { openPage } from './support/page';
import { chooseLink, chosenPlan, paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expectArrival, focusedId } from './support/scroll';
import { expect, test } from './support/test';

const { controls, faqs, home, paymentSuccess } = content;

test.use({
  reducedMotion: 'no-preference',
  allowedOrigins: [paymentOrigin],
  allowedMessages: [/status of 404/],
});

test('a visitor reads, asks, chooses a plan, pays and comes back @firefox', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);

  await test.step('R-LAND-1: lands and reads', async () => {
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(home.headline);
    await expect(page.getByRole('img', { name: home.picture.alt })).toBeVisible();
  });

  await test.step('R-NAV-5: goes to the questions by the header', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/#faqs');
    await expectArrival(page, 'faqs');
    expect(await focusedId(page)).toBe('faqs');
  });

  await test.step('R-FAQ-1: opens a question, which closes the first', async () => {
    const items = page.locator('#faqs details');
    await expect(items.nth(0)).toHaveAttribute('open');
    await items
      .nth(1)
      .getByRole('heading', { name: faqs.items[1]?.question ?? '' })
      .click();
    await expect(items.nth(1)).toHaveAttribute('open');
    await expect(items.nth(0)).not.toHaveAttribute('open');
  });

  await test.step('R-PRICE-4: chooses a plan, is told where to, and gets there', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Get Access' }).click();
    await expectArrival(page, 'pricing');
    // The answer waits until the words were seen: they are gone with the page.
    let answer = () => {};
    const seen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(chosenPlan.paymentLink, async (route) => {
      await seen;
      await route.fallback();
    });
    await chooseLink(page).click();
    await expect(page.getByText(controls.redirecting.title).first()).toBeVisible();
    answer();
    await expect(page).toHaveURL(chosenPlan.paymentLink);
  });

  await test.step('R-ROUTE-4: comes back to what happens next', async () => {
    await openPage(page, '/payment-success?session_id=cs_test_1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(paymentSuccess.title);
    await expect(page.getByRole('heading', { name: paymentSuccess.stepsTitle })).toBeVisible();
  });

  await test.step('R-FOOT-1: looks up the refund rules', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click();
    await expect(page).toHaveURL('/refund');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund Policy');
  });

  await test.step('R-ROUTE-2: mistypes an address and finds home', async () => {
    await openPage(page, '/refnud');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});
