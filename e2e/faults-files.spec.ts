import type { Page, Route } from '@playwright/test';
import { content } from '@/lib/content/content';
import {
  type Breakage,
  breakages,
  brokenFileErrors,
  brokenFileMessages,
  countRequests,
  scriptsDone,
  startedScripts,
} from './support/broken-files';
import { carouselOf } from './support/carousel';
import { hydrated, openPage, readThrough } from './support/page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';
import { settled, watchVitals } from './support/vitals';

const { home } = content;

test.use({
  allowedOrigins: [paymentOrigin],
  // What a browser says about a file that does not come, or is no script; of one that runs until it fails, what it says
  // then, and what React says of data that breaks off.
  allowedMessages: [new RegExp(`${brokenFileMessages.source}|is not a function|React error #412`)],
  allowedErrors: [new RegExp(`${brokenFileErrors.source}|is not a function`)],
});

test.beforeEach(({ context }) => servePaymentPages(context));

/** Opens the landing page while one of its files is broken. @returns how often the browser asked for the file */
async function openWithout(page: Page, file: string, how: Breakage): Promise<number> {
  const counts = countRequests(page);
  await page.route(`**${file}`, (route) => void breakages[how](route));
  await page.goto('/', { waitUntil: how === 'hangs' ? 'domcontentloaded' : 'load' });
  await expect.poll(() => counts.get(file) ?? 0, `${file} is asked for`).toBeGreaterThan(0);
  if (how !== 'hangs') await scriptsDone(page);
  await page.unroute(`**${file}`);
  return counts.get(file) ?? 0;
}

/** One file of each kind: data, code, what runs the code, the starter. */
const kinds = ['/page/data-', '/chunks/', '/turbopack-', '/page/start-'];

/** Every way in which the starter is told differently; which file it is told of makes no difference to it. */
for (const how of Object.keys(breakages) as Breakage[])
  test(`fault: a script ${how}, of every kind: the page is as ever`, async ({ page, request }) => {
    const all = await startedScripts(request);
    expect(all.length).toBeGreaterThan(8);
    for (const kind of kinds)
      await test.step(kind, async () => {
        const file = all.find((path) => path.includes(kind)) ?? kind;
        expect(await openWithout(page, file, how), 'no loop').toBeLessThanOrEqual(3);
        await expectUsable(page, file);
      });
    await expectWaysOut(page);
  });

test('fault: a script is slow (30 s): the page is used meanwhile, and works once it is there', async ({
  page,
  request,
}) => {
  const file = (await startedScripts(request)).find((path) => path.includes('/chunks/')) ?? '';
  const waiting: Route[] = [];
  await page.clock.install();
  await page.route(`**${file}`, (route) => void waiting.push(route));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => waiting.length).toBe(1);
  await page.clock.fastForward(30_000);
  await expectUsable(page);
  await waiting[0]?.continue();
  await hydrated(page);
  const { slides, next } = carouselOf(page);
  await next.click();
  await expect(slides.nth(1)).toHaveAttribute('data-current', 'true');
  expect(waiting, 'asked for once').toHaveLength(1);
});

/**
 * Answered by nobody: a file that hangs in the network would hold one of six connections as well, which is HTTP/1.1's own
 * limit; hosts serve HTTP/2. Styles are part of the page and cannot hang.
 */
const ways: Record<string, (route: Route) => unknown> = {
  'are blocked': (route) => route.abort('blockedbyclient'),
  hang: () => undefined,
};

for (const [how, answer] of Object.entries(ways))
  test(`fault: all scripts and pictures ${how}: everything is read, links lead on${how === 'hang' ? ' @firefox' : ''}`, async ({
    page,
  }) => {
    await page.route(/\.(?:js|svg|png|jpe?g|webp|avif|ico)$/, answer);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('img', { name: home.picture.alt })).toBeVisible();
    if (how !== 'hang') await scriptsDone(page);
    await expectUsable(page, how);
    await expectWaysOut(page);
  });

test('fault: the page is from a cache, and a new release has taken all its files away', async ({
  page,
}) => {
  const counts = countRequests(page);
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  await scriptsDone(page);
  for (const [file, count] of counts) expect(count, `no loop: ${file}`).toBeLessThanOrEqual(3);
  await expectUsable(page);
  await expectWaysOut(page);
});

/** Faces that the page would have from the site: the others are on the visitor's own machine. */
const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('Stand-in') && !family.includes('Fallback'))
      .map(({ status, display }) => ({ loaded: status === 'loaded', display })),
  );

for (const width of [1280, 390])
  test(`fault: fonts come late, or never, at ${width} pixels: the words are there before, and hardly move`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchVitals(page);
    const waiting: Route[] = [];
    await page.route('**/*.woff2', (route) => void waiting.push(route));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
    const all = await faces(page);
    expect(all.length).toBeGreaterThan(2);
    // Text in a face that blocks would be invisible for three seconds.
    for (const face of all) expect(face).toMatchObject({ loaded: false, display: 'swap' });
    // Scripts wait for the fonts of the first view, but not for long, nor once a visitor does something.
    await page.keyboard.press('Shift');
    await hydrated(page);
    await readThrough(page);
    await page.evaluate(() => scrollTo(0, 0));
    expect(waiting.length).toBeGreaterThan(1);
    for (const route of waiting) await route.continue();
    await page.evaluate(() => document.fonts.ready);
    expect((await faces(page)).some(({ loaded }) => loaded)).toBe(true);
    await settled(page);
    const shifts = await page.evaluate(() => window.layoutShifts ?? []);
    expect(shifts.reduce((total, { value }) => total + value, 0)).toBeLessThan(0.02);
    await expectUsable(page);
  });

test('fault: style sheets are blocked or hang: nobody asks for one; styles are taken out: all is read in order', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\.css(?:\?|$)/, (route) => void asked.push(route.request().url()));
  for (const path of ['/terms', '/']) {
    await openPage(page, path);
    await expect(page.locator('.site-header')).toHaveCSS('position', 'fixed');
  }
  await expectUsable(page);
  expect(asked).toEqual([]);

  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(/<style\b[\s\S]*?<\/style>/g, '') });
  });
  for (const width of [390, 1280])
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/');
      await expect(page.locator('.site-header')).toHaveCSS('position', 'static');
      await expectUsable(page);
      const tops = await page
        .locator('main section[id]')
        .evaluateAll((all) => all.map((section) => section.getBoundingClientRect().top));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    });
  await expectWaysOut(page);
});
