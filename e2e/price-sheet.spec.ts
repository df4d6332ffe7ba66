import type { Page } from '@playwright/test';
import { MAX_MONTHS } from '@/content/schemas/billing';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { withoutNotices } from './support/demo';
import { noSideways, setText, sideways } from './support/layout';
import { openPage } from './support/page';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { expectNoShift, watchVitals } from './support/vitals';
import { variant } from './variants/extremes';

const { plans, planFeatures, pricing } = content;

/** @returns how many columns the cards stand in, as they are laid out */
function columns(page: Page): Promise<number> {
  return page
    .locator('#pricing article')
    .evaluateAll((cards) => new Set(cards.map((card) => (card as HTMLElement).offsetLeft)).size);
}

test('R-PRICE-2: the plans are columns of one sheet, whose table is one for ears as well; on a phone a bar leads to cards that say what they add', async ({
  page,
}) => {
  await withoutNotices(page);
  await openPage(page, '/');
  const table = page.locator('#compare table');
  const bar = page.getByRole('navigation', { name: pricing.label });
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(page), `${width} pixels`).toBe(plans.length);
    await expect(table).toBeVisible();
    await expect(bar).toBeHidden();
    // A cell stands over the card of its plan, and the card reaches down to the last row.
    const outside = await page.locator('#pricing article').evaluateAll(
      (cards) =>
        cards.flatMap((card, index) => {
          const { left, right, bottom } = card.getBoundingClientRect();
          const cellsOf = document.querySelectorAll(`#compare tbody td:nth-child(${index + 2})`);
          return [...cellsOf].filter((cell) => {
            const box = cell.getBoundingClientRect();
            return (
              Math.abs(box.left - left) > 1 ||
              Math.abs(box.right - right) > 1 ||
              box.bottom > bottom + 1
            );
          });
        }).length,
    );
    expect(outside).toBe(0);
  }
  await test.step('on a phone all totals are in the first screen of the section', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/#pricing');
    await expect(table).toBeHidden();
    const totals = bar.getByRole('link');
    await expect(totals).toHaveCount(plans.length);
    for (const total of await totals.all()) await expect(total).toBeInViewport({ ratio: 1 });
    for (const feature of planFeatures)
      await expect(page.locator('#pricing article li').getByText(feature.text)).toHaveCount(1);
    await totals.last().click();
    await expect(page.locator('#pricing article').last()).toBeInViewport();
  });

  await test.step('large letters take as much room as a small window', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await setText(page, '200%', 'normal');
    expect(await columns(page)).toBe(1);
    await expect(table).toBeHidden();
  });
});

test.describe('with four plans, of which one has names as long as they may be', () => {
  test.use({ baseURL: servers.extremes.origin });

  test('R-PRICE-1: they are columns where there is room for four, else cards, and nothing reaches out', async ({
    page,
  }) => {
    await withoutNotices(page);
    await openPage(page, '/');
    const count = variant.content.plans?.length;
    for (const [width, expected] of [
      [1440, count],
      [1024, count],
      [800, 2],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(page), `${width} pixels`).toBe(expected);
      expect(await sideways(page)).toEqual(noSideways);
      const wide = await page
        .locator('#pricing article')
        .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth).length);
      expect(wide, 'words that reach out of their card').toBe(0);
    }
  });
});

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
  await expectNoShift(page);
  await expectAccessible(page, '#costs');
});
