import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { chooseFile, csvOf, demoOf, expectLoaded, openSoon, startDemo } from '@/e2e/support/demo';
import { say } from '@/e2e/support/say';
import { expect, test } from '@/e2e/support/test';
import { settled, watchVitals } from '@/e2e/support/vitals';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { content } from '@/lib/content/content';

const { demoWords: words } = content;

/** A phone: a quarter of the speed, with both charts. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'no-preference',
});

/**
 * Milliseconds that a task may take. The first painting compiles code and lays out what it stands in; at rest the browser
 * frees the memory of runs on the past alone, in one go.
 */
const LONGEST = { press: 150, playing: 75, rest: 120 };

/** Of so many times the best counts: whatever else the machine does lengthens a task, and nothing shortens one. */
const ATTEMPTS = 3;

/** Longest task, ms, while something is done; 0 where none took 50. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await settled(page);
  await page.evaluate(() => window.longTasks?.splice(0));
  await act();
  await settled(page);
  return Math.max(0, ...((await page.evaluate(() => window.longTasks)) ?? []));
}

function note(doing: string, tasks: readonly number[], most: number): void {
  const description = `${tasks.join(', ')} ms (0: none took 50)`;
  test.info().annotations.push({ type: `longest task, ${doing}`, description });
  expect(Math.min(...tasks), `${doing}: ${description}`).toBeLessThanOrEqual(most);
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const rest = (page: Page) => page.waitForTimeout(3000);

/** Repeats until a time is within its bound. */
async function best(most: number, measure: () => Promise<number>): Promise<number[]> {
  const tasks: number[] = [];
  while (tasks.length < ATTEMPTS && !tasks.some((time) => time <= most))
    tasks.push(await measure());
  return tasks;
}

/** @returns touches a control where it stands now, without looking for it again */
async function pressOf(page: Page, control: Locator): Promise<() => Promise<void>> {
  const box = await control.boundingBox();
  if (!box) throw new Error('it is not there');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** What is done while it plays and stands still, by touches alone: looking elements up takes longer than the demo. */
async function measurePlaying(page: Page, bars: string): Promise<void> {
  const { speed, play, pause } = demoOf(page);
  await speed.selectOption(say(words.controls.perSecond, { bars: 60 }));
  if (await play.isVisible()) await play.tap();
  const press = await pressOf(page, pause);
  const playing = await best(LONGEST.playing, () => longestTask(page, () => rest(page)));
  const resting = await best(LONGEST.rest, () =>
    longestTask(page, async () => {
      await press();
      await rest(page);
      await press();
    }),
  );
  note(`playing ${bars}`, playing, LONGEST.playing);
  note(`at rest with the proof, ${bars}`, resting, LONGEST.rest);
}

test('a phone starts the demo at a press, plays it and looks at its proof', async ({ page }) => {
  test.slow();
  await watchVitals(page);
  await slowDown(page);
  const starting = await best(LONGEST.press, async () => {
    await openSoon(page, '/');
    await demoOf(page).start.scrollIntoViewIfNeeded();
    await rest(page);
    const press = await pressOf(page, demoOf(page).start);
    return longestTask(page, async () => {
      await press();
      await rest(page);
    });
  });
  note('at the press', starting, LONGEST.press);
  await measurePlaying(page, 'the first market');
});

for (const count of [24_000, 100_000])
  test(`a phone plays a file of ${count} bars and looks at its proof`, async ({ page }) => {
    test.slow();
    await watchVitals(page);
    await openSoon(page, '/');
    await startDemo(page);
    const path = test.info().outputPath('long.csv');
    await writeFile(path, csvOf(simulatedMarket(3, count)));
    await chooseFile(page, { path });
    await expectLoaded(page, 'long.csv', count);
    await slowDown(page);
    await measurePlaying(page, `${count} bars`);
  });
