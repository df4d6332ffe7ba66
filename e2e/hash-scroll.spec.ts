import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { withoutNotices } from './support/demo';
import { openPage } from './support/open-page';
import {
  destination,
  expectArrival,
  focusedId,
  jumpTo,
  scrollY as positionOf,
} from './support/scroll';
import { expect, test } from './support/test';

const { navigation, home } = content;

const linkOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Clicks the call of the first screen, which leads far down the page. */
const clickCall = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: home.primary.name }).click();

/** Opens the landing page with its clock in the test's hand, and without notices, which would lie over its links. */
async function openWithClock(page: Page): Promise<void> {
  await withoutNotices(page);
  await page.clock.install();
  await openPage(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('R-NAV-5: a hash link scrolls for 1800 ms in many steps, and stops 80 pixels above the section', async ({
  page,
}) => {
  await openWithClock(page);
  await clickCall(page);
  const goal = await destination(page, 'pricing');
  expect(goal).toBeGreaterThan(2000);
  expect(await positionOf(page)).toBeLessThan(2);

  const way: number[] = [];
  for (let time = 100; time <= 1700; time += 100) {
    await page.clock.runFor(100);
    way.push(await positionOf(page));
  }
  expect(way, 'it never turns back').toEqual(way.toSorted((one, other) => one - other));
  expect(new Set(way).size).toBeGreaterThan(14);
  expect(way[8]).toBeGreaterThan(goal * 0.45);
  expect(way[8]).toBeLessThan(goal * 0.55);
  expect(way[15]).toBeLessThan(goal - 5);
  await page.clock.runFor(130);
  await expectArrival(page, 'pricing');
  const top = await page
    .locator('#pricing')
    .evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.abs(top - 80)).toBeLessThanOrEqual(1);

  const arrived = await positionOf(page);
  await page.clock.runFor(3000);
  expect(await positionOf(page)).toBe(arrived);
});

test('R-NAV-5 A13: with reduced motion every link jumps, the first to the very top, and back again twice', async ({
  page,
}) => {
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

const holds: Record<string, (page: Page) => Promise<void>> = {
  'the wheel': (page) => page.mouse.wheel(0, 30),
  'a key': (page) => page.keyboard.press('a'),
  'a press of the pointer': async (page) => {
    await page.mouse.move(5, 500);
    await page.mouse.down();
  },
};

/** Expects an input to stop a scroll that is under way. */
async function expectToStop(page: Page, takeHold: (page: Page) => Promise<void>): Promise<void> {
  await clickCall(page);
  await page.clock.runFor(700);
  const before = await positionOf(page);
  expect(before).toBeGreaterThan(100);
  await page.evaluate(() => {
    document.body.removeAttribute('data-held');
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

test('R-NAV-5 A26: wheel, key and pointer stop the scroll where it is, a modifier key alone does not', async ({
  page,
}) => {
  await openWithClock(page);
  for (const [what, takeHold] of Object.entries(holds))
    await test.step(what, async () => {
      await jumpTo(page, 0);
      await expectToStop(page, takeHold);
      await page.mouse.up();
    });
  await jumpTo(page, 0);
  await linkOf(page, 'Pricing').click();
  await page.clock.runFor(700);
  await page.keyboard.press('Shift');
  await page.clock.runFor(1200);
  await expectArrival(page, 'pricing');
});

test('R-NAV-5 A26: a touch stops the scroll where it is @phone', async ({ page }) => {
  await openWithClock(page);
  await expectToStop(page, (open) => open.touchscreen.tap(3, 500));
});

test('R-NAV-6: a load with a hash arrives 80 pixels above its target 100 ms later, with the focus there', async ({
  page,
}) => {
  for (const id of ['pricing', 'faq', 'contact'])
    await test.step(`#${id}`, async () => {
      await page.goto('about:blank');
      await openPage(page, `/#${id}`);
      await expect.poll(() => focusedId(page)).toBe(id);
      await expectArrival(page, id);
      expect(await positionOf(page)).toBeGreaterThan(500);
      await expect(page).toHaveURL(`/#${id}`);
    });

  await test.step('a reload stays where the reader was', async () => {
    // Ends a scroll that would go on to the section.
    await page.keyboard.press('a');
    await jumpTo(page, 700);
    await page.addInitScript(() =>
      addEventListener('focusin', () => document.documentElement.setAttribute('data-focused', '')),
    );
    await page.reload();
    // Set by an effect of the same render that would start the timer.
    await expect(page.getByRole('banner').locator('[aria-current]')).not.toHaveCount(0);
    // A timer started by then would have ended before this one.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    await expect(page.locator('html')).not.toHaveAttribute('data-focused');
    expect(await positionOf(page)).toBe(700);
  });
});

test('R-NAV-6: a load with a hash that names nothing leaves the page alone', async ({ page }) => {
  await page.clock.install();
  for (const hash of [
    '#nowhere',
    '#%E0%A4%A',
    '#',
    '#<img src=x onerror=alert(1)>',
    '#constructor',
  ])
    await test.step(hash, async () => {
      await page.goto('about:blank');
      await openPage(page, `/${hash}`);
      await page.clock.runFor(2500);
      expect(await positionOf(page)).toBe(0);
      expect(await focusedId(page)).toBe('');
    });
  await linkOf(page, 'Pricing').click();
  await page.clock.runFor(2000);
  await expectArrival(page, 'pricing');
});
