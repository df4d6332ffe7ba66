import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';

const tool = (page: Page) => page.locator('#costs');
const field = (page: Page) => tool(page).getByLabel('I expect to use it for');

/** @returns the rows of the table, each as its texts; the mark of the cheapest stands after its plan */
function rows(page: Page): Promise<string[][]> {
  return tool(page)
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)),
    );
}

/** What the shipped prices come to, typed here so that a wrong sum shows. */
const sums = [
  { months: 4, least: 'Monthly', total: '$59.96' },
  { months: 5, least: '6-Month', total: '$69.99' },
  { months: 8, least: 'Monthly', total: '$119.92' },
  { months: 9, least: 'Annual', total: '$129.99' },
  { months: 13, least: 'Monthly', total: '$194.87' },
];

test('the cheapest plan follows the months that are typed @every', async ({ page }) => {
  await watchVitals(page);
  await openPage(page, '/');
  await field(page).scrollIntoViewIfNeeded();
  for (const { months, least, total } of sums) {
    await field(page).fill(`${months}`);
    await expect(tool(page).getByRole('status')).toHaveText(
      `For ${months} months of use, ${least} costs least: ${total}.`,
    );
    const marked = tool(page).getByRole('row').filter({ hasText: 'costs least' });
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole('rowheader')).toContainText(least);
    await expect(marked.getByRole('cell').last()).toHaveText(total);
  }
  await field(page).fill('7');
  await expect
    .poll(() => rows(page))
    .toEqual([
      ['Monthly\ncosts least', '7 × $14.99\ncovers 7 months', '$104.93'],
      ['6-Month', '2 × $69.99\ncovers 12 months', '$139.98'],
      ['Annual', '1 × $129.99\ncovers 12 months', '$129.99'],
    ]);
  await settled(page);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
});

test('the arrow keys change the months, and what is no number of months is said', async ({
  page,
}) => {
  await openPage(page, '/');
  await field(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(tool(page).getByRole('status')).toContainText('For 8 months');
  await field(page).fill('0');
  await expect(tool(page).getByRole('status')).toHaveText(
    'Please enter a whole number from 1 to 60.',
  );
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(tool(page).getByRole('table')).toHaveAccessibleName('Totals for 8 months of use');
  await field(page).fill('1');
  await expect(tool(page).getByRole('status')).toHaveText(
    'For 1 month of use, Monthly costs least: $14.99.',
  );
});

for (const width of [320, 1280])
  test(`axe finds nothing at ${width} pixels, with a valid number and without`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/');
    await expectAccessible(page, '#costs');
    await field(page).fill('');
    await expect(tool(page).getByRole('status')).toContainText('Please enter');
    await expectAccessible(page, '#costs');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the break-evens are stated, and no field is offered @every', async ({ page }) => {
    await page.goto('/');
    for (const text of [
      '6-Month comes to less than Monthly from month 5 of its 6.',
      'Annual comes to less than Monthly from month 9 of its 12.',
    ])
      await expect(tool(page).getByText(text)).toBeVisible();
    await expect(tool(page).locator('.cost-ranges li')).toHaveText([
      '1–4 Monthly',
      '5–6 6-Month',
      '7–8 Monthly',
      '9–12 Annual',
      '13–14 Monthly',
      '15–18 6-Month',
      '19–24 Annual',
    ]);
    await expect(tool(page).locator('input')).toBeHidden();
    await expect(tool(page).getByRole('status')).toContainText('For 7 months of use');
  });
});
