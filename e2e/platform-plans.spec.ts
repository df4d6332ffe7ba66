import type { Page } from '@playwright/test';
import { platformPlans } from '@/content/platform-plans';
import { expectAccessible } from './support/axe';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const tool = (page: Page) => page.locator('#platform');
const plan = (page: Page) => tool(page).getByLabel(platformPlans.tool.plan);
const others = (page: Page) => tool(page).getByLabel(platformPlans.tool.others);
const answer = (page: Page) => tool(page).getByRole('status');

test('the answer follows the plan and the other indicators @every', async ({ page }) => {
  await openPage(page, '/');
  await plan(page).selectOption('Free');
  await expect(answer(page)).toContainText('All 3 do not fit: this plan allows 2 on a chart.');
  await plan(page).selectOption('Small');
  await others(page).fill('2');
  await expect(answer(page)).toHaveText('It fits: 5 of 5 are in use.');
  await others(page).fill('4');
  await expect(answer(page)).toHaveText('It fits if you drop 2 of your other indicators.');
  await plan(page).selectOption('Medium');
  await expect(answer(page)).toHaveText('It fits: 7 of 10 are in use.');
});

test('the keys are enough, and what is no number is said', async ({ page }) => {
  await openPage(page, '/');
  await plan(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(answer(page)).toHaveText('It fits: 4 of 5 are in use.');
  await page.keyboard.press('Tab');
  await expect(others(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(answer(page)).toHaveText('It fits: 5 of 5 are in use.');
  await others(page).fill('');
  await expect(answer(page)).toHaveText('Please enter a whole number from 0 to 99.');
  await expect(others(page)).toHaveAttribute('aria-invalid', 'true');
});

test('the limits are marked as an example, with their day @every', async ({ page }) => {
  await openPage(page, '/');
  await expect(tool(page)).toHaveAttribute('data-provenance', 'example');
  await expect(tool(page).getByText(/^Example limits, made up on \d+ \w+ \d{4}/)).toBeVisible();
});

for (const width of [320, 1280])
  test(`axe finds nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/');
    await expectAccessible(page, '#platform');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rule and the limits are there, and no field is offered @every', async ({ page }) => {
    await page.goto('/');
    await expect(tool(page).getByText(/^The suite counts as 3 indicators/)).toBeVisible();
    await expect(tool(page).locator('tbody tr')).toHaveText(
      platformPlans.plans.map(({ name, perChart }) => `${name}${perChart}`),
    );
    await expect(plan(page)).toBeHidden();
    await expect(answer(page)).toBeHidden();
  });
});
