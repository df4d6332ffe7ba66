import type { Page } from '@playwright/test';
import { everyPath, notFoundMessage } from './support/every-page';
import { openPage } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

test.use({
  allowedOrigins: [paymentOrigin],
  allowedMessages: [notFoundMessage],
  viewport: { width: 320, height: 640 },
});

/** @returns by how many pixels the page can be scrolled sideways, and what reaches out of the window */
function sideways(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    scrollTo(10_000, scrollY);
    const scrolled = scrollX;
    scrollTo(0, scrollY);
    return { wider: Math.max(0, root.scrollWidth - root.clientWidth), scrolled };
  });
}

/** @returns texts that their own box cuts off */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, li, dt, dd, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.sr-only, [inert], dialog, .live-region'))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const wide = overflowX !== 'visible' && scrollWidth > clientWidth + 1;
        const high = overflowY !== 'visible' && scrollHeight > clientHeight + 1;
        return wide || high;
      })
      .map((element) => element.textContent?.slice(0, 60) ?? ''),
  );
}

test('A30: at 400 % zoom a plan can still be chosen: nothing lies over what is clicked', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);
  // A window of 1280 by 1024 pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/');
  await expectUsable(page);
  await expectWaysOut(page);
});

test('A30: nothing scrolls sideways at 320 pixels, on any page', async ({ page }) => {
  for (const path of everyPath) {
    await openPage(page, path);
    expect(await sideways(page), path).toEqual({ wider: 0, scrolled: 0 });
  }
});

for (const width of [1280, 640, 320])
  test(`A30: nor with text at 200 % at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of everyPath) {
      await openPage(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect(page.locator('body')).toHaveCSS('font-size', '34px');
      expect.soft(await sideways(page), path).toEqual({ wider: 0, scrolled: 0 });
    }
  });

test('A30: nor with the text spacing of WCAG 1.4.12, and no text is cut off', async ({ page }) => {
  for (const path of everyPath) {
    await openPage(page, path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('letter-spacing', 'normal');
    expect.soft(await sideways(page), path).toEqual({ wider: 0, scrolled: 0 });
    expect.soft(await cutOff(page), path).toEqual([]);
  }
});
