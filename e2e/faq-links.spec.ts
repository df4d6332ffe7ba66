import type { Page } from '@playwright/test';
import { faqs } from '@/content/faqs';
import { hydrated, openPage } from './support/open-page';
import { expectArrival, scrollY } from './support/scroll';
import { servers } from './support/servers';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects that answer to be the open one, under the header, with the focus on its question. */
async function expectOpen(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#faq-${id}`)).toHaveAttribute('open');
  await expect(page.locator('#faqs details[open]')).toHaveCount(1);
  await expect(page.locator(`#faq-${id} > summary`)).toBeFocused();
  await expectArrival(page, `faq-${id}`);
}

const first = faqs.items[0]?.id ?? '';

test('a load with the hash of an answer opens it @every @firefox', async ({ page }) => {
  await openPage(page, '/#faq-refund');
  await expectOpen(page, 'refund');
});

test('other hashes open other answers, and Back and Forward too @firefox', async ({ page }) => {
  await openPage(page, '/#faq-refund');
  await expectOpen(page, 'refund');
  await page.evaluate(() => {
    location.hash = 'faq-cancel';
  });
  await expectOpen(page, 'cancel');
  await page.goBack();
  await expectOpen(page, 'refund');
  await page.goForward();
  await expectOpen(page, 'cancel');
});

test('a reload leaves the reader where they were, with the answer open', async ({ page }) => {
  await openPage(page, '/#faq-refund');
  await expectOpen(page, 'refund');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('#faq-refund')).toHaveAttribute('open');
});

for (const hash of ['#faq-nothing', '#faq-', '#faq-%E0%A4%A'])
  test(`${hash} opens nothing and moves nothing`, async ({ page }) => {
    await openPage(page, '/');
    await page.evaluate((unknown) => {
      location.hash = unknown;
    }, hash);
    await expect(page.locator('#faqs details[open]')).toHaveAttribute('id', `faq-${first}`);
    expect(await scrollY(page)).toBe(0);
  });

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the link of an answer copies its address', async ({ page }) => {
    await openPage(page, '/?utm_source=letter');
    await page.locator('#faq-refund > summary').click();
    const answer = page.locator('#faq-refund');
    await answer.getByRole('link', { name: faqs.copy.name }).press('Enter');
    await expect(answer.getByRole('status')).toHaveText(faqs.copy.clipboard);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${servers.site.origin}/#faq-refund`,
    );
    await expect(page).toHaveURL('/?utm_source=letter');
  });
});

test('without one it puts the address into the address bar', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openPage(page, '/');
  await page.locator('#faq-refund > summary').click();
  const answer = page.locator('#faq-refund');
  await answer.getByRole('link', { name: faqs.copy.name }).click();
  await expect(answer.getByRole('status')).toHaveText(faqs.copy.bar);
  await expect(page).toHaveURL('/#faq-refund');
  await expectOpen(page, 'refund');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of an answer is a link to it', async ({ page }) => {
    await page.goto('/');
    await page.locator('#faq-refund > summary').click();
    await page.locator('#faq-refund').getByRole('link', { name: faqs.copy.name }).click();
    await expect(page).toHaveURL('/#faq-refund');
    await expect(page.locator('#faq-refund')).toBeInViewport();
  });
});
