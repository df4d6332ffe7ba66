import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { openPage } from './support/page';
import { jumpTo } from './support/scroll';
import { expect, test } from './support/test';

const { controls, navigation } = content;

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });

const axisOf = (page: Page) => page.getByRole('navigation', { name: navigation.sectionsLabel });

/** The number that the tag shows, and where its middle is, in pixels from the top of the window. */
function tag(page: Page) {
  return axisOf(page).evaluate((axis) => {
    const { top, height, transform } = getComputedStyle(axis, '::after');
    const reading = Number(getComputedStyle(axis).getPropertyValue('--reading'));
    const middle =
      Number.parseFloat(top) + Number.parseFloat(height) / 2 + new DOMMatrix(transform).m42;
    return { number: 1 + Math.round(reading), middle };
  });
}

test('the axis of a wide window lists the numbered sections; its tag stands at the one that is read; nothing lies under it @firefox', async ({
  page,
}) => {
  await openPage(page, '/');
  const links = axisOf(page).getByRole('link');
  const parts = await links.evaluateAll((all) =>
    all.map((link) => {
      const { y, height } = link.getBoundingClientRect();
      const id = (link as HTMLAnchorElement).hash.slice(1);
      const section = document.getElementById(id)?.getBoundingClientRect();
      return { id, middle: y + height / 2, top: (section?.top ?? 0) - 80 };
    }),
  );
  expect(parts.length).toBeGreaterThan(4);
  for (const [index, { id, middle, top }] of parts.entries()) {
    await jumpTo(page, Math.max(0, top));
    await expect.poll(async () => (await tag(page)).number, { message: id }).toBe(index + 1);
    await expect.poll(async () => Math.abs((await tag(page)).middle - middle)).toBeLessThan(2);
  }

  await test.step('every section and the header end where it begins', async () => {
    const left = (await axisOf(page).boundingBox())?.x ?? 0;
    expect(left).toBe((await page.evaluate(() => document.documentElement.clientWidth)) - 44);
    const ends = await page
      .locator('main section[data-ground], footer, .site-header-bar')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(left);
    const pause = await page.getByRole('button', { name: controls.pauseMotion }).boundingBox();
    expect(pause).toEqual({ x: left, y: 900 - 44, width: 44, height: 44 });
  });

  await test.step('a name shows while its link has the focus, until Escape', async () => {
    const link = links.nth(2);
    const width = async () => (await link.boundingBox())?.width ?? 0;
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(width).toBeGreaterThan(60);
    await page.keyboard.press('Escape');
    await expect.poll(width).toBeLessThan(44);
  });

  await page.setViewportSize({ width: 1300, height: 900 });
  await expect(axisOf(page)).toBeHidden();
});

test('Pause motion lies over nothing at any width: in the header, and on a small phone in menu and footer', async ({
  page,
}) => {
  await openPage(page, '/');
  const pause = page.getByRole('button', { name: controls.pauseMotion, exact: true });
  for (const width of [480, 768, 1024, 1300]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('banner').and(page.locator('header')).locator(pause)).toBeVisible();
    expect((await pause.boundingBox())?.y).toBeLessThan(80);
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 });
    await expect(page.getByRole('contentinfo').locator(pause)).toBeVisible();
    await expect(pause).toHaveCount(1);
  }
});
