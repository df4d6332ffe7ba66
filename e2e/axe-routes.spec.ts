import { routes } from '@/content/routes';
import { expectAccessible } from './support/axe';
import { openPage } from './support/open-page';
import { test } from './support/test';

/** The console line of a browser about the status of the 404 page, which is what is visited. */
test.use({ allowedMessages: [/status of 404/] });

const paths = Object.values(routes).map(({ path }) => (path === '/404' ? '/no-such-page' : path));

for (const path of paths)
  test(`A1, A2: axe finds nothing on ${path} at 320, 768 and 1280 pixels`, async ({ page }) => {
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      await expectAccessible(page);
    }
  });
