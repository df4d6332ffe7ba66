import type { Page } from '@playwright/test';
import { faqs } from '@/content/faqs';
import { counterOrigin } from './support/counter';
import { everyPath, notFoundMessage } from './support/every-page';
import { expectNotices } from './support/notices';
import { openPage } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { readThrough } from './support/read-through';
import { servers } from './support/servers';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';
import { expectUsable } from './support/usable';

const blocked = /(^|[/_.-])(ads?|advert\w*|banner|promo|sponsor\w*|tracking|analytics)([/_.-]|$)/i;

/** What the usual lists hide on any site. */
const hidden = ['class', 'id']
  .flatMap((name) => [
    ...['ad', 'ads', 'cookies', 'consent'].map((word) => `[${name}~="${word}" i]`),
    ...['ad-', 'ads-', 'cookie-'].flatMap((word) => [
      `[${name}^="${word}" i]`,
      `[${name}*=" ${word}" i]`,
    ]),
    ...['advert', 'banner', 'promo', 'sponsor', 'popup', 'newsletter', 'social-share'].map(
      (word) => `[${name}*="${word}" i]`,
    ),
  ])
  .join(', ');

/** Installs a blocker. @returns addresses that it did not let through */
async function installBlocker(page: Page): Promise<string[]> {
  const stopped: string[] = [];
  await page.route(
    (url) => blocked.test(url.pathname),
    (route) => {
      stopped.push(route.request().url());
      return route.abort('blockedbyclient');
    },
  );
  await page.addInitScript((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
  }, hidden);
  return stopped;
}

const allowedMessages = new RegExp(`${notFoundMessage.source}|ERR_BLOCKED_BY_CLIENT`);
test.use({ allowedOrigins: [paymentOrigin, counterOrigin], allowedMessages: [allowedMessages] });

test('fault: a content blocker with the usual lists: nothing is lost on any page', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);
  const stopped = await installBlocker(page);
  for (const path of everyPath) {
    await page.goto(path);
    await readThrough(page);
    await expect(page.locator(hidden), path).toHaveCount(0);
  }
  await openStill(page, '/');
  await page.clock.runFor(2000);
  await expectNotices(page, 1);
  await expectUsable(page);
  await page.locator('#pricing').getByRole('link', { name: 'Choose Annual' }).click();
  const toastCount = async () => {
    await page.clock.runFor(20);
    return toasts(page).count();
  };
  await expect.poll(toastCount, { intervals: [50] }).toBe(1);
  await expect(toasts(page)).toBeVisible();
  await expect(page.locator(hidden)).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(new RegExp(`^${paymentOrigin}`));
  expect(stopped).toEqual([]);
});

test.describe('where visits are counted', () => {
  test.use({ baseURL: servers.measured.origin });

  test('fault: a content blocker stops the counting, its code too: the page works as ever', async ({
    page,
    context,
  }) => {
    await servePaymentPages(context);
    await page.route(`${counterOrigin}/**`, (route) => route.abort('blockedbyclient'));
    const stopped: string[] = [];
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes('pageview')) return route.fulfill({ response });
      stopped.push(route.request().url());
      return route.abort('blockedbyclient');
    });
    await openPage(page, '/?utm_source=news');
    await expect.poll(() => stopped.length).toBeGreaterThan(0);
    await page.locator('#faqs summary').nth(2).click();
    await expect(page.locator('#faqs details').nth(2)).toHaveAttribute('open');
    await expect(page.getByText(faqs.items[2]?.question ?? '')).toBeVisible();
    await page.locator('#pricing').getByRole('link', { name: 'Choose Annual' }).click();
    await expect(page).toHaveURL(new RegExp(`^${paymentOrigin}`));
  });
});
