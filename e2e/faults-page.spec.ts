import type { Page } from '@playwright/test';
import { failure } from '@/content/failure';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { hydrated } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut, rawError } from './support/usable';

test.use({
  allowedOrigins: [paymentOrigin],
  // What React says on the console about the failure that a test brings about; a visitor sees nothing of it.
  allowedMessages: [/TypeError|^Error/],
  allowedErrors: [/navigation is undefined/],
});

const dataFile = '**/_next/static/page/data-index-*.js';

/** Renames what the header is given, so that it finds nothing. No section holds the header. */
async function breakHeader(page: Page): Promise<void> {
  await page.route(dataFile, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toContain(String.raw`\"navigation\":{`);
    // Kept by no browser, so that a reload brings the right one.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: body.replace('"navigation', '"lost') });
  });
}

test('fault: what is outside of the sections fails: the page stays as it was sent @every @firefox', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);
  await breakHeader(page);
  await page.goto('/');
  const title = await page.title();
  const width = await page.evaluate(() => innerWidth);
  await expect(page.locator('body > .prerendered > main')).toHaveCount(1);
  await expectUsable(page);
  await expect(page.locator('.needs-script:visible')).toHaveCount(0);
  expect([await page.title(), await page.evaluate(() => innerWidth)]).toEqual([title, width]);
  await expect(page.locator('.site-header')).toHaveCSS('position', 'fixed');
  const menu = page.getByRole('button', { name: navigation.openMenu });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('dialog', { name: navigation.menuLabel })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expectWaysOut(page);
});

test('fault: the page fails and was not sent whole: it says so in its own words, and is loaded again', async ({
  page,
}) => {
  await breakHeader(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<footer[\s\S]*<\/footer>/, '');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: failure.title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(site.supportEmail);
  expect(await page.locator('body').innerText()).not.toMatch(rawError);
  await page.unroute(dataFile);
  await page.unroute('/');
  await page.getByRole('button', { name: failure.reload }).click();
  await hydrated(page);
  await expectUsable(page);
});
