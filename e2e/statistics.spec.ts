import { statistics } from '@/content/statistics';
import { openPage } from './support/open-page';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';

const name = statistics.label;

test('R-STAT-1: the figures and what they count @every', async ({ page }) => {
  await openPage(page, '/');
  const strip = page.getByRole('region', { name });
  await strip.scrollIntoViewIfNeeded();
  const figures = strip.getByRole('definition');
  await expect(figures.nth(0)).toContainText('300+');
  await expect(figures.nth(1)).toContainText('7 Days');
  const labels = strip.getByRole('term');
  await expect(labels.nth(0)).toContainText('Active Traders');
  await expect(labels.nth(1)).toContainText('Avg. Learning Curve');
  await expect(strip.locator('[data-count]')).toHaveText(['300+', '7 Days']);
});

test('R-STAT-1: they count from 0 to their value in 2000 ms when first seen', async ({ page }) => {
  await openStill(page, '/');
  const strip = page.getByRole('region', { name });
  const digits = strip.locator('[data-count]');
  await expect(digits).toHaveText(['0+', '0 Days']);
  await page.clock.runFor(10_000);
  await expect(digits, 'nothing counts before it is seen').toHaveText(['0+', '0 Days']);

  const counted = digits.first().evaluateHandle((element) => {
    const values: number[] = [];
    new MutationObserver(() => values.push(Number.parseInt(element.textContent ?? '', 10))).observe(
      element,
      { characterData: true, childList: true, subtree: true },
    );
    return values;
  });
  await strip.scrollIntoViewIfNeeded();
  // The observer that sees the strip works by real time; from then on one frame is enough for a number.
  const firstFrame = async () => {
    await page.clock.runFor(16);
    return digits.first().textContent();
  };
  await expect.poll(firstFrame, { intervals: [20] }).not.toBe('0+');
  await page.clock.runFor(1650);
  await expect(digits).not.toHaveText(['300+', '7 Days']);
  await expect(digits.first()).not.toHaveText('300+');
  await page.clock.runFor(350);
  await expect(digits).toHaveText(['300+', '7 Days']);

  const values = await (await counted).jsonValue();
  expect(values.length).toBeGreaterThan(30);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values.at(-1)).toBe(300);

  await page.evaluate(() => scrollTo(0, 0));
  await strip.scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  await expect(digits, 'once is enough').toHaveText(['300+', '7 Days']);
});

test('R-STAT-1, A18: while they count, screen readers get the final values and nothing moves', async ({
  page,
}) => {
  await openStill(page, '/');
  const strip = page.getByRole('region', { name });
  const digits = strip.locator('[data-count]').first();
  const moment = async () => ({
    heard: await strip.ariaSnapshot(),
    box: await strip
      .getByRole('definition')
      .evaluateAll((found) =>
        found.map((figure) => JSON.stringify(figure.getBoundingClientRect())),
      ),
  });
  await strip.scrollIntoViewIfNeeded();
  const before = await moment();
  expect(before.heard).toContain('300+');
  expect(before.heard).toContain('7 Days');
  const underWay = async () => {
    await page.clock.runFor(50);
    return digits.textContent();
  };
  await expect.poll(underWay, { intervals: [20] }).toMatch(/^[1-9]\d?\+$/);
  expect(await moment()).toEqual(before);
  await page.clock.runFor(2000);
  await expect(digits).toHaveText('300+');
  expect(await moment()).toEqual(before);
});

test('A18: the final values are in the HTML that the server sends', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/>300\+</);
  expect(html).toMatch(/>7 Days</);
  expect(html).not.toMatch(/>0\+</);
});
