import { content } from '@/lib/content/content';
import { MAX_MONTHS } from '@/lib/plans/figures';
import { expectAccessible } from './support/axe';
import { withoutNotices } from './support/demo';
import { openPage } from './support/page';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';

const { pricing } = content;

test('A30: the cost chart answers to keys and presses, and shifts nothing', async ({ page }) => {
  await watchVitals(page);
  await withoutNotices(page);
  await openPage(page, '/');
  const costs = page.locator('#costs');
  const months = costs.getByLabel(pricing.costs.question);
  await months.fill('13');
  await months.press('ArrowUp');
  await expect(costs.getByRole('table').first()).toHaveAccessibleName(/14/);
  const { x = 0, width = 0 } = (await months.boundingBox()) ?? {};
  const fifth = (width * 4.5) / MAX_MONTHS;
  await months.click({ position: { x: fifth, y: 100 } });
  await expect(months, 'what is pressed is what is asked').toHaveValue('5');
  const crosshair = await costs.locator('.cost-plot line').boundingBox();
  expect(Math.abs((crosshair?.x ?? 0) - x - fifth)).toBeLessThan(2);
  await settled(page);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
  await expectAccessible(page, '#costs');
});
