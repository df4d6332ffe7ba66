import type { Page } from '@playwright/test';
import { tokens } from '@/engine/chart/tokens';
import { SPEEDS } from '@/engine/replay/replay';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import {
  atRest,
  demoOf,
  expectRunning,
  naiveProofOf,
  openDemo,
  openMarket,
  paintedWith,
  proofOf,
} from './support/demo';
import { openStill, setTabHidden } from './support/page';
import { expect, test } from './support/test';

const { demo, demoWords: words, controls } = content;

/** Starts the demo under a standing clock and lets it come to the bar at which it begins. */
async function startStill(page: Page): Promise<void> {
  await openStill(page, '/');
  await demoOf(page).start.click();
  await expect(demoOf(page).chart).toBeVisible();
  await expect.poll(() => barAfter(page, 150), { intervals: [20] }).toBeGreaterThan(0);
}

/** @returns the bar after `time` milliseconds of the page */
async function barAfter(page: Page, time: number): Promise<number> {
  await page.clock.runFor(time);
  return (await proofOf(page)).bar;
}

test('DEMO: it plays while it can be seen and moved, at the speed that is chosen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await startStill(page);
  const { region, play, pause, speed } = demoOf(page);
  await test.step('it stops off screen and in a hidden tab, and goes on after that', async () => {
    const goesOn = async () => {
      const before = await barAfter(page, 100);
      await expect.poll(() => barAfter(page, 300)).toBeGreaterThan(before);
    };
    /** Waits until two looks a second of the page apart find the same bar. */
    const stops = () =>
      expect.poll(async () => (await barAfter(page, 300)) - (await barAfter(page, 1000))).toBe(0);
    await goesOn();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(region).not.toBeInViewport();
    await stops();
    await region.getByRole('slider').scrollIntoViewIfNeeded();
    await goesOn();
    await setTabHidden(page, true);
    await stops();
    await setTabHidden(page, false);
    await goesOn();
    await expect(pause).toBeVisible();
  });

  await test.step('Pause motion stops it, Resume motion lets go on what that stopped', async () => {
    const control = (name: string) => page.getByRole('button', { name, exact: true });
    await control(controls.pauseMotion).click();
    await expect(play).toBeVisible();
    const stopped = await barAfter(page, 100);
    expect(await barAfter(page, 1500)).toBe(stopped);
    await control(controls.resumeMotion).click();
    await expect(pause).toBeVisible();
    await pause.click();
    await control(controls.pauseMotion).click();
    await control(controls.resumeMotion).click();
    await expect(play, 'what the visitor paused stays paused').toBeVisible();
  });

  await test.step('it plays at the speed that is chosen, and pauses', async () => {
    await play.click();
    await expect(pause).toBeVisible();
    for (const bars of SPEEDS) {
      await speed.selectOption(fill(words.controls.perSecond, { bars }));
      const before = await barAfter(page, 200);
      const seconds = bars === 1 ? 2 : 1;
      const passed = (await barAfter(page, 1000 * seconds)) - before;
      // The words follow the chart some six times a second.
      expect(
        Math.abs(passed - seconds * bars),
        `${passed} bars at ${bars} a second`,
      ).toBeLessThanOrEqual(1 + bars / 6);
    }
    await pause.click();
    await expect(play).toBeVisible();
    const paused = await barAfter(page, 100);
    expect(await barAfter(page, 1000)).toBe(paused);
  });
});

test('DEMO: with reduced motion it never plays by itself, and plays when asked', async ({
  page,
}) => {
  await startStill(page);
  const { play, pause, newMarket } = demoOf(page);
  await expect(play).toBeVisible();
  const first = await barAfter(page, 100);
  expect(await barAfter(page, 2000)).toBe(first);
  await newMarket.click();
  await page.clock.runFor(1000);
  await expect(play).toBeVisible();
  await play.click();
  await expect(pause).toBeVisible();
  const before = await barAfter(page, 500);
  expect(await barAfter(page, 2000)).toBeGreaterThan(before);
  await expectRunning(page);
});

test('DEMO: the proof line counts up while it plays, and nothing changes since', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openDemo(page);
  const { speed, pause, region } = demoOf(page);
  await expect(region.getByText(/^Bar \d+ · \d+ marks confirmed · 0 changed since$/)).toBeVisible();
  await speed.selectOption(fill(words.controls.perSecond, { bars: 60 }));
  await expect.poll(async () => (await proofOf(page)).bar).toBeGreaterThan(20);
  const before = await proofOf(page);
  await expect.poll(async () => (await proofOf(page)).bar).toBeGreaterThan(before.bar + 60);
  await pause.click();
  const after = await atRest(page);
  expect(after.confirmed).toBeGreaterThan(before.confirmed + 10);
  expect([before.changed, after.changed]).toEqual([0, 0]);
  const spoken = region.getByRole('status').filter({ hasText: `Bar ${after.bar}` });
  await expect(spoken, 'and says the sum where it stops').toContainText('0 changed since');
});

test('DEMO: the repainting version moves its marks, its counter climbs, and no figure is one of profit', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
  const { naive, naiveChart, chart, play, pause, speed, region } = demoOf(page);
  await test.step('the repainting version moves its marks, and its counter climbs', async () => {
    await expect(naiveChart).toHaveCount(0);
    await naive.check();
    await expect(naiveChart).toBeVisible();
    await expect(region.getByText(words.proof.naive)).toBeVisible();
    await expect.poll(() => paintedWith(naiveChart, tokens.surface)).toBeGreaterThan(0);
    const before = await naiveProofOf(page);
    expect(before.changed).toBeGreaterThan(0);
    await speed.selectOption(fill(words.controls.perSecond, { bars: 60 }));
    await play.click();
    await expect.poll(async () => (await naiveProofOf(page)).bar).toBeGreaterThan(before.bar + 40);
    await pause.click();
    const proof = await atRest(page);
    const after = await naiveProofOf(page);
    expect(after.bar).toBe(proof.bar);
    expect(after.changed).toBeGreaterThan(before.changed + 5);
    expect(after.drawn).toBeGreaterThanOrEqual(after.changed);
    expect(proof.changed, 'the other one stays at').toBe(0);

    await naiveChart.press('End');
    await naiveChart.press('ArrowLeft');
    const [time, prices] = ((await naiveChart.getAttribute('aria-valuetext')) ?? '').split(' · ');
    await expect(chart, 'they share a crosshair').toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${time} · ${prices}`),
    );
  });

  await test.step('it is labelled, and no figure of it is one of profit', async () => {
    const { switchOf, events } = demoOf(page);
    await switchOf(words.indicators.sessions).check();
    await events.first().click();
    await expect(region.getByText(demo.notice)).toBeVisible();
    const text = await region.innerText();
    const values = await region
      .getByRole('slider')
      .evaluateAll((charts) => charts.map((chart) => chart.getAttribute('aria-valuetext')));
    expect(`${text} ${values}`).not.toMatch(
      /profit|\bP&L\b|\bgain|return on|win rate|\bwins?\b|\bpips\b|equity|drawdown|[$€£]|[+-]\d+(?:\.\d+)? ?%/i,
    );
  });

  await naive.uncheck();
  await expect(naiveChart).toHaveCount(0);
});
