import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { withoutNotices } from './support/demo';
import { openPage } from './support/page';
import { destination, expectArrival, focusedId, jumpTo, scrollY } from './support/scroll';
import { expect, test } from './support/test';

const { navigation, home, routes } = content;

test.use({ reducedMotion: 'no-preference' });

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

/** Expects an input to stop a scroll that is under way. */
async function expectToStop(page: Page, takeHold: () => Promise<void>): Promise<void> {
  await clickCall(page);
  await page.clock.runFor(700);
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(100);
  await page.evaluate(() => {
    for (const type of ['wheel', 'pointerdown', 'touchstart'])
      window.addEventListener(type, () => document.body.setAttribute('data-held', ''));
  });
  await takeHold();
  // A turn of the wheel comes to the page by real time, while its clock stands.
  await expect(page.locator('body')).toHaveAttribute('data-held');
  await page.clock.runFor(3000);
  expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(100);
  expect(await destination(page, 'pricing')).toBeGreaterThan(before + 500);
}

test('R-NAV-5 A26: a hash link scrolls for 1800 ms, stops 80 pixels above the section, or where the wheel takes over', async ({
  page,
}) => {
  await openWithClock(page);
  await clickCall(page);
  const goal = await destination(page, 'pricing');
  expect(goal).toBeGreaterThan(2000);
  expect(await scrollY(page)).toBeLessThan(2);
  await page.clock.runFor(900);
  const middle = await scrollY(page);
  expect(middle).toBeGreaterThan(goal * 0.45);
  expect(middle).toBeLessThan(goal * 0.55);
  await page.clock.runFor(700);
  expect(await scrollY(page)).toBeLessThan(goal - 5);
  await page.clock.runFor(230);
  await expectArrival(page, 'pricing');
  const top = await page
    .locator('#pricing')
    .evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.abs(top - 80)).toBeLessThanOrEqual(1);

  await jumpTo(page, 0);
  await expectToStop(page, () => page.mouse.wheel(0, 30));
});

test('R-NAV-5 A26: a touch stops the scroll where it is @phone', async ({ page }) => {
  await openWithClock(page);
  await expectToStop(page, () => page.touchscreen.tap(3, 500));
});

test('R-NAV-5 A13, A25, A27: with reduced motion every link jumps, Tab goes on there, twice is one step of the history', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  for (const { id, name, href } of [...navigation.links].reverse())
    await test.step(name, async () => {
      await linkOf(page, name).press('Enter');
      if (id === 'home') expect(await scrollY(page)).toBe(0);
      else await expectArrival(page, id);
      await expect(page).toHaveURL(href);
      expect(await focusedId(page)).toBe(id);
      await page.keyboard.press('Tab');
      const section = await page.evaluate(
        () => document.activeElement?.closest('main section[id]')?.id,
      );
      // Nothing of the indicators takes the focus: the section after them does.
      expect(section).toBe(id === 'indicators' ? 'demo' : id);
    });
  const entries = await page.evaluate(() => history.length);
  for (const start of [0, 400]) {
    await jumpTo(page, start);
    await linkOf(page, 'Pricing').click();
    await expectArrival(page, 'pricing');
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('R-NAV-5 A25: the address follows at once, Back and Forward restore the positions, in a scroll too @firefox', async ({
  page,
}) => {
  await openPage(page, '/?utm_source=letter');
  await jumpTo(page, 600);
  await linkOf(page, 'Pricing').click();
  await expect(page, 'the query survives').toHaveURL('/?utm_source=letter#pricing');
  await expectArrival(page, 'pricing');
  expect(await focusedId(page)).toBe('pricing');
  await page.goBack();
  await expect(page).toHaveURL('/?utm_source=letter');
  await expect.poll(() => scrollY(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveURL('/?utm_source=letter#pricing');
  await expectArrival(page, 'pricing');

  await jumpTo(page, 300);
  await page.clock.install();
  await linkOf(page, 'FAQs').click();
  await page.clock.runFor(800);
  expect(await scrollY(page)).toBeGreaterThan(500);
  await page.goBack();
  await page.clock.runFor(2500);
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('R-NAV-6: a load with a hash arrives above its target with the focus there, a reload stays, an unknown one leaves the page alone', async ({
  page,
}) => {
  for (const id of ['contact', 'faq', 'pricing'])
    await test.step(`#${id}`, async () => {
      await page.goto('about:blank');
      await openPage(page, `/#${id}`);
      await expect.poll(() => focusedId(page)).toBe(id);
      await expectArrival(page, id);
      expect(await scrollY(page)).toBeGreaterThan(500);
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
    expect(await scrollY(page)).toBe(700);
  });

  for (const hash of ['#nowhere', '#%E0%A4%A', '#<img src=x onerror=alert(1)>'])
    await test.step(hash, async () => {
      await page.goto('about:blank');
      await openPage(page, `/${hash}`);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
      expect(await scrollY(page)).toBe(0);
      expect(await focusedId(page)).toBe('');
    });
});

test('R-NAV-6: hash links of other pages lead to the section, and Back returns', async ({
  page,
}) => {
  for (const { path } of [routes.terms, routes.paymentSuccess]) {
    await openPage(page, path);
    await linkOf(page, 'Pricing').click();
    await expect(page).toHaveURL('/#pricing');
    await expect.poll(() => focusedId(page)).toBe('pricing');
    await expectArrival(page, 'pricing');
  }
  await page.goBack();
  await expect(page).toHaveURL(routes.paymentSuccess.path);
});
