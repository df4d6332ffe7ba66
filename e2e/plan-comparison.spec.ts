import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const { plans } = content;

const table = (page: Page) => page.getByRole('table', { name: 'The plans, line by line' });

test('every line has a cell for every plan, and says what the cards say @every', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'What you get',
    ...plans.map(({ title }) => title),
  ]);
  for (const [index, { title, features }] of plans.entries()) {
    const has = features.filter(({ included }) => included).map(({ text }) => text);
    const card = page.getByRole('article', { name: title, exact: true });
    await expect(card.locator('[data-included="true"]')).toHaveText(has);
    for (const { text, included } of features) {
      const cells = table(page).getByRole('row').filter({ hasText: text }).getByRole('cell');
      await expect(cells.nth(index), `${text}, ${title}`).toHaveText(included ? 'Yes' : 'No');
    }
  }
  await expect(
    table(page)
      .getByRole('row', { name: /^You pay/ })
      .getByRole('cell'),
  ).toHaveText(['$14.99 per month', '$69.99 per 6 months', '$129.99 per year']);
});

for (const width of [320, 390, 640, 1280])
  test(`at ${width} pixels it fits the window, all of it is seen, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/');
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
    const outside = await table(page)
      .locator('td, tbody th')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            const cutOff = cell.scrollWidth > cell.clientWidth + 1;
            return left < 0 || right > window.innerWidth || cutOff;
          })
          .map((cell) => cell.textContent),
      );
    expect(outside).toEqual([]);
    await expectAccessible(page, '#compare');
  });

test('assistive technology finds a table in the stacked form too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const count = (role: string) =>
    nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  const wide = { rows: count('row'), cells: count('cell'), headers: count('rowheader') };
  await page.setViewportSize({ width: 1280, height: 800 });
  const { nodes: again } = await client.send('Accessibility.getFullAXTree');
  const countAgain = (role: string) =>
    again.filter((node) => !node.ignored && node.role?.value === role).length;
  expect(wide).toEqual({
    rows: countAgain('row'),
    cells: countAgain('cell'),
    headers: countAgain('rowheader'),
  });
  expect(wide.cells).toBeGreaterThan(3 * 9);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is there', async ({ page }) => {
    await page.goto('/');
    await expect(table(page)).toBeVisible();
    await expect(
      table(page)
        .getByRole('row', { name: /^Vote on/ })
        .getByRole('cell'),
    ).toHaveText(['No', 'No', 'Yes']);
  });
});
