import type { Page } from '@playwright/test';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { plans } from '@/content/plans';
import { carouselOf } from './support/carousel';
import { hydrated } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable } from './support/usable';

const annual = plans.find(({ id }) => id === 'annual')?.paymentLink ?? '';

/** “3G – Slow” of WebPageTest: 400 kbit/s each way, 400 ms there and back. */
const slow3g = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

test.use({ allowedOrigins: [paymentOrigin] });

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', slow3g);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** @returns after how many milliseconds the page showed its first words or pictures */
async function firstPaint(page: Page): Promise<number> {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await paint.jsonValue()) ?? Number.NaN;
}

const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('header.site-header') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );

test('fault: a slow phone on a slow network: words at once, all links and the menu before any script @phone', async ({
  page,
  context,
}, info) => {
  await servePaymentPages(context);
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });

  await test.step('what needs no script works while scripts are on their way', async () => {
    const paint = await firstPaint(page);
    info.annotations.push({
      type: 'first contentful paint',
      description: `${Math.round(paint)} ms`,
    });
    expect(paint).toBeLessThan(2500);
    await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
    await page.getByRole('button', { name: navigation.openMenu }).click();
    const menu = page.getByRole('dialog', { name: navigation.menuLabel });
    await menu.getByRole('button', { name: navigation.closeMenu }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: home.primary.name }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(page.locator('#pricing h2')).toBeInViewport();
    expect(await isHydrated(page), 'all that was without script').toBe(false);
  });

  await test.step('once they are there, what needs them works too', async () => {
    await hydrated(page);
    const { slides, next } = carouselOf(page);
    await next.click();
    await expect(slides.nth(1)).toHaveAttribute('data-current', 'true');
    await expectUsable(page);
  });

  await test.step('a plan can be chosen before them', async () => {
    await page.goto('/', { waitUntil: 'commit' });
    const choose = page.locator('#pricing').getByRole('link', { name: 'Choose Annual' });
    await choose.scrollIntoViewIfNeeded();
    expect(await isHydrated(page)).toBe(false);
    await choose.click();
    await expect(page).toHaveURL(annual);
  });
});
