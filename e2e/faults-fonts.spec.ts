import type { Page, Route } from '@playwright/test';
import { home } from '@/content/home';
import { brokenFileMessages } from './support/broken-files';
import { hydrated } from './support/open-page';
import { readThrough } from './support/read-through';
import { expect, test } from './support/test';
import { expectUsable } from './support/usable';
import { settled, watchVitals } from './support/vitals';

test.use({ allowedMessages: [brokenFileMessages] });

/** Faces that the page would have from the site: the others are on the visitor's own machine. */
const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('Stand-in') && !family.includes('Fallback'))
      .map(({ status, display }) => ({ loaded: status === 'loaded', display })),
  );

/** @returns how far the page has shifted, as browsers count it */
async function shifted(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() =>
    (window.layoutShifts ?? []).reduce((total, { value }) => total + value, 0),
  );
}

/** Expects the words to stand there at once, in another face. */
async function openWithoutFonts(page: Page): Promise<void> {
  await watchVitals(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
  const all = await faces(page);
  expect(all.length).toBeGreaterThan(2);
  // Text in a face that blocks would be invisible for three seconds.
  for (const face of all) expect(face).toMatchObject({ loaded: false, display: 'swap' });
}

test('fault: all fonts are blocked: the words stand there at once, in another face @every', async ({
  page,
}) => {
  await page.route('**/*.woff2', (route) => route.abort('blockedbyclient'));
  await openWithoutFonts(page);
  await hydrated(page);
  expect(await shifted(page)).toBeLessThan(0.02);
  await expectUsable(page);
});

test('fault: all fonts hang and come late: the words are there before, and hardly move @every', async ({
  page,
}) => {
  const waiting: Route[] = [];
  await page.route('**/*.woff2', (route) => void waiting.push(route));
  await openWithoutFonts(page);
  // Scripts wait for the fonts of the first view, but not for long, nor once a visitor does something.
  await page.keyboard.press('Shift');
  await hydrated(page);
  await readThrough(page);
  await page.evaluate(() => scrollTo(0, 0));
  expect(waiting.length).toBeGreaterThan(1);
  for (const route of waiting) await route.continue();
  await page.evaluate(() => document.fonts.ready);
  expect((await faces(page)).some(({ loaded }) => loaded)).toBe(true);
  expect(await shifted(page)).toBeLessThan(0.02);
  await expectUsable(page);
});
