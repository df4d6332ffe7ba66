import type { Page, Route } from '@playwright/test';
import { content } from '@/lib/content/content';
import { breakages, brokenFileMessages } from './support/broken-files';
import { hold, hydrated } from './support/page';
import { expectArrival } from './support/scroll';
import { expect, test } from './support/test';
import { expectUsable } from './support/usable';
import { settled, watchVitals } from './support/vitals';

const { home } = content;

/** The sheet for what follows the first view. */
const lateSheet = '**/_next/static/page/index-*.css';

test.use({
  allowedMessages: [brokenFileMessages],
  allowedErrors: [/was not loaded because its MIME type/],
});

/** Every style and the place of elements that a selector names, and those of what CSS puts before and after them. */
function stylesOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((all) => {
    // What nothing reads has no value in a page, so variables are left out.
    const text = (styles: CSSStyleDeclaration) =>
      [...styles]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}: ${styles.getPropertyValue(name)}`)
        .join(';');
    return [...document.querySelectorAll(all)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const parts = ['::before', '::after'].map((part) => getComputedStyle(element, part));
      return [
        `${element.tagName}.${element.getAttribute('class')} at ${[x, y, width, height].map(Math.round)}`,
        text(getComputedStyle(element)),
        ...parts.map((styles) => (styles.content === 'none' ? '' : text(styles))),
      ].join(';');
    });
  }, selector);
}

/** Waits until each picture has taken the source that goes with the window: browsers do that a little later. */
const picturesChosen = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('picture')].filter((picture) => {
            const image = picture.querySelector('img');
            const source = [...picture.querySelectorAll('source')].find(
              ({ media }) => matchMedia(media || 'all').matches,
            );
            const wanted = source?.srcset.split(/[\s,]/)[0] ?? image?.getAttribute('src') ?? '';
            return image?.currentSrc !== '' && !image?.currentSrc.endsWith(wanted);
          }).length,
      ),
    )
    .toBe(0);

/** Expects the late sheet to be there. */
const expectStyled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.styleSheets].map(({ ownerNode }) => ownerNode?.parentNode?.nodeName),
      ),
    )
    .toContain('MAIN');

/** Expects styles to be the same, and names those that are not. */
function expectSame(one: string[], other: string[], what: string) {
  expect(other.length, what).toBe(one.length);
  const different = one.flatMap((styles, index) => {
    const others = new Set(other[index]?.split(';'));
    const [name, ...own] = styles.split(';');
    return own.filter((style) => !others.has(style)).map((style) => `${name}: ${style}`);
  });
  expect(different.slice(0, 20), what).toEqual([]);
}

const widths = [390, 1024, 1440];
/** Shapes of icons, what stands in the closed menu and the line to the axis come with the late sheet. */
const firstView = '.site-header, .site-header :not(.site-menu *, .icon), #home :not(.icon)';

test.describe('without script, which would change styles meanwhile', () => {
  test.use({ javaScriptEnabled: false });

  test('the styles inside and the late sheet come to the same as the whole sheet, on paper too', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/');
    const parted: [string, string[]][] = [];
    const each = async (see: (what: string) => Promise<void>) => {
      for (const [media, width] of [
        ['screen', 390],
        ['screen', 1440],
        ['print', 1024],
      ] as const) {
        await page.emulateMedia({ media });
        await page.setViewportSize({ width, height: 900 });
        await picturesChosen(page);
        await see(`${media} at ${width}`);
      }
    };
    await each(async (what) => {
      parted.push([what, await stylesOf(page, 'body :not(link, svg *)')]);
    });
    // The whole sheet, and that of the typefaces.
    const whole = await page.locator('link[rel="stylesheet"][disabled]').evaluateAll((links) =>
      links.map((link) => {
        (link as HTMLLinkElement).disabled = false;
        return (link as HTMLLinkElement).href;
      }),
    );
    const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    await expect.poll(sheets).toEqual(expect.arrayContaining(whole));
    await page
      .locator('style, main > link')
      .evaluateAll((all) => all.map((element) => element.remove()));
    expect(await sheets()).toEqual(whole);
    await each(async (what) => {
      const [, before] = parted.shift() ?? [];
      expectSame(await stylesOf(page, 'body :not(link, svg *)'), before ?? [], what);
    });
  });

  for (const width of widths)
    test(`header and hero are right before the late sheet is there, and nothing in them moves, at ${width} pixels @firefox`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const waiting = await hold(page, lateSheet);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('img', { name: home.picture.alt })).toBeVisible();
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      await expect
        .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
        .not.toContain('loading');
      const before = await stylesOf(page, firstView);
      for (const route of waiting) await route.continue();
      await expect(page.locator('#closing h2')).toBeVisible();
      expectSame(await stylesOf(page, firstView), before, `${width}`);
    });
});

test('fault: the late sheet hangs for seconds: header and hero are there, a link to a section leads there, nothing shifts @firefox', async ({
  page,
  browserName,
}) => {
  if (browserName === 'chromium') await watchVitals(page);
  const waiting = await hold(page, lateSheet);
  await page.goto('/#pricing', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
  await expect(page.locator('#pricing h2')).toBeHidden();
  await page.waitForTimeout(1500);
  for (const route of waiting) await route.continue();
  await hydrated(page);
  await expectArrival(page, 'pricing');
  await settled(page);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  expect(shifts.reduce((total, { value }) => total + value, 0)).toBeLessThan(0.02);
});

test('fault: the late sheet does not come: everything is there and works, plainer; once it comes it is as ever @firefox', async ({
  page,
}) => {
  let isLate = true;
  const waiting: Route[] = [];
  await page.route(lateSheet, (route) => (isLate ? void waiting.push(route) : route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  // Chromium reads no further for five seconds.
  await hydrated(page);
  await expect(page.locator('#closing h2')).toBeVisible();
  await expectUsable(page, 'hangs');
  isLate = false;
  for (const route of waiting) await route.continue();
  await expectStyled(page);
});

test('fault: the late sheet is gone, or a login page: it is asked for once more; everything is there and works @firefox', async ({
  page,
}) => {
  for (const how of ['is gone (404)', 'is a login page (200)'] as const)
    await test.step(how, async () => {
      let count = 0;
      await page.route(lateSheet, (route) => {
        count += 1;
        return breakages[how](route);
      });
      await page.goto('/');
      await hydrated(page);
      await expect(page.locator('#closing h2')).toBeVisible();
      await expectUsable(page, how);
      expect(count, 'no loop').toBeLessThanOrEqual(4);
      await page.unroute(lateSheet);
    });

  await test.step('gone once', async () => {
    await page.route(lateSheet, breakages['is gone (404)'], { times: 1 });
    await page.goto('/');
    await expectStyled(page);
  });
});
