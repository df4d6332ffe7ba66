import type { Page } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { hydrated, openPage } from './support/open-page';
import { destination, expectArrival, focusedId, jumpTo } from './support/scroll';
import { expect, test } from './support/test';

const toggleOf = (page: Page) => page.getByRole('button', { name: navigation.openMenu });
const menuOf = (page: Page) => page.getByRole('dialog', { name: navigation.menuLabel });

/** Opens the landing page and its menu. */
async function openMenu(page: Page) {
  await openPage(page, '/');
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  return { toggle: toggleOf(page), menu: menuOf(page) };
}

async function expectClosed(page: Page) {
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
}

test.describe('menu @phone', () => {
  test('R-NAV-4 A21: the toggle says whether the menu is open, and the page behind is inert', async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await toggleOf(page).click();
    await expect(menuOf(page)).toBeVisible();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await menuOf(page).evaluate((menu) => menu.matches(':modal'))).toBe(true);
    await page.getByRole('main').getByRole('link').first().focus();
    expect(await menuOf(page).evaluate((menu) => menu.contains(document.activeElement))).toBe(true);
  });

  test('R-NAV-1 R-NAV-4: the menu has every link of the header', async ({ page }) => {
    const { menu } = await openMenu(page);
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'Indicators',
      'Pricing',
      'FAQs',
    ]);
    for (const { name, href } of navigation.links)
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(menu.getByRole('link', { name: 'Get Access' })).toHaveAttribute(
      'href',
      '/#pricing',
    );
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      site.memberSiteUrl,
    );
  });

  test('R-NAV-4: Tab and Shift+Tab go round inside the menu', async ({ page }) => {
    const { menu } = await openMenu(page);
    const stops = menu.locator('a[href], button');
    const count = await stops.count();
    expect(count).toBeGreaterThan(6);
    await stops.first().focus();
    for (let index = 1; index <= count; index += 1) {
      await page.keyboard.press('Tab');
      await expect(stops.nth(index % count)).toBeFocused();
    }
    for (let index = count - 1; index >= 0; index -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(stops.nth(index)).toBeFocused();
    }
  });

  for (const [way, close] of Object.entries<(page: Page) => Promise<void>>({
    Escape: (page) => page.keyboard.press('Escape'),
    'the close button': (page) =>
      menuOf(page).getByRole('button', { name: navigation.closeMenu }).click(),
  }))
    test(`R-NAV-4 A21: ${way} closes the menu and gives the focus back`, async ({ page }) => {
      const { toggle } = await openMenu(page);
      await close(page);
      await expectClosed(page);
      await expect(toggle).toBeFocused();
      await toggle.press('Enter');
      await expect(menuOf(page)).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    });

  for (const name of ['FAQs', 'Get Access'])
    test(`R-NAV-4 A22: ${name} closes the menu and leads to its section`, async ({ page }) => {
      const { menu } = await openMenu(page);
      await menu.getByRole('link', { name }).click();
      await expectClosed(page);
      const id = name === 'FAQs' ? 'faqs' : 'pricing';
      await expect.poll(() => focusedId(page)).toBe(id);
      await expect(page).toHaveURL(`/#${id}`);
      await expectArrival(page, id);
    });

  test('R-NAV-4 A22: it closes once the window is wide, and the header takes over', async ({
    page,
  }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQs' })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectClosed(page);
  });

  test('R-NAV-2 A36: the menu marks the section in view', async ({ page }) => {
    await openPage(page, '/');
    await jumpTo(page, await destination(page, 'pricing'));
    await toggleOf(page).click();
    await expect(menuOf(page).locator('[aria-current="location"]')).toHaveText(['Pricing']);
  });

  test('R-NAV-4: opened before the scripts have come, it works on once they are there', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await toggleOf(page).click();
    await expect(menuOf(page)).toBeVisible();
    release();
    await hydrated(page);
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
});

test.describe('menu without JavaScript @phone', () => {
  test.use({ javaScriptEnabled: false });

  test("R-NAV-4 R-LAND-2: the buttons' own commands open and close it", async ({ page }) => {
    await page.goto('/');
    await toggleOf(page).click();
    await expect(menuOf(page)).toBeVisible();
    await menuOf(page).getByRole('button', { name: navigation.closeMenu }).click();
    await expect(menuOf(page)).toBeHidden();
    await toggleOf(page).click();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
  });
});
