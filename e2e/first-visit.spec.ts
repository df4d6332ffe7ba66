/** On a first visit what follows the first view is laid out section by section; nobody can tell. */
import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { hold, hydrated, laidOut } from './support/page';
import { expectArrival, jumpTo } from './support/scroll';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';

const { routes, sections } = content;

test.use({ reducedMotion: 'no-preference' });

const last = sections.at(-1)?.id ?? '';

/** How many sections are laid out when they come near, and no earlier. */
const farCount = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main section, footer')].filter(
        (one) => getComputedStyle(one).contentVisibility === 'auto',
      ).length,
  );

/** @returns pixels from the top of the window to a section */
const topOf = (page: Page, id: string) =>
  page.evaluate((section) => {
    const element = document.getElementById(section);
    if (!element) throw new Error(`no #${section}`);
    return Math.round(element.getBoundingClientRect().top);
  }, id);

test('sections come one by one, whatever scripts do, and nothing moves @phone', async ({
  page,
}) => {
  await watchVitals(page);
  // Whatever else starts would stop the clock meanwhile.
  const starter = await hold(page, '**/_next/static/page/start-*.js');
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const all = [...document.querySelectorAll('main section, footer')];
      const far = all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length;
      if (far !== seen.at(-1)) seen.push(far);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await laidOut(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.length, 'how many were far, one after the other').toBeGreaterThan(
    sections.length / 4,
  );
  for (const route of starter) await route.continue();
  await hydrated(page);
  await settled(page);
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
});

test('a reload, Back and a link to a section lead where they lead where all is laid out at once @phone @firefox', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  // A place among guessed heights is not the same place in a page that is laid out.
  await laidOut(page);
  await jumpTo(page, (await topOf(page, last)) - 200);
  const expectSamePlace = async () => {
    await hydrated(page);
    await expect.poll(async () => Math.abs((await topOf(page, last)) - 200)).toBeLessThan(3);
  };
  await test.step('a reload', async () => {
    await page.reload();
    expect(await farCount(page)).toBe(0);
    await expectSamePlace();
  });
  await test.step('Back', async () => {
    await page.goto(routes.terms.path);
    // Firefox's driver is not told of a page that it kept.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect
      .poll(() => page.evaluate(() => location.pathname).catch(() => ''))
      .toBe(routes.home.path);
    await expectSamePlace();
  });
  await test.step('a link from elsewhere', async () => {
    await page.goto(routes.terms.path);
    await page.goto(`/#${last}`);
    await hydrated(page);
    await expectArrival(page, last);
  });
});
