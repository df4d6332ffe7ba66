import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { withoutNotices } from './support/demo';
import { openPage } from './support/page';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';

const { plans, planCosts, platformPlans, planComparison, indicators } = content;

const cents = (dollars: number) => Math.round(dollars * 100);
const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;

/** What so many months of a plan come to, computed here so that a wrong sum shows. */
const totalOf = ({ price, months }: (typeof plans)[number], wanted: number) =>
  Math.ceil(wanted / months) * cents(price);

test('the cheapest plan follows the months that are typed, and what is no number is said', async ({
  page,
}) => {
  await watchVitals(page);
  await withoutNotices(page);
  await openPage(page, '/');
  const tool = page.locator('#costs');
  const field = tool.getByLabel(planCosts.tool.question);
  const answer = tool.getByRole('status');
  await field.scrollIntoViewIfNeeded();
  for (const months of [1, 4, 5, 7, 8, 9, 13]) {
    await field.fill(`${months}`);
    const totals = plans.map((plan) => dollars(totalOf(plan, months)));
    await expect(tool.locator('tbody tr > td:last-child')).toHaveText(totals);
    const least = Math.min(...plans.map((plan) => totalOf(plan, months)));
    const cheapest = plans.find((plan) => totalOf(plan, months) === least)?.title ?? '';
    await expect(answer).toContainText(cheapest);
    await expect(answer).toContainText(dollars(least));
    const marked = tool.getByRole('row').filter({ hasText: planCosts.tool.least });
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole('rowheader')).toContainText(cheapest);
  }
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await expect(answer).toContainText('14');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  for (const wrong of ['0', '']) {
    await field.fill(wrong);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(tool.getByRole('table'), 'the sums before are kept').toHaveAccessibleName(/14/);
  }
  await settled(page);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
  await expectAccessible(page, '#costs');
});

test('whether all indicators fit a platform plan follows the plan and the others on the chart, by key too', async ({
  page,
}) => {
  await withoutNotices(page);
  await openPage(page, '/');
  const tool = page.locator('#platform');
  const plan = tool.getByLabel(platformPlans.tool.plan);
  const others = tool.getByLabel(platformPlans.tool.others);
  const answer = tool.getByRole('status');
  const own = indicators.items.length;
  const [smallest, ...fitting] = platformPlans.plans;
  await plan.selectOption(smallest?.name ?? '');
  await expect(answer).toContainText(`${own}`);
  for (const { name, perChart } of fitting) {
    await plan.selectOption(name);
    await others.fill(`${perChart - own}`);
    await expect(answer).toContainText(`${perChart} of ${perChart}`);
    await others.fill(`${perChart - own + 2}`);
    await expect(answer).toContainText('2');
    await expect(answer).not.toContainText(`of ${perChart}`);
  }
  await plan.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await others.fill('1');
  await page.keyboard.press('ArrowUp');
  await expect(answer).toContainText(`${own + 2} of ${fitting[0]?.perChart}`);
  await others.fill('');
  await expect(others).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, '#platform');
});

test('A30: assistive technology finds the same table in the stacked form, all of which is seen', async ({
  page,
}: {
  page: Page;
}) => {
  await openPage(page, '/');
  const client = await page.context().newCDPSession(page);
  const parts = async () => {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    return ['row', 'cell', 'rowheader'].map(
      (role) => nodes.filter((node) => !node.ignored && node.role?.value === role).length,
    );
  };
  const wide = await parts();
  expect(wide[1]).toBeGreaterThan(plans.length * 9);
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await parts()).toEqual(wide);
  const table = page.getByRole('table', { name: planComparison.title });
  await expect(table).toBeVisible();
  for (const cell of await table.locator('td').all()) await expect(cell).toBeVisible();
});
