import type { Page } from '@playwright/test';
import { say } from '@/e2e/support/say';
import { content } from '@/lib/content/content';
import {
  atRest,
  demoOf,
  demoTones,
  naiveProofOf,
  openDemo,
  paintedWith,
  proofOf,
  withoutNotices,
} from './support/demo';
import { openStill } from './support/page';
import { expect, test } from './support/test';

const { demo, demoWords: words, controls } = content;

const fastest = say(words.controls.perSecond, { count: 60 });

/** @returns the bar after `time` milliseconds of the page */
async function barAfter(page: Page, time: number): Promise<number> {
  await page.clock.runFor(time);
  return (await proofOf(page)).bar;
}

test.describe('with motion', () => {
  // Too narrow for particles, whose frames would make running the clock slow.
  test.use({ reducedMotion: 'no-preference', viewport: { width: 460, height: 900 } });

  // What a speed is, that a hidden tab stops it, and how little is done where nobody looks, are the tests of the player.
  test('DEMO: it plays while it can be seen and moved', async ({ page }) => {
    await withoutNotices(page);
    await openStill(page, '/');
    const { start, region, chart, play, pause, newMarket } = demoOf(page);
    await start.click();
    // The press is answered first; the frames after it bring the charts.
    const isDrawn = async () => {
      await page.clock.runFor(20);
      return chart.isVisible();
    };
    await expect.poll(isDrawn, { intervals: [20] }).toBe(true);
    await expect.poll(() => barAfter(page, 150), { intervals: [20] }).toBeGreaterThan(0);
    const goesOn = async () => {
      const before = await barAfter(page, 100);
      await expect.poll(() => barAfter(page, 300)).toBeGreaterThan(before);
    };
    /** Waits until two looks a second of the page apart find the same bar. */
    const stops = () =>
      expect.poll(async () => (await barAfter(page, 300)) - (await barAfter(page, 1000))).toBe(0);

    await test.step('it stops off screen, and goes on after that', async () => {
      await goesOn();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(region).not.toBeInViewport();
      await stops();
      await chart.scrollIntoViewIfNeeded();
      await goesOn();
      await expect(pause).toBeVisible();
    });

    await test.step('Pause motion stops it, Resume motion lets go on what that stopped', async () => {
      // In a window this narrow it stands in the footer: a click by the mouse would leave the demo.
      const press = (name: string) =>
        page.getByRole('button', { name, exact: true }).dispatchEvent('click');
      await press(controls.pauseMotion);
      await expect(play).toBeVisible();
      await stops();
      await press(controls.resumeMotion);
      await expect(pause).toBeVisible();
      await pause.click();
      await press(controls.pauseMotion);
      await press(controls.resumeMotion);
      await expect(play, 'what the visitor paused stays paused').toBeVisible();
    });

    await newMarket.click();
    await expect(pause, 'a new market plays').toBeVisible();
  });
});

test('DEMO: with reduced motion it plays when asked; nothing of ours changes, the repainting version does, one sentence says so, and no figure is one of profit', async ({
  page,
}) => {
  await openDemo(page);
  const { naiveChart, version, chart, play, pause, speed, region, bench, layerOf, events } =
    demoOf(page);
  // Everything is computed again where it rests.
  const first = await atRest(page);
  await expect(play).toBeVisible();
  await expect(region.getByText(words.said.nothing)).toBeVisible();
  await expect.poll(() => paintedWith(naiveChart, demoTones.surface)).toBeGreaterThan(0);
  const repainted = await naiveProofOf(page);
  expect(repainted.changed, 'as printed').toBeGreaterThan(100);

  await speed.selectOption(fastest);
  await play.click();
  await expect.poll(async () => (await proofOf(page)).bar).toBeGreaterThan(first.bar + 60);
  await pause.click();
  const proof = await atRest(page);
  expect(proof.confirmed).toBeGreaterThan(first.confirmed + 10);
  expect([first.changed, proof.changed]).toEqual([0, 0]);
  const after = await naiveProofOf(page);
  const gone = after.changed - repainted.changed;
  expect(gone).toBeGreaterThan(5);
  const { beside } = words.said.charts;
  const sentence = say(words.said.gone, { count: gone, chart: beside });
  await expect(region.getByText(sentence)).toBeVisible();
  const spoken = region.getByRole('status').filter({ hasText: String(proof.confirmed) });
  await expect(spoken, 'it says the sum where it stops').toHaveCount(1);

  await naiveChart.press('End');
  await naiveChart.press('ArrowLeft');
  const reading = (await naiveChart.getAttribute('aria-valuetext')) ?? '';
  await expect(chart, 'they share a crosshair').toHaveAttribute('aria-valuetext', reading);

  await bench.click();
  await layerOf('sessions').check();
  await events.first().click();
  await expect(region.getByText(demo.notice)).toBeVisible();
  const values = await region
    .getByRole('slider')
    .evaluateAll((charts) => charts.map((slider) => slider.getAttribute('aria-valuetext')));
  expect(`${await region.innerText()} ${values}`).not.toMatch(
    /profit|\bP&L\b|\bgain|return on|win rate|\bwins?\b|\bpips\b|equity|drawdown|[$€£]|[+-]\d+(?:\.\d+)? ?%/i,
  );
  await version.selectOption(words.repainting.zigzag);
  const { drawn, changed } = await naiveProofOf(page);
  expect(changed, 'a zigzag repaints').toBeGreaterThan(0);
  expect(changed).toBeLessThan(drawn);
});
