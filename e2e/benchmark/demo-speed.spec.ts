import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { chooseFile, csvOf, demoOf, expectLoaded, openSoon, startDemo } from '@/e2e/support/demo';
import { say } from '@/e2e/support/say';
import { expect, test } from '@/e2e/support/test';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { content } from '@/lib/content/content';

const { demoWords: words } = content;

/** A phone, with both charts. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'no-preference',
});

/** A phone is so many times slower. */
const SLOWER = 4;

/**
 * Milliseconds of processor time that a task may take on a phone: what the page's thread takes here, times `SLOWER`. The clock on the wall
 * would count what else the machine does. Slices end by the clock and count four times too; on a phone they would not.
 */
const LONGEST = 50;

/** Of so many times the best counts: cold caches of a shared processor lengthen a task, and nothing shortens one. */
const ATTEMPTS = 3;

/** @returns the longest task of the page's thread while something is done, ms of processor time on a phone */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const events: {
    name: string;
    pid: number;
    tid: number;
    tdur?: number;
    args?: { name?: string };
  }[] = [];
  client.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as typeof events)),
  );
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await act();
  const complete = new Promise<void>((done) =>
    client.once('Tracing.tracingComplete', () => done()),
  );
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid} ${tid}`),
  );
  expect(tasks.length, 'tasks were traced').toBeGreaterThan(10);
  return Math.round((SLOWER * Math.max(...tasks.map(({ tdur = Number.NaN }) => tdur))) / 1000);
}

function note(doing: string, tasks: readonly number[]): void {
  const description = `${tasks.join(', ')} ms of processor time, ${SLOWER} times slower`;
  test.info().annotations.push({ type: `longest task, ${doing}`, description });
  expect(Math.min(...tasks), `${doing}: ${description}`).toBeLessThanOrEqual(LONGEST);
}

const rest = (page: Page) => page.waitForTimeout(3000);

/** Repeats until a time is within the bound. */
async function best(measure: () => Promise<number>): Promise<number[]> {
  const tasks: number[] = [];
  while (tasks.length < ATTEMPTS && !tasks.some((time) => time <= LONGEST))
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
  const playing = await best(() => longestTask(page, () => rest(page)));
  const resting = await best(() =>
    longestTask(page, async () => {
      await press();
      await rest(page);
      await press();
    }),
  );
  note(`playing ${bars}`, playing);
  note(`at rest with the proof, ${bars}`, resting);
}

test('a phone starts the demo at a press, plays it and looks at its proof', async ({ page }) => {
  test.slow();
  const starting = await best(async () => {
    await openSoon(page, '/');
    await demoOf(page).start.scrollIntoViewIfNeeded();
    await rest(page);
    const press = await pressOf(page, demoOf(page).start);
    return longestTask(page, async () => {
      await press();
      await rest(page);
    });
  });
  note('at the press', starting);
  await measurePlaying(page, 'the first market');
});

for (const count of [24_000, 100_000])
  test(`a phone plays a file of ${count} bars and looks at its proof`, async ({ page }) => {
    test.slow();
    await openSoon(page, '/');
    await startDemo(page);
    const path = test.info().outputPath('long.csv');
    await writeFile(path, csvOf(simulatedMarket(3, count)));
    await chooseFile(page, { path });
    await expectLoaded(page, 'long.csv', count);
    await measurePlaying(page, `${count} bars`);
  });
