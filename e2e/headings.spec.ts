import { routes } from '@/content/routes';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

/** The console line of a browser about the status of the 404 page, which is what is visited. */
test.use({ allowedMessages: [/status of 404/] });

const paths = Object.values(routes).map(({ path }) => (path === '/404' ? '/no-such-page' : path));

test('A5: every page has one h1, one main, and skips no level of headings', async ({ page }) => {
  for (const path of paths) {
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
