import { notices } from '@/content/notices';
import { expectNotices, fixRandom, holdNotice, noticeCards } from './support/notices';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';

/** Too narrow for particles, whose frames would make running the clock slow. */
test.use({ viewport: { width: 460, height: 900 } });

test('R-NOTE-1: the first comes after 2000 ms and leaves after 5000', async ({ page }) => {
  await openStill(page, '/');
  const cards = noticeCards(page);
  await page.clock.runFor(1950);
  await expect(cards).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(cards).toHaveCount(1);
  const start = await page.evaluate(() => performance.now());
  await page.clock.runFor(4950);
  await expect(cards).toHaveCount(1);
  await page.clock.runFor(50);
  await expectNotices(page, 0);
  const passed = await page.evaluate((from) => performance.now() - from, start);
  expect(passed, 'with the time it takes to slide out').toBeLessThan(6000);
});

for (const [what, random, delay] of [
  ['soonest after 120 s', 0, 120_000],
  ['latest after 240 s', 0.999999, 240_000],
] as const)
  test(`R-NOTE-1: the next one comes ${what}`, async ({ page }) => {
    await fixRandom(page, random);
    await openStill(page, '/');
    const cards = noticeCards(page);
    await page.clock.runFor(2000);
    await expect(cards).toHaveCount(1);
    const start = await page.evaluate(() => performance.now());
    await page.clock.runFor(5000);
    await expectNotices(page, 0);
    const passed = await page.evaluate((from) => performance.now() - from, start);
    await page.clock.runFor(delay - passed - 50);
    await expect(cards).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(cards).toHaveCount(1);
  });

test('R-NOTE-1, LAW2, LAW6: over an hour every notice keeps the schedule and says what it is', async ({
  page,
}) => {
  await openStill(page, '/');
  await page.clock.runFor(1500);
  await expect(page.locator('[data-notice-stack]')).toBeAttached();
  const log = await page.evaluateHandle(() => {
    const seen: { at: number; text: string }[] = [];
    const stack = document.querySelector('[data-notice-stack]');
    const note = (records: MutationRecord[]) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          seen.push({ at: performance.now(), text: (node as HTMLElement).innerText });
    };
    if (stack) new MutationObserver(note).observe(stack, { childList: true });
    return seen;
  });
  for (let minute = 0; minute < 60; minute += 1) {
    await page.clock.runFor(60_000);
    if ((await noticeCards(page).count()) > 1) await expectNotices(page, 1);
  }
  const seen = await log.jsonValue();
  expect(seen.length).toBeGreaterThanOrEqual(15);
  expect(seen.length).toBeLessThanOrEqual(31);
  const gaps = seen.slice(1).map(({ at }, index) => at - (seen[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(120_000 - 50);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(240_000 + 50);
  expect(new Set(gaps.map((gap) => Math.round(gap / 1000))).size).toBeGreaterThan(8);

  const names = new Set<string>();
  for (const { text } of seen) {
    expect(text).toContain('Simulated');
    expect(text).toMatch(/(Monthly|6-Month|Annual) Plan · e\.g\. \d+ minutes ago/);
    expect(text).not.toMatch(/hurry|limited|only \d|left|last chance|now\b|!/i);
    names.add(/^\p{Lu}\. \S+/mu.exec(text)?.[0] ?? '');
  }
  expect([...names].sort()).toEqual(notices.pool.map(({ name }) => name).sort());
  expect(names.size).toBe(15);
});

test('R-NOTE-1: newest first, and never more than five', async ({ page }) => {
  await fixRandom(page, 0);
  await openStill(page, '/');
  const cards = noticeCards(page);
  const newest: string[] = [];
  await page.clock.runFor(2000);
  for (let count = 1; count <= 7; count += 1) {
    await expectNotices(page, Math.min(5, count));
    const text = await cards.first().innerText();
    expect(newest).not.toContain(text);
    newest.unshift(text);
    expect(await cards.allInnerTexts()).toEqual(newest.slice(0, 5));
    await holdNotice(cards.first());
    await page.clock.runFor(120_000);
  }
});
