import { expectAccessible } from './support/axe';
import { everyPath, notFoundMessage } from './support/every-page';
import { openPage } from './support/open-page';
import { test } from './support/test';

test.use({ allowedMessages: [notFoundMessage] });

for (const path of everyPath)
  test(`A1, A2: axe finds nothing on ${path} at 320, 768 and 1280 pixels`, async ({ page }) => {
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      await expectAccessible(page);
    }
  });
