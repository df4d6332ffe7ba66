import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { withoutNotices } from './support/demo';
import { tooSmall } from './support/layout';
import { hydrated, openPage } from './support/page';
import { destination, expectArrival, focusedId, jumpTo } from './support/scroll';
import { expect, test } from './support/test';

const { navigation } = content;

const toggleOf = (page: Page) => page.getByRole('button', { name: navigation.openMenu });
const menuOf = (page: Page) => page.getByRole('dialog', { name: navigation.menuLabel });
const closeOf = (page: Page) => menuOf(page).getByRole('button', { name: navigation.closeMenu });

async function expectClosed(page: Page) {
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
}

test('R-NAV-4 A21 A22: it opens over an inert page, keeps the focus, gives it back, and closes on a choice or in a wide window @phone', async ({
  page,
}) => {
  await withoutNotices(page);
  await openPage(page, '/');
  const [toggle, menu] = [toggleOf(page), menuOf(page)];
  await expectClosed(page);
  await toggle.click();
  await expect(menu).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const firstLink = page.getByRole('main').getByRole('link').first();
  await firstLink.focus();
  await expect(firstLink, 'the page behind is inert').not.toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  expect(await tooSmall(menu, 44)).toEqual([]);

  await test.step('Tab and Shift+Tab go round inside', async () => {
    const stops = menu.locator('a[href], button');
    const count = await stops.count();
    expect(count).toBeGreaterThan(6);
    await stops.first().focus();
    for (let index = 1; index <= count; index += 1) {
      await page.keyboard.press('Tab');
      await expect(stops.nth(index % count)).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(stops.last()).toBeFocused();
  });

  for (const [close, key] of [
    [() => page.keyboard.press('Escape'), 'Enter'],
    [() => closeOf(page).click(), 'Space'],
    [() => closeOf(page).press('Space'), 'Enter'],
  ] as const) {
    await close();
    await expectClosed(page);
    await expect(toggle).toBeFocused();
    await toggle.press(key);
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  }

  await test.step('it closes once the window is wide, and the header takes over', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await firstLink.focus();
    await expect(firstLink).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectClosed(page);
  });

  await test.step('its links close it and lead to their sections, of which it marks the one in view', async () => {
    for (const { name, href } of [
      navigation.links.at(-1) ?? navigation.access,
      navigation.access,
    ]) {
      await toggle.click();
      await menu.getByRole('link', { name, exact: true }).click();
      await expectClosed(page);
      const id = href.replace(/^.*#/, '');
      await expect.poll(() => focusedId(page)).toBe(id);
      await expect(page).toHaveURL(href);
      await expectArrival(page, id);
    }
    await jumpTo(page, await destination(page, 'pricing'));
    await toggle.click();
    await expect(menu.locator('[aria-current="location"]')).toHaveText(['Pricing']);
  });
});

test('R-NAV-4: opened before the scripts have come, it works on once they are there @phone', async ({
  page,
}) => {
  await withoutNotices(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/?utm_source=news', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: navigation.openMenu }).click();
  await expect(menuOf(page), 'by its address').toBeVisible();
  release();
  await hydrated(page);
  await expect(closeOf(page)).toBeVisible();
  await expect(page).toHaveURL('/?utm_source=news');
  const firstLink = page.getByRole('main').getByRole('link').first();
  await firstLink.focus();
  await expect(firstLink, 'the page behind is inert').not.toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggleOf(page)).toBeFocused();

  await test.step('Back to its address opens it, and it can be closed', async () => {
    await page.evaluate(() => {
      location.hash = 'site-menu';
    });
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await closeOf(page).click();
    await expectClosed(page);
    await expect(page).toHaveURL('/?utm_source=news');
  });

  await test.step('the address of the menu shows a wide window what it has', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    await openPage(page, '/terms#site-menu');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await firstLink.focus();
    await expect(firstLink).toBeFocused();
  });
});
