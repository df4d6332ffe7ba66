import type { Locator, Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { atRest, demoOf, openMarket, proofOf, readingOf } from './support/demo';
import { expect, test } from './support/test';

const { demoWords: words } = content;

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

test('DEMO: the chart is moved by mouse and wheel, the page scrolls past it until it was pressed, and buttons do the same', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
  const { chart, naiveChart, zoomIn, zoomOut, newest } = demoOf(page);
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

  await test.step('the wheel scrolls the page, zooms with Ctrl, and alone once the chart was pressed', async () => {
    const { x, y } = await middleOf(chart);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const top = await page.evaluate(() => scrollY);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 30);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    expect(await roomOf(chart)).toBe(room);
    const rest = await page.evaluate(() => scrollY);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => roomOf(chart)).toBeLessThan(room);
    await page.mouse.click(x, y);
    const zoomed = await roomOf(chart);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => roomOf(chart)).toBeGreaterThan(zoomed);
    expect(await page.evaluate(() => scrollY), 'the page stays').toBe(rest);
    await page.keyboard.press('0');
    await expect.poll(() => roomOf(chart)).toBe(room);
  });

  await zoomIn.click();
  await expect.poll(() => roomOf(chart)).toBeLessThan(room);
  await zoomOut.click();
  await expect.poll(() => roomOf(chart)).toBe(room);
});

test('DEMO: one goes anywhere in the market, starts at a bar that is pointed at, and steps on while a button is held', async ({
  page,
}) => {
  await openMarket(page, 7);
  const { bar } = await atRest(page);
  const { chart, scrubber, startHere, toStart, forward, play, pause } = demoOf(page);

  await scrubber.focus();
  await page.keyboard.press('ArrowRight');
  expect((await atRest(page)).bar).toBe(bar + 1);
  await expect(scrubber).toHaveAttribute('aria-valuetext', new RegExp(`${bar + 1}\\D`));

  await chart.focus();
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  const pointed = await readingOf(chart);
  await startHere.click();
  expect((await atRest(page)).bar).toBe(bar - 2);
  await chart.press('End');
  expect(await readingOf(chart), 'that bar is the newest now').toContain(pointed.slice(0, 60));

  await forward.hover();
  await page.mouse.down();
  await expect.poll(async () => (await proofOf(page)).bar).toBeGreaterThan(bar + 2);
  await page.mouse.up();
  const held = (await atRest(page)).bar;
  await page.waitForTimeout(300);
  expect((await proofOf(page)).bar, 'it stops where it is let go').toBe(held);

  await chart.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await atRest(page)).bar).toBe(held - 1);
  await page.keyboard.press('Space');
  await expect(pause).toBeVisible();
  await page.keyboard.press('Space');
  await expect(play).toBeVisible();
  await toStart.click();
  expect((await atRest(page)).bar).toBeLessThan(50);
  await expect(toStart).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(words.mark.hint)).toBeVisible();
});

test('DEMO: a mark that is pointed at says what it is, one that is pressed keeps saying it, and a press beside all marks lets go', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
  const { chart, card } = demoOf(page);
  const hint = card.getByText(words.mark.hint);
  await expect(hint).toBeVisible();
  await chart.focus();
  await page.keyboard.press('p');
  const newest = await card.innerText();
  await page.keyboard.press('Escape');
  await expect(hint).toBeVisible();

  // Over the chart until something is hit.
  const { x, y, width } = await middleOf(chart);
  const found = new Set<string>();
  let spot = x;
  for (let across = -0.3; across < 0.3; across += 0.02) {
    await page.mouse.move(x + across * width, y);
    if (await hint.isVisible()) continue;
    spot = x + across * width;
    found.add(await card.innerText());
  }
  expect(found.size).toBeGreaterThan(0);
  await page.mouse.move(spot, y);
  const said = await card.innerText();
  await page.mouse.click(spot, y);
  await page.mouse.move(0, 0);
  expect(await card.innerText()).toBe(said);
  expect(newest).toContain('\n');
  await chart.press('Escape');
  await expect(hint).toBeVisible();
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
