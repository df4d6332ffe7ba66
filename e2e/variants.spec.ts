/** Whole sites of owners, in their languages, currencies, themes and folders: what no word of a site decides. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LocalServer } from '@/scripts/server/local-server';
import { createStaticServer } from '@/scripts/server/static-server';
import { expectNoViolation } from './support/axe';
import { noSideways, sideways } from './support/layout';
import { hydrated, openPage, openStill } from './support/page';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const WIDTHS = [320, 390, 768, 1024, 1440];

const names = readdirSync('e2e/variants', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const name of names)
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

    test('is read at every width without scrolling sideways', async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, home);
        expect(await sideways(page), `at ${width} px`).toEqual(noSideways);
      }
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
      await page.locator('#pricing [data-event="plan chosen"]').first().click();
      const count = async () => {
        await page.clock.runFor(20);
        return toasts(page).count();
      };
      await expect.poll(count, { intervals: [50] }).toBe(1);
      expect(outside).toEqual([]);
    });
  });
