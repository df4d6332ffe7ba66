import type { Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { HASH_DELAY_MS } from '@/lib/browser/hash-scroll';
import { hydrated, openPage } from './support/open-page';
import { expectArrival, focusedId, jumpTo, scrollY } from './support/scroll';
import { expect, test } from './support/test';

for (const [id, widths] of Object.entries({
  indicators: '',
  pricing: '@every',
  faqs: '',
  faq: '',
  contact: '@every',
}))
  test(`R-NAV-6: a load with #${id} arrives 80 pixels above it, with the focus there ${widths}`, async ({
    page,
  }) => {
    await openPage(page, `/#${id}`);
    await expect.poll(() => focusedId(page)).toBe(id);
    await expectArrival(page, id);
    expect(await scrollY(page)).toBeGreaterThan(500);
    await expect(page).toHaveURL(`/#${id}`);
  });

test('R-LAND-1: #faq and #faqs lead to the same place', async ({ page }) => {
  const places = [];
  for (const hash of ['#faq', '#faqs']) {
    await openPage(page, '/terms');
    await openPage(page, `/${hash}`);
    await expectArrival(page, hash.slice(1));
    places.push(
      await page.locator('#faqs-title').evaluate((title) => title.getBoundingClientRect().top),
    );
  }
  expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeLessThan(150);
});

/** What a page notes: when timers of 100 ms were set (React sets one too), and when something took the focus first. */
interface Notes {
  set: number[];
  focused: number;
}

async function noteTimers(page: Page): Promise<() => Promise<Notes>> {
  await page.addInitScript((delay) => {
    const notes: Notes = { set: [], focused: 0 };
    Object.assign(window, { notes });
    const original = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, wait?: number, ...rest: unknown[]) => {
      if (wait === delay) notes.set.push(performance.now());
      return original(run, wait, ...rest);
    }) as typeof setTimeout;
    addEventListener('focusin', () => {
      notes.focused ||= performance.now();
    });
  }, HASH_DELAY_MS);
  return () => page.evaluate(() => (window as unknown as { notes: Notes }).notes);
}

test('R-NAV-6: the page scrolls 100 ms after the load', async ({ page }) => {
  const notes = await noteTimers(page);
  await openPage(page, '/#pricing');
  await expect.poll(() => focusedId(page)).toBe('pricing');
  const { set, focused } = await notes();
  const waited = set.map((time) => focused - time).filter((time) => time >= HASH_DELAY_MS - 1);
  expect(Math.min(...waited)).toBeLessThan(2000);
});

test('R-NAV-6: a reload stays where the reader was', async ({ page }) => {
  await openPage(page, '/#pricing');
  await expect.poll(() => focusedId(page)).toBe('pricing');
  // Ends the scroll, which would go on to the section.
  await page.keyboard.press('a');
  await jumpTo(page, 700);
  const notes = await noteTimers(page);
  await page.reload();
  await hydrated(page);
  // Set by an effect of the same render that would start the timer.
  await expect(page.getByRole('banner').locator('[aria-current]')).not.toHaveCount(0);
  // A timer started by then would have ended after this one.
  await page.evaluate((delay) => new Promise((done) => setTimeout(done, delay)), 2 * HASH_DELAY_MS);
  expect((await notes()).focused).toBe(0);
  expect(await scrollY(page)).toBe(700);
});

for (const { path } of Object.values(routes).filter(
  ({ id }) => id === 'terms' || id === 'payment-success',
))
  test(`R-NAV-6: a hash link on ${path} goes to the landing page and on to its section @firefox`, async ({
    page,
  }) => {
    await openPage(page, path);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect.poll(() => focusedId(page)).toBe('pricing');
    await expectArrival(page, 'pricing');
  });

test('R-NAV-6: the links of the footer go there too, and Back returns', async ({ page }) => {
  await openPage(page, '/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/#faqs');
  await expect.poll(() => focusedId(page)).toBe('faqs');
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
});

for (const hash of ['#nowhere', '#%E0%A4%A', '#', '#<img src=x onerror=alert(1)>', '#constructor'])
  test(`R-NAV-6: a load with ${hash} leaves the page alone`, async ({ page }) => {
    await page.clock.install();
    await openPage(page, `/${hash}`);
    await page.clock.runFor(2500);
    expect(await scrollY(page)).toBe(0);
    expect(await focusedId(page)).toBe('');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
    await page.clock.runFor(2000);
    await expectArrival(page, 'pricing');
  });
