/** Other sites than the sample: the owner’s own, one with hardly any content in a light theme, one with long words. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { brokenPrices, noSideways, sideways } from './support/layout';
import { notFoundMessage, openPage, openStill } from './support/page';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const WIDTHS = [320, 390, 768, 1024, 1440];

/** Pixels that a link leaves free above what it leads to. */
const linkRoom = (page: Page) =>
  page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );

async function expectItFits(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, address);
    expect(await sideways(page), `at ${width} px`).toEqual(noSideways);
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    expect(await linkRoom(page), `at ${width} px`).toBeGreaterThanOrEqual(header);
    expect(await brokenPrices(page), `at ${width} px`).toEqual([]);
  }
}

test.describe('the site of the owner', () => {
  const { root, origin } = servers.own;
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
  // Its services are named in its policy.
  test.use({
    allowedOrigins: read('index.html').match(/https:\/\/[\w.-]+/g) ?? [],
    allowedMessages: [notFoundMessage],
  });

  test('A1, A30: each page passes axe and fits a phone', async ({ page }) => {
    test.slow();
    const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
    const paths = listed.map(([, address = '']) => new URL(address).pathname);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of [...paths, '/payment-success', '/no-such-page']) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openPage(page, origin + path);
      await expectNoViolation(page);
      await page.setViewportSize({ width: 320, height: 900 });
      expect(await sideways(page), path).toEqual(noSideways);
    }
  });
});

test.describe('a site with one plan and empty lists', () => {
  const home = `${servers.bare.origin}/`;

  test('fits every width', ({ page }) => expectItFits(page, home));

  test('A1, A2: passes axe in its light theme', async ({ page }) => {
    await openPage(page, home);
    await expectNoViolation(page);
  });

  test('leads to plans, legal pages and payment @phone', async ({ page }) => {
    await openPage(page, home);
    await page.locator('header [aria-expanded]').click();
    const menu = page.getByRole('dialog');
    await menu.locator('a[href*="#pricing"]').first().click();
    await expect(menu).toBeHidden();
    await expect(page.locator('#pricing')).toBeInViewport();

    await openStill(page, home);
    await page.locator('#pricing .plan-choose > a').first().click();
    const count = async () => {
      await page.clock.runFor(20);
      return toasts(page).count();
    };
    await expect.poll(count, { intervals: [50] }).toBe(1);
  });
});

test.describe('a site that is read from right to left', () => {
  test.use({ baseURL: servers.extremes.origin, allowedMessages: [/Failed to load resource/] });

  test.beforeEach(({ page }) =>
    page.route(`${servers.extremes.origin}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<html ', '<html dir="rtl" ');
      await route.fulfill({ response, body });
    }),
  );

  test('fits every width', ({ page }) => expectItFits(page, '/'));

  test('is mirrored, and its charts, sliders and figures are not', async ({ page }) => {
    await openPage(page, '/');
    const centre = async (selector: string) => {
      const { x = 0, width = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
      return x + width / 2;
    };
    const wide = page.viewportSize()?.width ?? 0;
    expect(await centre('header .wordmark')).toBeGreaterThan(wide / 2);
    expect(await centre('header .header-access')).toBeLessThan(wide / 2);
    expect(await centre('#home h1')).toBeGreaterThan(await centre('#home figure'));
    expect(await centre('#pricing article:nth-of-type(1)')).toBeGreaterThan(
      await centre('#pricing article:nth-of-type(2)'),
    );
    for (const arrow of await page.locator('#testimonials [class*="lucide-arrow"]').all())
      await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');

    // Their one axis of prices stands at the right of the row, beside the first.
    const axes = page.locator('.panels [alt=""]:visible');
    const axis = (await axes.first().boundingBox())?.x ?? 0;
    for (const plot of (await page.locator('.panels figure').all()).slice(0, 3))
      expect((await plot.boundingBox())?.x).toBeLessThan(axis);
    const slider = page.getByRole('slider').first();
    await slider.press('Home');
    const crosshair = page.locator('.cost-plot line').first();
    const start = (await crosshair.boundingBox())?.x ?? 0;
    await slider.press('ArrowRight');
    await expect.poll(async () => (await crosshair.boundingBox())?.x).toBeGreaterThan(start);
    const price = page.locator('.plan-price:has(b + span)').first();
    const [whole, cents] = [price.locator('b'), price.locator('b + span')];
    expect((await whole.boundingBox())?.x).toBeLessThan((await cents.boundingBox())?.x ?? 0);
  });
});
