import type { Locator, Page } from '@playwright/test';
import { atRest, demoOf, openMarket, readingOf } from './support/demo';
import { expect, test } from './support/test';

/** What the bar at the left edge says: another one has moved in where the view has. */
async function firstBar(chart: Locator): Promise<string> {
  await chart.press('Home');
  // What marks it stands on, each chart says for itself.
  const [time, prices] = (await readingOf(chart)).split(' · ');
  await chart.press('Escape');
  return `${time} ${prices}`;
}

/** How many bars are in view. */
const roomOf = async (chart: Locator) => Number(await chart.getAttribute('aria-valuemax')) + 1;

async function middleOf(chart: Locator) {
  await chart.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await chart.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2, width };
}

/** Drags sideways by the mouse. */
async function drag(page: Page, chart: Locator, by: number): Promise<void> {
  const { x, y } = await middleOf(chart);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 6 });
  await page.mouse.up();
}

test('DEMO: the chart is moved by mouse, the page scrolls past it, and buttons zoom', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
  const { chart, naiveChart, bench, zoomIn, zoomOut, newest } = demoOf(page);
  await bench.click();
  const first = await firstBar(chart);
  const room = await roomOf(chart);

  await test.step('dragged, it shows older bars, and the one below it too, until it is led back', async () => {
    await expect(newest).toHaveAttribute('aria-disabled', 'true');
    await drag(page, chart, 200);
    await expect.poll(() => firstBar(chart)).not.toBe(first);
    expect(await firstBar(naiveChart)).toBe(await firstBar(chart));
    await newest.click();
    await expect.poll(() => firstBar(chart)).toBe(first);
  });

  const { x, y } = await middleOf(chart);
  const top = await page.evaluate(() => scrollY);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  expect(await roomOf(chart)).toBe(room);

  await zoomIn.click();
  await expect.poll(() => roomOf(chart)).toBeLessThan(room);
  await zoomOut.click();
  await expect.poll(() => roomOf(chart)).toBe(room);
});

test('DEMO: one goes anywhere in the market, by the scrubber and by keys on the chart', async ({
  page,
}) => {
  await openMarket(page, 7);
  const { bar } = await atRest(page);
  const { chart, scrubber, toStart, play, pause } = demoOf(page);

  await scrubber.focus();
  await page.keyboard.press('ArrowRight');
  expect((await atRest(page)).bar).toBe(bar + 1);
  await expect(scrubber).toHaveAttribute('aria-valuetext', new RegExp(`${bar + 1}\\D`));

  await chart.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await atRest(page)).bar).toBe(bar);
  await page.keyboard.press('Space');
  await expect(pause).toBeVisible();
  await page.keyboard.press('Space');
  await expect(play).toBeVisible();
  await toStart.click();
  expect((await atRest(page)).bar).toBeLessThan(50);
  await expect(toStart).toHaveAttribute('aria-disabled', 'true');
});

test('DEMO: fingers drag and pinch the chart, and the page scrolls past it @phone', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
  const { chart } = demoOf(page);
  const { x, y } = await middleOf(chart);
  const room = await roomOf(chart);
  const client = await page.context().newCDPSession(page);
  /** Moves fingers from where they are put down to where they are lifted. */
  async function touch(from: readonly number[], to: readonly number[]): Promise<void> {
    const at = (part: number) =>
      from.map((start, id) => ({ x: x + start + part * ((to[id] ?? 0) - start), y, id }));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.25, 0.5, 0.75, 1])
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  const first = await firstBar(chart);
  await touch([-60], [60]);
  await expect.poll(() => firstBar(chart)).not.toBe(first);
  await touch([-20, 20], [-80, 80]);
  await expect.poll(() => roomOf(chart)).toBeLessThan(room);
  const near = await roomOf(chart);
  await touch([-80, 80], [-20, 20]);
  await expect.poll(() => roomOf(chart)).toBeGreaterThan(near);
});
