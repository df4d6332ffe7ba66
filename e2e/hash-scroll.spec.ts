import type { Page } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { storageKeys } from '@/lib/browser/storage-keys';
import { openPage } from './support/open-page';
import {
  destination,
  expectArrival,
  focusedId,
  jumpTo,
  scrollY as positionOf,
} from './support/scroll';
import { expect, test } from './support/test';

const linkOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Opens the landing page with its clock in the test's hand, and without notices, which would lie over its links. */
async function openWithClock(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'off'), storageKeys.notices);
  await page.clock.install();
  await openPage(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('R-NAV-5: a hash link scrolls for 1800 ms and stops 80 pixels above the section @every', async ({
  page,
}) => {
  await openWithClock(page);
  await page.getByRole('main').getByRole('link', { name: 'Subscribe Now' }).click();
  const goal = await destination(page, 'pricing');
  expect(goal).toBeGreaterThan(2000);
  expect(await positionOf(page)).toBeLessThan(2);

  await page.clock.runFor(900);
  const middle = await positionOf(page);
  expect(middle).toBeGreaterThan(goal * 0.45);
  expect(middle).toBeLessThan(goal * 0.55);
  await page.clock.runFor(700);
  expect(await positionOf(page)).toBeLessThan(goal - 5);
  await page.clock.runFor(230);
  await expectArrival(page, 'pricing');
  const top = await page
    .locator('#pricing')
    .evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.abs(top - 80)).toBeLessThanOrEqual(1);

  const arrived = await positionOf(page);
  await page.clock.runFor(3000);
  expect(await positionOf(page)).toBe(arrived);
});

test('R-NAV-5: the scroll takes 1800 ms by the real clock, in many steps, and never turns back @firefox', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const name of ['FAQs', 'Indicators']) {
    const link = linkOf(page, name);
    const goal = await destination(page, name.toLowerCase());
    const samples = await page.evaluateHandle(() => {
      const taken: { time: number; y: number }[] = [];
      addEventListener(
        'click',
        () => {
          const start = performance.now();
          const sample = () => {
            const time = performance.now() - start;
            taken.push({ time, y: scrollY });
            if (time < 2600) requestAnimationFrame(sample);
          };
          sample();
        },
        { once: true, capture: true },
      );
      return taken;
    });
    await link.click();
    await expect
      .poll(async () => (await samples.jsonValue()).at(-1)?.time ?? 0)
      .toBeGreaterThan(2600);

    const way = await samples.jsonValue();
    const down = goal > (way[0]?.y ?? 0);
    const steps = way.slice(1).map(({ y }, index) => y - (way[index]?.y ?? 0));
    expect(steps.filter((step) => (down ? step < -1 : step > 1))).toEqual([]);
    expect(steps.filter((step) => step !== 0).length).toBeGreaterThan(15);
    const arrival = way.find(({ y }) => Math.abs(y - goal) <= 1)?.time ?? 0;
    expect(arrival).toBeGreaterThan(1500);
    expect(arrival).toBeLessThan(2100);
  }
});

test('R-NAV-5 A13: with reduced motion every link jumps @every', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page);
  for (const { id, href } of [...navigation.links].reverse()) {
    await page.locator(`main a[href="${href}"], footer a[href="${href}"]`).last().click();
    if (id === 'home') expect(await positionOf(page)).toBe(0);
    else await expectArrival(page, id);
    await expect(page).toHaveURL(href);
    expect(await focusedId(page)).toBe(id);
  }
});

test('R-NAV-5: Home leads to the very top', async ({ page }) => {
  await openPage(page, '/');
  await jumpTo(page, 3000);
  await linkOf(page, 'Home').click();
  await expect.poll(() => positionOf(page)).toBe(0);
});

const holds: Record<string, (page: Page) => Promise<void>> = {
  'the wheel': (page) => page.mouse.wheel(0, 30),
  'a key': (page) => page.keyboard.press('a'),
  'a press of the pointer': async (page) => {
    await page.mouse.move(5, 500);
    await page.mouse.down();
  },
};

async function expectToStop(page: Page, takeHold: (page: Page) => Promise<void>): Promise<void> {
  await openWithClock(page);
  await page.getByRole('main').getByRole('link', { name: 'Subscribe Now' }).click();
  await page.clock.runFor(700);
  const before = await positionOf(page);
  expect(before).toBeGreaterThan(100);
  await page.evaluate(() => {
    for (const type of ['wheel', 'keydown', 'pointerdown', 'touchstart'])
      window.addEventListener(type, () => document.body.setAttribute('data-held', ''));
  });
  await takeHold(page);
  // A turn of the wheel comes to the page by real time, while its clock stands.
  await expect(page.locator('body')).toHaveAttribute('data-held');
  await page.clock.runFor(3000);
  expect(Math.abs((await positionOf(page)) - before)).toBeLessThan(100);
  expect(await destination(page, 'pricing')).toBeGreaterThan(before + 500);
}

for (const [what, takeHold] of Object.entries(holds))
  test(`R-NAV-5 A26: ${what} stops the scroll where it is`, async ({ page }) => {
    await expectToStop(page, takeHold);
  });

test('R-NAV-5 A26: a touch stops the scroll where it is @phone', async ({ page }) => {
  await expectToStop(page, (open) => open.touchscreen.tap(3, 500));
});

test('R-NAV-5 A26: a modifier key alone does not stop it', async ({ page }) => {
  await openWithClock(page);
  await linkOf(page, 'Pricing').click();
  await page.clock.runFor(700);
  await page.keyboard.press('Shift');
  await page.clock.runFor(1200);
  await expectArrival(page, 'pricing');
});
