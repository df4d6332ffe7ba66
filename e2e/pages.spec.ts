import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { withoutNotices } from './support/demo';
import { cutOff, noSideways, setText, sideways, tooSmall } from './support/layout';
import { everyPath, notFoundMessage, openPage } from './support/page';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

const { routes } = content;

test.use({ allowedMessages: [notFoundMessage] });

/** @returns the words that are not black, or stand on something that is not the paper */
function notBlackOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const transparent = 'rgba(0, 0, 0, 0)';
    return [...document.querySelectorAll<HTMLElement>('main *, footer *')]
      .filter((element) => !element.closest('svg') && element.checkVisibility())
      .filter((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        return (
          color !== 'rgb(0, 0, 0)' || backgroundColor !== transparent || backgroundImage !== 'none'
        );
      })
      .map((element) => `${element.tagName} ${element.className}`);
  });
}

/** Legal pages are of one kind. Each page is opened once, and then given other widths, text sizes and paper. */
const kinds = ['/', routes.privacy.path, routes.paymentSuccess.path, '/no-such-page'];

for (const path of kinds)
  test(`${path}: accessible, and whole at every width, with larger text and on paper`, async ({
    page,
  }) => {
    test.slow(path === '/', 'axe takes its time over the landing page');
    await withoutNotices(page);
    const response = await openPage(page, path);
    expect(response.status()).toBe(path === '/no-such-page' ? 404 : 200);

    await test.step('SD13: scripts leave the structured data as it was sent', async () => {
      const html = await response.text();
      const blocks = page.locator('script[type="application/ld+json"]');
      for (const block of await blocks.allTextContents()) expect(html).toContain(block);
    });

    for (const width of [1280, 320])
      await test.step(`A1, A2, A29, A30: at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        expect(await tooSmall(page.locator('body'), 24)).toEqual([]);
        expect(await sideways(page)).toEqual(noSideways);
        expect(await cutOff(page)).toEqual([]);
      });

    await test.step('A30: with the text spacing of WCAG 1.4.12', async () => {
      await setText(page, '100%', 'wide');
      await expect(page.locator('h1')).not.toHaveCSS('letter-spacing', 'normal');
      expect(await sideways(page)).toEqual(noSideways);
      expect(await cutOff(page)).toEqual([]);
    });

    await test.step('A30: with text at 200 %', async () => {
      await setText(page, '200%', 'normal');
      await expect(page.locator('body')).toHaveCSS('font-size', '34px');
      for (const width of [320, 640, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await sideways(page), `${width} pixels`).toEqual(noSideways);
      }
    });

    await test.step('on paper: all words, black on nothing, and no control', async () => {
      await setText(page, '100%', 'normal');
      await page.emulateMedia({ media: 'print' });
      expect(await notBlackOnPaper(page)).toEqual([]);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.locator('button:visible')).toHaveCount(0);
      for (const section of await page.locator('main section[id]').all())
        await expect(section).toBeVisible();
      await expect(page.locator('footer')).toBeVisible();
    });
  });

test('A1, A29, A30: on a phone every page is accessible and whole, and every control 44 pixels or more each way @phone', async ({
  page,
}) => {
  await withoutNotices(page);
  for (const path of everyPath) {
    await openPage(page, path);
    expect.soft(await tooSmall(page.locator('body'), 44), path).toEqual([]);
    expect.soft(await sideways(page), path).toEqual(noSideways);
    expect.soft(await cutOff(page), path).toEqual([]);
    // The others are looked at in other widths.
    if (!kinds.includes(path)) await expectAccessible(page);
  }
});

test('A30: at 400 % zoom a plan can still be chosen: nothing lies over what is clicked', async ({
  page,
}) => {
  // A window of 1280 by 1024 pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/');
  await expectUsable(page);
  await expectWaysOut(page);
});
