import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { withoutNotices } from './support/demo';
import { openPage } from './support/page';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';

const { planCosts, platformPlans } = content;

test('A30: tools answer to keys, shift nothing and say what is no number', async ({ page }) => {
  await watchVitals(page);
  await withoutNotices(page);
  await openPage(page, '/');
  // What they answer is proven by their unit tests.
  const costs = page.locator('#costs');
  const months = costs.getByLabel(planCosts.tool.question);
  await months.fill('13');
  await months.press('ArrowUp');
  await expect(costs.getByRole('status')).toContainText('14');
  await expect(costs.getByRole('row').filter({ hasText: planCosts.tool.least })).toHaveCount(1);
  await months.fill('');
  await expect(months).toHaveAttribute('aria-invalid', 'true');
  await expect(costs.getByRole('table'), 'the sums before are kept').toHaveAccessibleName(/14/);

  await page.evaluate(() => {
    location.hash = 'platform';
  });
  const platform = page.locator('#platform');
  await expect(platform, 'the answer that it is in opens').toBeInViewport();
  const others = platform.getByLabel(platformPlans.tool.others);
  const [, second] = platformPlans.plans;
  await platform.getByLabel(platformPlans.tool.plan).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await others.fill('0');
  await expect(platform.getByRole('status')).toContainText(`of ${second?.perChart}`);
  await others.fill('');
  await expect(others).toHaveAttribute('aria-invalid', 'true');
  await settled(page);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
  for (const tool of ['#costs', '#platform']) await expectAccessible(page, tool);
});
