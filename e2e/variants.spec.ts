/** Whole sites of owners, in their languages, currencies, themes and folders: what no word of a site decides. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import type { LocalServer } from '@/scripts/server/local-server';
import { createStaticServer } from '@/scripts/server/static-server';
import { expectNoViolation } from './support/axe';
import { brokenPrices, noSideways, sideways } from './support/layout';
import { hydrated, openPage, openStill } from './support/page';
import { variants } from './support/servers';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const WIDTHS = [320, 360, 390, 768, 1024, 1440];

/** Pixels that a link leaves free above what it leads to. */
const linkRoom = (page: Page) =>
  page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );

for (const name of variants)
  test.describe(`the site of an owner: ${name}`, () => {
    let server: LocalServer;
    /** The address of the home page. */
    let home = '';

    test.beforeAll(async () => {
      const root = `.variant/${name}/out`;
      server = createStaticServer({ root });
      const origin = await server.listen(0);
      const page = readdirSync(root, { recursive: true, encoding: 'utf8' }).find((file) =>
        /(?:^|[\\/])index\.html$/.test(file),
      );
      home = new URL(`${dirname(page ?? '')}/`, origin).href;
    });
    test.afterAll(() => server.close());

    test('is read at every width without scrolling sideways, its amounts on one line, its logo in its colours', async ({
      page,
    }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, home);
        expect(await sideways(page), `at ${width} px`).toEqual(noSideways);
        // However long its name is: what a link leads to stands below the header.
        const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
        expect(await linkRoom(page), `at ${width} px`).toBeGreaterThanOrEqual(header);
        expect(await brokenPrices(page), `at ${width} px`).toEqual([]);
      }
      for (const logo of await page.locator('.wordmark img').all())
        await expect(logo).toHaveCSS('filter', 'none');
    });

    for (const colorScheme of ['dark', 'light'] as const)
      test(`A1, A2: axe finds nothing where the visitor likes it ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await openPage(page, home);
        // Contrast that it cannot tell is the build's to hold, for each theme (C5).
        await expectNoViolation(page);
      });

    test('a visitor finds menu, answers, a legal page and the way to pay, inside its folder @phone', async ({
      page,
    }) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        const isOwn = new URL(request.url()).origin === new URL(home).origin;
        if (isOwn && !request.url().startsWith(home)) outside.push(request.url());
      });
      await openPage(page, home);
      await page.locator('header [aria-expanded]').click();
      const menu = page.getByRole('dialog');
      await menu.locator('a[href*="#pricing"]').first().click();
      await expect(menu).toBeHidden();
      await expect(page.locator('#pricing')).toBeInViewport();

      const questions = page.locator('#faqs details');
      if ((await questions.count()) > 1) {
        await questions.nth(1).locator('summary').click();
        await expect(questions.nth(1).locator('p').first()).toBeVisible();
      }
      await page.locator('footer a[href]:not([href*="#"], [href*=":"])').last().click();
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
      expect(page.url().startsWith(home)).toBe(true);

      await openStill(page, home);
      await page.locator('#pricing .plan-choose > a').first().click();
      const count = async () => {
        await page.clock.runFor(20);
        return toasts(page).count();
      };
      await expect.poll(count, { intervals: [50] }).toBe(1);
      expect(outside).toEqual([]);
    });
  });

test('a page that is written from right to left is mirrored; its charts, sliders and figures are not', async ({
  page,
}) => {
  const server = createStaticServer({ root: '.variant/arabic/out' });
  await openPage(page, await server.listen(0));
  const centre = async (selector: string) => {
    const { x = 0, width = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
    return x + width / 2;
  };
  const wide = page.viewportSize()?.width ?? 0;
  expect(await centre('header .wordmark')).toBeGreaterThan(wide / 2);
  expect(await centre('header .header-access')).toBeLessThan(wide / 2);
  expect(await centre('#home h1')).toBeGreaterThan(await centre('#home figure'));
  expect(await centre('#pricing article:nth-of-type(1)')).toBeGreaterThan(
    await centre('#pricing article:nth-of-type(2)'),
  );
  for (const arrow of await page.locator('#testimonials [class*="lucide-arrow"]').all())
    await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');

  // Their one axis of prices stands at the right of the row, beside the first.
  const axes = page.locator('.panels [alt=""]:visible');
  await expect(axes).toHaveCount(1);
  const axis = (await axes.boundingBox())?.x ?? 0;
  for (const plot of await page.locator('.panels figure').all())
    expect((await plot.boundingBox())?.x).toBeLessThan(axis);
  const slider = page.getByRole('slider').first();
  await slider.press('Home');
  const crosshair = page.locator('.cost-plot line').first();
  const start = (await crosshair.boundingBox())?.x ?? 0;
  await slider.press('ArrowRight');
  await expect.poll(async () => (await crosshair.boundingBox())?.x).toBeGreaterThan(start);
  const price = page.locator('.plan-price:has(b + span)').first();
  const [whole, cents] = [price.locator('b'), price.locator('b + span')];
  expect((await whole.boundingBox())?.x).toBeLessThan((await cents.boundingBox())?.x ?? 0);
  await server.close();
});
