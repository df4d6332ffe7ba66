import type { Page, Route } from '@playwright/test';
import { content } from '@/lib/content/content';
import {
  type Breakage,
  breakages,
  breakLateCode,
  brokenFileErrors,
  brokenFileMessages,
  countRequests,
  lateCode,
  scriptsDone,
  startedScripts,
} from './support/broken-files';
import { demoOf } from './support/demo';
import { noticeSwitch } from './support/notices';
import { giveUpAfter, hold, hydrated, openPage, readThrough } from './support/page';
import { expect, test } from './support/test';
import { expectPlanAsked, expectUsable, expectWaysOut } from './support/usable';
import { settled, watchVitals } from './support/vitals';

const { controls, demo, home, notices } = content;

test.use({
  // What a browser says about a file that does not come, is no script or, without styles, not needed; of one that runs
  // until it fails, what it says then, and what React says of data that breaks off.
  allowedMessages: [
    new RegExp(`${brokenFileMessages.source}|was preloaded|is not a function|React error #412`),
  ],
  allowedErrors: [new RegExp(`${brokenFileErrors.source}|is not a function`)],
});

/**
 * Each kind of file (data, code, what runs the code, the starter) and each way in which the starter is told differently
 * that it is broken; which file it is told of makes no difference to it.
 */
const broken: [kind: string, how: Breakage][] = [
  ['/page/data-', 'is cut off in the middle'],
  ['/page/data-', 'has one wrong byte'],
  ['/chunks/', 'is gone (404)'],
  ['/chunks/', 'has one wrong byte'],
  ['/turbopack-', 'is a login page (200)'],
  ['/page/start-', 'is gone (404)'],
];

test('fault: a script of any kind is gone, a login page, cut off or has a wrong byte: the page is as ever', async ({
  page,
  request,
}) => {
  const all = await startedScripts(request);
  for (const [kind] of broken) expect(all.join()).toContain(kind);
  const counts = countRequests(page);
  for (const [kind, how] of broken)
    await test.step(`${kind} ${how}`, async () => {
      const file = all.find((path) => path.includes(kind)) ?? kind;
      counts.clear();
      await page.route(`**${file}`, (route) => void breakages[how](route));
      await page.goto('/');
      await expect.poll(() => counts.get(file) ?? 0, `${file} is asked for`).toBeGreaterThan(0);
      await scriptsDone(page);
      expect(counts.get(file), 'no loop').toBeLessThanOrEqual(3);
      await expectUsable(page, file);
      await page.unroute(`**${file}`);
    });
  await expectWaysOut(page);
});

/** What a content blocker stops, and what a new release takes away from a page that comes from a cache. */
const lost: [what: string, files: RegExp, answer: (route: Route) => unknown][] = [
  ['blocked', /\.(?:js|svg|png|jpe?g|webp|avif|ico)$/, (route) => route.abort('blockedbyclient')],
  ['gone', /\/_next\/static\//, (route) => route.fulfill({ status: 404, body: 'gone' })],
];

test('fault: all scripts and pictures are blocked, or all files of a page from a cache are gone: everything is read, links lead on', async ({
  page,
}) => {
  const counts = countRequests(page);
  for (const [what, files, answer] of lost)
    await test.step(what, async () => {
      counts.clear();
      await page.route(files, answer);
      await page.goto('/');
      await expect(page.getByRole('img', { name: home.picture.alt })).toBeVisible();
      await scriptsDone(page);
      for (const [file, count] of counts) expect(count, `no loop: ${file}`).toBeLessThanOrEqual(3);
      await expectUsable(page, what);
      await page.unroute(files);
    });
  await expectWaysOut(page);
});

/** Faces that the page would have from the site: the others are on the visitor's own machine. */
const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('Fallback'))
      .map(({ status, display }) => ({ loaded: status === 'loaded', display })),
  );

test('fault: fonts come late, or never: the words are there before, and hardly move @phone', async ({
  page,
}) => {
  await watchVitals(page);
  const waiting = await hold(page, '**/*.woff2');
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

test('fault: style sheets hang: scripts start all the same; styles are taken out: all is read in order', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\.css(?:\?|$)/, (route) => void asked.push(route.request().url()));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(/<style\b[\s\S]*?<\/style>/g, '') });
  });
  // Its load waits for the late sheet.
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await expect(page.locator('.site-header')).toHaveCSS('position', 'static');
  for (const width of [390, 1280])
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await readThrough(page);
      const tops = await page
        .locator('main section[id]')
        .evaluateAll((all) => all.map((section) => section.getBoundingClientRect().top));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    });
  await expectUsable(page);
  await expectWaysOut(page);
  // Late code asks for its own, and so does what follows the first view.
  const sheet = page.locator('link[data-precedence="next"][disabled]');
  expect(asked).not.toContain(await sheet.evaluate((link: HTMLLinkElement) => link.href));
});

test('fault: late code is gone (404): sections, demo, notices and toast say so, a plan can be chosen @firefox', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await giveUpAfter(page, 1000);
  await breakLateCode(page, 'is gone (404)');
  await openPage(page, '/');
  await expectUsable(page);
  await expect(page.locator('main .needs-script:visible')).toHaveCount(0);
  await expect(page.getByText(demo.scriptless)).toBeVisible();
  await page.unroute(lateCode);

  await openPage(page, '/');
  await breakLateCode(page, 'is gone (404)');
  const { region, start, picture } = demoOf(page);
  await region.getByRole('button', { name: demo.start }).click();
  await expect(picture).toBeVisible();
  await expect(region.getByText(demo.failed)).toBeVisible();
  await expect(start).toBeEnabled();
  await page.getByRole('button', { name: controls.pauseMotion }).click();
  await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
  await noticeSwitch(page, notices.turnOff).click();
  await expectPlanAsked(page);
  // The announced words, otherwise for screen readers alone.
  await expect(page.locator('#toast-status')).toContainText(controls.redirecting.text);
  await expect(page.locator('#toast-status')).toBeInViewport({ ratio: 1 });
});
