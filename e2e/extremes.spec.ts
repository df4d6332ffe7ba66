/** Tests the extremes site: long words, right to left, light theme, euros, all services. */

import type { Page } from '@playwright/test';
import { navigation } from '@/e2e/extremes/navigation';
import { testimonials } from '@/e2e/extremes/testimonials';
import { everyPath, notFoundMessage, openPage } from '@/e2e/support/page';
import { readBusiness } from '@/lib/content/business';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { expectAccessible } from './support/axe';
import { brokenPrices, noSideways, outside, sideways } from './support/layout';
import { chooseLink, toasts } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const { plans, site } = readBusiness('e2e/extremes/business.yaml');
const { controls, pricing } = content;

test.use({
  baseURL: servers.extremes.origin,
  allowedMessages: [new RegExp(`${notFoundMessage.source}|Failed to load resource`)],
});

const LONG_WORD = 'Wertpapierhandelsstrukturanalysen';

/** Prefixes each heading and term with a long word, as in German or Finnish. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate((word) => {
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, h4, th, dt)'))
      if (!element.closest('.sr-only')) element.prepend(`${word} `);
  }, LONG_WORD);
}

async function expectFit(page: Page, where: string): Promise<void> {
  expect(await sideways(page), where).toEqual(noSideways);
  expect(await outside(page), where).toEqual([]);
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const room = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  expect(room, `scroll padding for the header, ${where}`).toBeGreaterThanOrEqual(header);
}

/** Returns how far, in pixels, the cost chart's amounts extend beyond it, and how many steps each row has. */
const pricingRows = (page: Page) =>
  page.locator('#pricing').evaluate((section) => {
    const end = (selector: string) =>
      Math.max(
        ...[...section.querySelectorAll(selector)].map(
          (part) => part.getBoundingClientRect().right,
        ),
      );
    const tops = [...section.querySelectorAll('.purchase-steps li')].map((step) =>
      Math.round(step.getBoundingClientRect().top),
    );
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    return { overhang: Math.max(0, end('.cost-figure text') - end('.cost-figure')), rows };
  });

test('the landing page fits six widths', async ({ page }) => {
  for (const width of [320, 390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/');
    await expectFit(page, `${width} pixels`);
    await expect(page.locator('.notice-stack'), 'no notices, no place').toHaveCount(0);
    expect(await brokenPrices(page), `prices at ${width} pixels`).toEqual([]);
    const { overhang, rows } = await pricingRows(page);
    expect(overhang, `cost chart at ${width} pixels`).toBeLessThan(1);
    expect(new Set(rows).size, `steps per row at ${width} pixels`).toBe(1);
  }
});

test.describe('without JavaScript (otherwise React reports the added words)', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 900 } });

  test('every page fits 320 pixels with long words', async ({ page }) => {
    for (const path of everyPath) {
      await page.goto(path);
      await lengthen(page);
      await expectFit(page, path);
      if (path === '/') expect(await brokenPrices(page)).toEqual([]);
    }
  });

  test('the header shows the links that fit in a row, and the menu all', async ({ page }) => {
    const header = page.locator('.header-nav');
    const menu = page.getByRole('dialog', { name: navigation.menuLabel });
    for (const width of [320, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const height = (await header.boundingBox())?.height ?? 0;
      expect(height, `${width} pixels`).toBeLessThan(50);
      await page.getByRole('link', { name: navigation.openMenu }).click();
      for (const { name } of navigation.links.slice(-4))
        await expect(menu.getByRole('link', { name, exact: true }).last()).toBeVisible();
      await expect(menu.locator('li')).toHaveCount(navigation.links.length);
    }
  });
});

test('the light landing page passes axe', async ({ page }) => {
  await openPage(page, '/');
  await expectAccessible(page);
});

test('a right-to-left page is mirrored, but its charts, sliders and prices are not', async ({
  page,
}) => {
  await openPage(page, '/');
  const middle = async (selector: string) => {
    const { x = 0, width = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
    return x + width / 2;
  };
  const half = (page.viewportSize()?.width ?? 0) / 2;
  expect(await middle('header .wordmark')).toBeGreaterThan(half);
  expect(await middle('header .header-access')).toBeLessThan(half);
  expect(await middle('#home h1')).toBeGreaterThan(await middle('#home figure'));
  expect(await middle('#pricing article:nth-of-type(1)')).toBeGreaterThan(
    await middle('#pricing article:nth-of-type(2)'),
  );
  for (const arrow of await page.locator('#testimonials [class*="lucide-arrow"]').all())
    await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  // The price axis is on the right of each row.
  const axis = (await page.locator('.panels [alt=""]:visible').first().boundingBox())?.x ?? 0;
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

test('forty testimonials have a dot each', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/');
  const region = page.locator('#testimonials');
  const slides = region.locator('blockquote');
  await expect(slides).toHaveCount(testimonials.items.length);
  const name = fill(testimonials.controls.dot, {
    index: `${testimonials.items.length}`,
  });
  await expect(region.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(region.getByText(testimonials.items[0]?.author ?? '')).toBeVisible();
});

test('four plans are table columns if they fit, otherwise cards', async ({ page }) => {
  await openPage(page, '/');
  for (const [width, expected] of [
    [1440, plans.length],
    [1024, plans.length],
    [800, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const columns = await page
      .locator('#pricing article')
      .evaluateAll((cards) => new Set(cards.map((card) => (card as HTMLElement).offsetLeft)).size);
    expect(columns, `${width} pixels`).toBe(expected);
  }
});

test('a plan without a link shows a lasting error, which new toasts replace', async ({ page }) => {
  const unsold = plans[0]?.title ?? '';
  const sold = plans.at(-1);
  await page.clock.install();
  // Simulates a visitor who stops the redirect.
  await page.route(sold?.paymentLink ?? '', (route) => route.abort('aborted'));
  await openPage(page, '/');
  const card = page.getByRole('article', { name: unsold, exact: true });
  const choose = card.getByRole('button', { name: unsold });
  const { title, text } = controls.missingLink;
  await expect(card.getByText(pricing.unavailable)).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(text);
  await expect(toasts(page)).toHaveAttribute('data-type', 'error');
  await expect(page.locator('#toast-alert')).toHaveText(`${title} ${text}`);
  await expect(page.locator('#toast-status')).toBeEmpty();

  await chooseLink(page).click();
  await expect(toasts(page)).toContainText(controls.redirecting.title);
  await expect(toasts(page)).not.toContainText(title);
  await choose.click();
  await expect(toasts(page)).toContainText(title);
  await expect(toasts(page)).toHaveCount(1);

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await toasts(page).scrollIntoViewIfNeeded();
    // A fraction of a pixel may be outside.
    await expect(toasts(page)).toBeInViewport({ ratio: 0.999 });
    const [toast, own] = [await toasts(page).boundingBox(), await card.boundingBox()];
    expect(toast?.x, 'the toast covers no other plan').toBeGreaterThanOrEqual(own?.x ?? Number.NaN);
    expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(
      (own?.x ?? 0) + (own?.width ?? 0),
    );
    await expectAccessible(page, '[data-sonner-toaster]');
  }
  await page.clock.fastForward('30:00');
  await toasts(page).getByRole('button', { name: controls.dismissToast }).click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('#toast-alert')).toBeEmpty();
  await expect(page).toHaveURL('/');
});

test('a logo reserves space before loading, and is text where pictures are hidden', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/logo.svg', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const logo = page.locator('.site-header-bar > .wordmark img');
  await expect(logo).toHaveAttribute('alt', site.name);
  const before = await logo.boundingBox();
  arrive();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect((await logo.boundingBox())?.width).toBe(before?.width);
  const mark = page.locator('footer .wordmark');
  for (const media of [
    { forcedColors: 'active' },
    { forcedColors: 'none', media: 'print' },
  ] as const) {
    await page.emulateMedia(media);
    await expect(mark.locator('img')).toBeHidden();
    const letters = await mark.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(letters).toContain(site.name);
  }
});
