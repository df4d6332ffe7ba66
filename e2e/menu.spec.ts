import type { Page } from '@playwright/test';
import { withoutNotices } from '@/e2e/support/demo';
import {
  expectArrival,
  focusedId,
  hold,
  hydrated,
  jumpTo,
  openPage,
  scrollY,
  swipe,
} from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { tooSmall } from './support/layout';
import { expect, test } from './support/test';
import { settled } from './support/vitals';

const { navigation } = content;

test.beforeEach(({ page }) => withoutNotices(page));

const toggleOf = (page: Page) => page.getByRole('button', { name: navigation.openMenu });
const menuOf = (page: Page) => page.getByRole('dialog', { name: navigation.menuLabel });
const closeOf = (page: Page) => menuOf(page).getByRole('button', { name: navigation.closeMenu });
const behind = (page: Page) => page.getByRole('main').getByRole('link').first();

async function expectClosed(page: Page) {
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
}

test('the menu is modal, traps focus and returns it', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  const [toggle, menu] = [toggleOf(page), menuOf(page)];
  await expectClosed(page);
  await toggle.click();
  await expect(menu).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await behind(page).focus();
  await expect(behind(page), 'the page behind is inert').not.toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  expect(await tooSmall(menu, 44)).toEqual([]);

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

  for (const [close, key] of [
    [() => page.keyboard.press('Escape'), 'Enter'],
    [() => closeOf(page).click(), 'Space'],
  ] as const) {
    await close();
    await expectClosed(page);
    await expect(toggle).toBeFocused();
    await toggle.press(key);
    await expect(menu).toBeVisible();
  }
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClosed(page);

  for (const { name, href } of [navigation.links.at(-1) ?? navigation.access, navigation.access]) {
    await toggle.click();
    await menu.getByRole('link', { name, exact: true }).click();
    await expectClosed(page);
    const id = href.replace(/^.*#/, '');
    await expect.poll(() => focusedId(page)).toBe(id);
    await expectArrival(page, id);
  }
});

async function expectStill(page: Page, top: number): Promise<void> {
  await settled(page);
  expect(await scrollY(page)).toBe(top);
}

test('wheel and keys do not scroll the page behind the menu, before and after hydration', {
  tag: ['@firefox', '@webkit'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const waiting = await hold(page, '**/islands-*.js');
  await page.goto('/');
  await jumpTo(page, 300);
  await page.getByRole('link', { name: navigation.openMenu }).press('Enter');
  await expect(menuOf(page)).toBeVisible();
  for (const isHydrated of [false, true]) {
    if (isHydrated) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      await page.unroute('**/islands-*.js');
      await hydrated(page);
      await expect(closeOf(page)).toBeVisible();
    }
    await page.mouse.move(200, 400);
    const scrolled = () => menuOf(page).evaluate(({ scrollTop }) => scrollTop);
    await page.mouse.wheel(0, 3000);
    await expect.poll(scrolled, 'a short window scrolls the menu').toBeGreaterThan(0);
    for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
    await page.mouse.wheel(0, 3000);
    await expectStill(page, 300);
  }
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expectStill(page, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
});

test('a finger does not scroll the page behind the menu', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await swipe(page, { x: 200, y: 700 }, { x: 0, y: -500 });
  await expectStill(page, 0);
  await closeOf(page).click();
  await swipe(page, { x: 200, y: 700 }, { x: 0, y: -500 });
  await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
});

test('a menu opened before hydration becomes modal', {
  tag: '@phone',
}, async ({ page }) => {
  const waiting = await hold(page, '**/islands-*.js');
  await page.goto('/?utm_source=news');
  await page.getByRole('link', { name: navigation.openMenu }).press('Enter');
  await expect(menuOf(page)).toBeVisible();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  await page.unroute('**/islands-*.js');
  await hydrated(page);
  await expect(closeOf(page)).toBeVisible();
  await expect(page).toHaveURL('/?utm_source=news');
  await behind(page).focus();
  await expect(behind(page), 'the page behind is inert').not.toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggleOf(page)).toBeFocused();
});
