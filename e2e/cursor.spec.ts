import type { Page } from '@playwright/test';
import { home } from '@/content/home';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const follower = (page: Page) => page.locator('[data-cursor]');

/** Waits until the code that draws particles and follower has come: the two are one. */
async function decorated(page: Page): Promise<void> {
  await openPage(page, '/');
  await expect(page.locator('canvas')).toHaveCount(1);
}

test('R-DECO-2: at 1280 pixels a follower goes after the mouse and catches up', async ({
  page,
}) => {
  await decorated(page);
  await expect(follower(page)).toHaveCount(1);
  await expect(follower(page), 'before the mouse moves it has no place').toHaveCSS('opacity', '0');
  for (const [x, y] of [
    [400, 300],
    [900, 500],
  ] as const) {
    await page.mouse.move(x, y);
    await expect(follower(page)).toHaveCSS('opacity', '1');
    const centre = async () => {
      const box = await follower(page).boundingBox();
      return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    };
    await expect.poll(centre).toEqual([x, y]);
  }
});

test('R-DECO-2: it is out of the way of clicks and of screen readers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await decorated(page);
  await expect(follower(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(follower(page)).toHaveCSS('pointer-events', 'none');
  await page.locator('#home').getByRole('link', { name: home.primary.name }).click();
  await expect(page).toHaveURL(`/${home.primary.href.slice(1)}`);
});

for (const [what, width] of [
  ['at 1024 pixels it is there', 1024],
  ['at 1023 pixels it is not', 1023],
] as const)
  test(`R-DECO-2: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await decorated(page);
    await expect(follower(page)).toHaveCount(width >= 1024 ? 1 : 0);
  });

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('R-DECO-2: on a touch screen it is absent', async ({ page }) => {
    await decorated(page);
    await expect(follower(page)).toHaveCount(0);
  });
});

test('A33: no style takes the system cursor away', async ({ page }) => {
  await decorated(page);
  const cursors = await page.evaluate(() => {
    const declared = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const computed = [...document.querySelectorAll('*')].map(
      (element) => getComputedStyle(element).cursor,
    );
    return { declared: declared.join('\n'), computed: [...new Set(computed)] };
  });
  expect(cursors.declared.length).toBeGreaterThan(1000);
  expect(cursors.declared).not.toMatch(/cursor:\s*(none|url)/);
  expect(cursors.computed).not.toContain('none');
});
