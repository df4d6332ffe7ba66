import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { PROOF_IDS } from '@/components/landing/demo/proofs/proof-props';
import {
  atRest,
  chooseFile,
  csvOf,
  demoOf,
  expectLoaded,
  openSoon,
  startDemo,
  withoutNotices,
} from '@/e2e/support/demo';
import { say } from '@/e2e/support/say';
import { expect, test } from '@/e2e/support/test';
import { taskTimes, traceOf } from '@/e2e/support/trace';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { content } from '@/lib/content/content';
import { timesSlower } from './phone';

const { demo, demoWords: words, demoProof } = content;

/** How many times slower the phone is than this machine, as it was when the test began. */
let slower = Number.NaN;
test.beforeEach(async ({ page }) => {
  slower = await timesSlower(page);
});

/** A phone, with both charts. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'no-preference',
});

/**
 * Milliseconds of processor time that a task may take on a phone: what the page's thread takes here, as many times as the phone is
 * slower. The clock on the wall would count what else the machine does. Slices end by the clock and are multiplied as well; on a phone
 * they would not be.
 */
const LONGEST = 50;

/** Of so many times the best counts: cold caches of a shared processor lengthen a task, and nothing shortens one. */
const ATTEMPTS = 3;

function note(doing: string, times: readonly number[], most = LONGEST): void {
  const description = `${times.map(Math.round).join(', ')} ms, at most ${most}`;
  test.info().annotations.push({ type: doing, description });
  expect(Math.min(...times), `${doing}: ${description}`).toBeLessThanOrEqual(most);
}

const rest = (page: Page, ms = 3000) => page.waitForTimeout(ms);

/** Repeats until a time is within the bound. */
async function best(measure: () => Promise<number>, most = LONGEST): Promise<number[]> {
  const times: number[] = [];
  while (times.length < ATTEMPTS && !times.some((time) => time <= most))
    times.push(await measure());
  return times;
}

/** @returns the longest task of the page's thread while something is done, ms of processor time on the phone */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  return Math.max(...taskTimes(await traceOf(page, act), slower));
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
  await speed.selectOption(say(words.controls.perSecond, { count: 60 }));
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

/** A press with what follows from it in some seconds, each time from a page that rests. */
async function measurePress(
  page: Page,
  doing: string,
  control: Locator,
  before: () => Promise<unknown>,
): Promise<void> {
  const tasks = await best(async () => {
    await before();
    await control.scrollIntoViewIfNeeded();
    await rest(page, 500);
    const press = await pressOf(page, control);
    return longestTask(page, async () => {
      await press();
      await rest(page, 5000);
    });
  });
  note(doing, tasks);
}

/** The tests under a demo that stands still. */
async function measureProofs(page: Page, bars: string): Promise<void> {
  const button = (name: string) => demoOf(page).region.getByRole('button', { name, exact: true });
  const close = button(demoProof.close);
  const leave = async () => {
    if (await close.isVisible()) await close.tap();
  };
  const { another, more } = demoProof.rewrite;
  const stay = async () => {
    await expect(button(more)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  };
  for (const id of PROOF_IDS)
    await measurePress(page, `${id}, ${bars}`, button(words.proofs[id]), leave);
  await leave();
  await button(words.proofs.rewrite).tap();
  for (const name of [another, more])
    await measurePress(page, `${name}, ${bars}`, button(name), stay);
}

test('a phone starts the demo at a press, plays it and looks at its proofs', async ({ page }) => {
  test.slow();
  await measurePress(page, 'at the press', demoOf(page).start, async () => {
    await openSoon(page, '/');
    await demoOf(page).start.scrollIntoViewIfNeeded();
    await rest(page);
  });
  await measurePlaying(page, 'the first market');
  await demoOf(page).pause.tap();
  await atRest(page);
  await measureProofs(page, 'the first market');
});

for (const count of [24_000, 100_000])
  test(`a phone loads a file of ${count} bars, plays it, jumps to its end and looks at its proofs`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await openSoon(page, '/');
    await startDemo(page);
    const path = test.info().outputPath('long.csv');
    await writeFile(path, csvOf(simulatedMarket(3, count)));
    const tasks = await best(() =>
      longestTask(page, async () => {
        await chooseFile(page, { path });
        await rest(page, 6000);
      }),
    );
    note(`loading ${count} bars`, tasks);
    await expectLoaded(page, 'long.csv', count);
    await measurePlaying(page, `${count} bars`);
    const { end, timeframe } = demoOf(page);
    let turn = 0;
    // Another timeframe has all of it analysed anew.
    await measurePress(page, `to the end of ${count} bars`, end, async () => {
      await timeframe.selectOption({ index: turn++ % 2 });
      await rest(page, 1000);
      await demoOf(page).toStart.tap();
    });
    await atRest(page);
    await measureProofs(page, `${count} bars`);
  });

/** Milliseconds from a press to its sign, and how many times slower than the phone a slow one is. */
const SLOWEST_SIGN_MS = 100;
const SLOW_PHONE = 1.5;

/** Marks in the page's own times when a button is pressed, and when the frame is painted that shows that it was, or has begun. */
function markSign(page: Page): Promise<void> {
  return page.evaluate((starting) => {
    addEventListener('pointerdown', () => performance.mark('pressed'), true);
    const observer = new MutationObserver(() => {
      const isShown = [...document.querySelectorAll('button')].some(
        ({ dataset, textContent }) => 'pressed' in dataset || textContent?.trim() === starting,
      );
      if (!isShown) return;
      observer.disconnect();
      const { port1, port2 } = new MessageChannel();
      // What a frame asks for comes before it is painted, and a task after it.
      port1.onmessage = () => performance.mark('signed');
      requestAnimationFrame(() => port2.postMessage(null));
    });
    const changes = { childList: true, characterData: true, attributes: true };
    observer.observe(document, { subtree: true, ...changes });
  }, demo.starting);
}

/** @returns milliseconds of processor time that the page's thread takes from the press to the frame with its sign, on a slow phone */
async function timeToSign(page: Page, press: () => Promise<void>): Promise<number> {
  await markSign(page);
  const categories = ['blink.user_timing'];
  const events = await traceOf(
    page,
    async () => {
      await press();
      await rest(page);
    },
    categories,
  );
  const [pressed, signed] = ['pressed', 'signed'].map(
    (mark) => events.find(({ name }) => name === mark)?.ts ?? Number.NaN,
  ) as [number, number];
  expect(signed - pressed, 'the sign came').toBeGreaterThan(0);
  const between = events.filter(
    ({ name, ts, dur = 0 }) =>
      name === 'ThreadControllerImpl::RunTask' && ts + dur > pressed && ts < signed,
  );
  return (SLOW_PHONE * slower * between.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1000;
}

/**
 * On a phone that is slowed down as much: by the clock on the wall, which other work of the machine lengthens, so it is noted only.
 * @returns milliseconds from the press to the frame that shows its sign, as the browser times a click
 */
async function eventTime(page: Page, rate: number, press: () => Promise<void>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const click = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new PerformanceObserver((list) => {
          for (const { name, duration } of list.getEntries())
            if (name === 'click') resolve(duration);
        });
        // TypeScript's types know no threshold.
        seen.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      }),
  );
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  await press();
  const time = await click;
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return time;
}

for (const [when, wait] of [
  ['as soon as it is seen', 0],
  ['on a page that rests', 3000],
] as const)
  test(`a slow phone shows the sign of a press ${when}, and the demo follows`, async ({ page }) => {
    test.slow();
    await withoutNotices(page);
    const { start, chart } = demoOf(page);
    const pressed = async (time: (press: () => Promise<void>) => Promise<number>) => {
      await page.goto('/', { waitUntil: 'commit' });
      await start.scrollIntoViewIfNeeded();
      await rest(page, wait);
      const found = await time(await pressOf(page, start));
      await expect(chart).toBeVisible({ timeout: 30_000 });
      return found;
    };
    const times = await best(() => pressed((press) => timeToSign(page, press)), SLOWEST_SIGN_MS);
    note(`sign of a press ${when}`, times, SLOWEST_SIGN_MS);
    for (const rate of [slower, SLOW_PHONE * slower]) {
      const all: number[] = [];
      while (all.length < ATTEMPTS)
        all.push(await pressed((press) => eventTime(page, rate, press)));
      note(`sign of a press ${when}, event timing at ${rate.toFixed(1)} times`, all, Infinity);
    }
  });
