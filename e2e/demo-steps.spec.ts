import type { Locator } from '@playwright/test';
import { atRest, demoOf, openMarket, proofOf, readingOf } from './support/demo';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the crosshair says of the last bars of a chart, from the newest on. */
async function readings(chart: Locator, count: number): Promise<string[]> {
  await chart.press('Escape');
  await chart.press('End');
  const found: string[] = [];
  for (let bar = 0; bar < count; bar += 1) {
    found.push(await readingOf(chart));
    await chart.press('ArrowLeft');
  }
  return found;
}

test('DEMO: it steps forth and back, to the end and to other timeframes, and says the same of the same bar', async ({
  page,
}) => {
  await openMarket(page, 7);
  const { back, forward, end, play, pause, timeframe, chart, switchOf, events } = demoOf(page);
  await test.step('it begins at the bar of the picture, and stepping back shows what was shown before, event by event and mark by mark', async () => {
    const proof = await atRest(page);
    expect(proof.bar, 'a market that has been running for a while').toBeGreaterThan(300);
    const listed = await events.allTextContents();
    const before = await readings(chart, 4);
    expect(listed.length).toBeGreaterThan(5);
    for (let step = 0; step < 8; step += 1) await forward.click();
    expect((await atRest(page)).bar).toBe(proof.bar + 8);
    expect(await events.allTextContents()).not.toEqual(listed);
    for (let step = 0; step < 8; step += 1) await back.click();
    expect(await atRest(page)).toEqual(proof);
    expect(await events.allTextContents()).toEqual(listed);
    expect(await readings(chart, 4)).toEqual(before);
  });

  await test.step('another timeframe shows the same time, and the proof holds on it', async () => {
    for (const name of ['Structure', 'Zones']) await switchOf(name).uncheck();
    const whole = (await atRest(page)).bar;
    await chart.press('End');
    const [from = ''] = (await readingOf(chart)).split(' · ');
    for (const [name, length] of [
      ['5m', 3],
      ['1h', 1 / 4],
      ['4h', 1 / 16],
    ] as const) {
      await timeframe.selectOption(name);
      const { bar, changed } = await atRest(page);
      expect(Math.abs(bar - whole * length), name).toBeLessThanOrEqual(16);
      expect(changed).toBe(0);
      await chart.press('Escape');
      await chart.press('End');
      expect((await readingOf(chart)).slice(0, 5), 'the same day').toBe(from.slice(0, 5));
    }
  });

  await timeframe.selectOption('15m');
  await test.step('the end is the end', async () => {
    const first = await atRest(page);
    await forward.click();
    await forward.click();
    expect((await atRest(page)).bar).toBe(first.bar + 2);
    await back.click();
    expect((await atRest(page)).bar).toBe(first.bar + 1);
    await end.click();
    await expect(end).toHaveAttribute('aria-disabled', 'true');
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    const last = await atRest(page);
    expect(last.bar).toBeGreaterThan(first.bar + 500);
    await forward.click({ force: true });
    expect((await proofOf(page)).bar).toBe(last.bar);
    await play.click();
    await expect(pause).toBeVisible();
    expect((await proofOf(page)).bar, 'playing starts over').toBeLessThan(first.bar);
  });
});
