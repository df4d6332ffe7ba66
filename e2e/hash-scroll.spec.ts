import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { withoutNotices } from './support/demo';
import { openPage } from './support/page';
import { destination, expectArrival, focusedId, jumpTo, scrollY } from './support/scroll';
import { expect, test } from './support/test';

const { navigation, home, routes } = content;

const linkOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Goes through the history of one page. Playwright's Firefox is not told of such a way, so that `goBack` waits for ever. */
const travel = (page: Page, by: -1 | 1) => page.evaluate((steps) => history.go(steps), by);

const expectAddress = (page: Page, path: string, what?: string) =>
  expect
    .poll(() => page.evaluate(() => location.href.replace(location.origin, '')), what)
    .toBe(path);

test.beforeEach(({ page }) => withoutNotices(page));

test.describe('with motion', () => {
  // Too narrow for particles, whose frames would make running the clock slow.
  test.use({
    viewport: { width: 460, height: 900 },
    reducedMotion: 'no-preference',
  });

  test('R-NAV-5 A26: a hash link scrolls for 1800 ms, stops 80 pixels above the section, or where the wheel takes over', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const call = page.getByRole('main').getByRole('link', { name: home.primary.name });
    await call.click();
    const goal = await destination(page, 'pricing');
    expect(goal).toBeGreaterThan(2000);
    expect(await scrollY(page)).toBeLessThan(2);
    await page.clock.runFor(1600);
    expect(await scrollY(page)).toBeLessThan(goal - 5);
    await page.clock.runFor(230);
    const section = page.locator('#pricing');
    const top = await section.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top - 80)).toBeLessThanOrEqual(1);

    await jumpTo(page, 0);
    await call.click();
    await page.clock.runFor(700);
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(100);
    await page.evaluate(() => {
      addEventListener('wheel', () => document.body.setAttribute('data-held', ''));
    });
    await page.mouse.wheel(0, 30);
    // A turn of the wheel comes to the page by real time, while its clock stands.
    await expect(page.locator('body')).toHaveAttribute('data-held');
    await page.clock.fastForward(3000);
    expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(100);
    expect(goal).toBeGreaterThan(before + 500);
  });
});

test('R-NAV-5 A13, A25, A27: links jump, Tab goes on there, twice is one step of the history, Back and Forward restore the positions, in a scroll too @firefox', async ({
  page,
}) => {
  await openPage(page, '/?utm_source=letter');
  await jumpTo(page, 600);
  await linkOf(page, 'Pricing').click();
  await expectArrival(page, 'pricing');
  await travel(page, -1);
  await expectAddress(page, '/?utm_source=letter');
  await expect.poll(() => scrollY(page)).toBe(600);
  await travel(page, 1);
  await expectAddress(page, '/?utm_source=letter#pricing');
  await expectArrival(page, 'pricing');

  for (const { id, name } of [...navigation.links].reverse())
    await test.step(name, async () => {
      await linkOf(page, name).press('Enter');
      if (id === 'home') await expect.poll(() => scrollY(page)).toBe(0);
      else await expectArrival(page, id);
      await expectAddress(page, `/?utm_source=letter#${id}`, 'the query survives');
      expect(await focusedId(page)).toBe(id);
      await page.keyboard.press('Tab');
      const section = await page.evaluate(
        () => document.activeElement?.closest('main section[id]')?.id,
      );
      expect(section).toBe(id);
    });
  const entries = await page.evaluate(() => history.length);
  for (const start of [400, 600]) {
    await jumpTo(page, start);
    await linkOf(page, 'Pricing').click();
    await expectArrival(page, 'pricing');
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('R-NAV-6: links of other pages and loads with a hash arrive above their target with the focus there, Back returns, a reload stays', async ({
  page,
}) => {
  await openPage(page, routes.terms.path);
  await linkOf(page, 'Pricing').click();
  await expect(page).toHaveURL('/#pricing');
  await expect.poll(() => focusedId(page)).toBe('pricing');
  await expectArrival(page, 'pricing');
  await page.goBack();
  await expect(page).toHaveURL(routes.terms.path);
  await openPage(page, '/#faq');
  await expect.poll(() => focusedId(page)).toBe('faq');
  await expectArrival(page, 'faq');
});
