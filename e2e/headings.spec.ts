import { everyPath, notFoundMessage } from './support/every-page';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

test.use({ allowedMessages: [notFoundMessage] });

test('A5: every page has one h1, one main, and skips no level of headings', async ({ page }) => {
  for (const path of everyPath) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((found) => found.map((heading) => Number(heading.tagName.slice(1))));
    expect(levels[0], path).toBe(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped, path).toEqual([]);
  }
});
