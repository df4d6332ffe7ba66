import type { Locator, Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { chooseFile, csvHeader, demoOf, expectRunning, openDemo, openSoon } from './support/demo';
import { setText } from './support/layout';
import { hold, loadedScripts, readThrough, setTabHidden } from './support/page';
import { expect, test } from './support/test';
import { settled } from './support/vitals';

const { demo, demoWords: words } = content;

/** Where the parts of the demo begin, in the page, and where that is scrolled to. */
function places(page: Page) {
  return page.evaluate(() => {
    const parts = '#demo figcaption, #demo .demo-view, #demo .demo-controls, #demo .demo-stage + *';
    const tops = [...document.querySelectorAll(parts)].map((part) =>
      Math.round(part.getBoundingClientRect().top + scrollY),
    );
    return { tops, scrolled: Math.round(scrollY) };
  });
}

test('DEMO: at the press nothing moves and nothing is scrolled, on a screen of any width; what was pressed lies under the finger, and pictures stay until charts are painted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // One of each layout, and the narrowest.
  for (const width of [320, 390, 768, 1280])
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openSoon(page, '/');
      const { start, region } = demoOf(page);
      await start.scrollIntoViewIfNeeded();
      await settled(page);
      await hold(page, '**/*.js');
      const pressed = await start.boundingBox();
      await start.click();
      await expect(region.getByRole('button', { name: demo.starting })).toBeVisible();
      const before = await places(page);

      // Lets the held files go on.
      await page.unroute('**/*.js');
      await expectRunning(page);
      await settled(page);
      const after = await places(page);
      // Scroll positions are whole pixels, and heights are not.
      expect(Math.abs(after.scrolled - before.scrolled)).toBeLessThanOrEqual(1);
      for (const [place, top] of before.tops.entries())
        expect(Math.abs((after.tops[place] ?? 0) - top), `${place}`).toBeLessThanOrEqual(2);
      const under = await region.getByRole('group').first().boundingBox();
      expect(Math.abs((under?.y ?? 0) - (pressed?.y ?? 0))).toBeLessThan(4);
      await expect(region.getByRole('img', { name: demo.figures.own.picture.alt })).toBeHidden();
    });
});

test('DEMO: both counts and both charts are in the window under the header, beside each other where it is wide, on one scale', async ({
  page,
}) => {
  const { region, chart, naiveChart } = demoOf(page);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const)
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await openDemo(page);
      const caption = region.locator('figcaption').first();
      await caption.evaluate((element) => element.scrollIntoView());
      const header = await page.locator('.site-header-bar').boundingBox();
      const top = (header?.y ?? 0) + (header?.height ?? 0);
      for (const part of [caption, region.locator('figcaption').nth(1), chart, naiveChart]) {
        const box = await part.boundingBox();
        expect(box?.y, 'it begins under the header').toBeGreaterThanOrEqual(top);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      const [first, second] = [await chart.boundingBox(), await naiveChart.boundingBox()];
      expect(first?.height, 'bars can be told apart').toBeGreaterThan(140);
      expect(second?.height).toBe(first?.height);
      const isBeside = first?.y === second?.y;
      expect(isBeside).toBe(width >= 1024);
      const rooms = [chart, naiveChart].map((one) => one.getAttribute('aria-valuemax'));
      expect(new Set(await Promise.all(rooms)).size, 'bars in view').toBe(1);
    });
});

test('DEMO: at most twelve controls are in sight while it runs', async ({ page }) => {
  await openDemo(page);
  const controls = demoOf(page)
    .region.locator('.demo-stage')
    .locator('button, select, input, a')
    .filter({ visible: true });
  // Five buttons of the transport are one control beside the scrubber.
  expect(await controls.count()).toBeLessThanOrEqual(12);
});

/** @returns what reaches out of the window or out of the section's own width, and how far the page can be scrolled */
function sideways(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const section = document.querySelector('#demo');
    const out = [...(section?.querySelectorAll<HTMLElement>('*') ?? [])]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      // What a list of its own scrolls may be wider than that.
      .filter((element) => {
        for (let box = element.parentElement; box && box !== section; box = box.parentElement)
          if (/auto|scroll|hidden/.test(getComputedStyle(box).overflowX)) return false;
        return true;
      })
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`);
    return { wider: Math.max(0, scrollWidth - clientWidth), out };
  });
}

const windows = [
  // A window of 1280 by 1024 pixels at 400 % is the first.
  { width: 320, height: 256, text: '100%', spacing: 'normal' },
  { width: 320, height: 700, text: '200%', spacing: 'normal' },
  { width: 390, height: 844, text: '200%', spacing: 'normal' },
  { width: 640, height: 700, text: '200%', spacing: 'normal' },
  { width: 1280, height: 700, text: '200%', spacing: 'normal' },
  { width: 320, height: 700, text: '100%', spacing: 'wide' },
  { width: 390, height: 844, text: '100%', spacing: 'wide' },
  { width: 1280, height: 700, text: '100%', spacing: 'wide' },
] as const;

/** @returns rows with words that are cut off, or that have too few letters in a line to be read */
function unreadable(rows: Locator): Promise<string[]> {
  return rows.evaluateAll((found) =>
    found
      .filter((row) => {
        const isCut = [row, ...row.children].some(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
        );
        const range = document.createRange();
        range.selectNodeContents(row.lastElementChild ?? row);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        return isCut || range.toString().length / lines < 8;
      })
      .map((row) => row.textContent ?? ''),
  );
}

test('DEMO: while it plays, with everything open, in every window and size of text: no row is cut, nothing scrolls sideways', async ({
  page,
}) => {
  await openDemo(page);
  const { bench, layerOf, events, closeFile, chart, play, pause } = demoOf(page);
  await chooseFile(page, { name: 'wrong.csv', content: `${csvHeader}\n${'1,2\n'.repeat(40)}` });
  await expect(closeFile).toBeVisible();
  await bench.click();
  for (const layer of ['zones', 'sessions'] as const) await layerOf(layer).check();
  await events.first().click();
  await play.click();
  await expect(pause).toBeVisible();
  // It is still playing there, and nothing changes in the meantime.
  await setTabHidden(page, true);
  const nothing = { wider: 0, out: [] };
  for (const { width, height, text, spacing } of windows)
    await test.step(`${width} by ${height} pixels, text at ${text}, ${spacing} spacing`, async () => {
      await chart.press('Escape');
      await page.setViewportSize({ width, height });
      await setText(page, text, spacing);
      await settled(page);
      expect(await sideways(page)).toEqual(nothing);
      expect(await unreadable(events)).toEqual([]);
      const [note, box] = await Promise.all([
        page.locator('.demo-file').boundingBox(),
        chart.boundingBox(),
      ]);
      const isBeside = note && box && (note.x >= box.x + box.width || note.y >= box.y + box.height);
      expect(isBeside, 'the note lies beside the chart').toBe(true);
      await chart.press('End');
      await settled(page);
      expect(await sideways(page)).toEqual(nothing);
    });
});

/** Only the demo's code has these words. */
const mark = words.workbench.kept.slice(0, 40);

test.describe('its code', () => {
  // The browser writes of a fetch that fails.
  test.use({ allowedMessages: [/ERR_FAILED/] });

  test('DEMO: its code is fetched when it is started and not before; where the fetch fails or hangs that is told of, until the demo starts', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const scripts = loadedScripts(page);
    await page.clock.install();
    await openSoon(page, '/');
    const { region, start, picture } = demoOf(page);
    await readThrough(page);
    await start.hover();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('canvas'), 'what comes by itself has come').toHaveCount(1);
    expect(await scripts.addressesWith(mark), 'fetched before it was started').toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(picture).toBeVisible();

    await page.route('**/*.js', (route) => route.abort());
    await start.click();
    await expect(region.getByRole('status').filter({ hasText: demo.failed })).toBeVisible();
    await expect(picture).toBeVisible();
    await expect(start).toBeEnabled();
    await page.unroute('**/*.js');

    const waiting = await hold(page, '**/*.js');
    await start.click();
    await expect(region.getByRole('button', { name: demo.starting })).toBeVisible();
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await page.clock.fastForward(10_000);
    await expect(region.getByRole('status').filter({ hasText: demo.slow })).toBeVisible();
    await expect(picture).toBeVisible();
    await page.unroute('**/*.js');

    await expectRunning(page);
    for (const said of [demo.failed, demo.slow])
      await expect(region.getByText(said)).toHaveCount(0);
    // How large it may be is a budget of the build.
    expect(await scripts.addressesWith(mark)).toHaveLength(1);
    await expect(region.getByText(demo.notice)).toBeVisible();
  });
});
