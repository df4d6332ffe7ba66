import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { atRest, demoOf, numbersIn, openMarket, proofOf } from './support/demo';
import { expect, test } from './support/test';

const { controls, rewrite: words } = content.demoWords;

/** The test under the demo, by what a visitor sees and hears. */
function rewriteOn(page: Page) {
  const { region } = demoOf(page);
  const panel = region.getByRole('region', { name: controls.rewrite, exact: true });
  return { panel, another: panel.getByRole('button', { name: words.another, exact: true }) };
}

/** @returns what a future that was played to its end came to, by the words of the sentence */
async function outcomeOf(page: Page): Promise<Record<string, number>> {
  const { panel } = rewriteOn(page);
  const read = async () =>
    numbersIn(words.outcome, (await panel.getByRole('status').textContent()) ?? '');
  await expect.poll(read, { timeout: 30_000 }).not.toBeNull();
  return (await read()) ?? {};
}

test('DEMO: no future changes anything of ours, at any bar, marks of the repainting version fall, and the replay stands where it stood', async ({
  page,
}) => {
  test.slow();
  await openMarket(page, 7);
  const before = await atRest(page);
  const { rewrite } = demoOf(page);
  const { panel, another } = rewriteOn(page);
  await rewrite.click();
  await expect(panel.getByRole('slider'), 'one future, ours and theirs').toHaveCount(2);
  const first = await outcomeOf(page);
  expect(first).toMatchObject({ bar: before.bar, changed: 0 });
  let moved = first.moved ?? 0;
  const bars = new Set([first.bar]);
  for (let press = 0; press < 4; press += 1) {
    await another.click();
    const next = await outcomeOf(page);
    expect(next.changed).toBe(0);
    expect(next.known).toBeGreaterThan(100);
    moved += next.moved ?? 0;
    bars.add(next.bar);
  }
  expect(bars.size, 'another bar each time').toBeGreaterThan(3);
  expect(moved).toBeGreaterThan(10);
  expect(await proofOf(page)).toEqual(before);

  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, '#demo');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  await rewrite.click();
  await expect(panel).toHaveCount(0);
});
