import type { Locator, Page } from '@playwright/test';
import { SOLD_INDICATORS } from '@/lib/browser/sold-indicators';
import { content } from '@/lib/content/content';
import {
  atRest,
  chooseFile,
  csvHeader,
  demoOf,
  expectRunning,
  openDemo,
  openSoon,
} from './support/demo';
import { setText } from './support/layout';
import { hold, loadedScripts, readThrough, setTabHidden } from './support/page';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';

const { demo, demoWords: words } = content;

/** Where the section after the demo begins, and the height of the page, in pixels. */
function below(page: Page) {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll('main section[data-ground]')];
    const next = sections[sections.findIndex(({ id }) => id === 'demo') + 1] as Element;
    const { top } = next.getBoundingClientRect();
    return { next: Math.round(top + scrollY), height: document.body.scrollHeight };
  });
}

test('DEMO: nothing shifts when its code comes, on a screen of any width: the room is made at the press', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchVitals(page);
  // One of each layout, at its narrowest, and the widest of all.
  for (const width of [320, 390, 768, 1280])
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openSoon(page, '/');
      const { start, region, chart } = demoOf(page);
      const waiting = await hold(page, '**/*.js');
      await start.click();
      await expect(region.getByRole('button', { name: demo.starting })).toBeVisible();
      await settled(page);
      // What moves half a second after a press was not asked for.
      await page.waitForTimeout(600);
      const before = await below(page);
      await page.evaluate(() => window.layoutShifts?.splice(0));

      for (const route of waiting) await route.continue();
      await expectRunning(page);
      await page.unroute('**/*.js');
      await settled(page);
      expect(await below(page)).toEqual(before);
      await expect(chart).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
});

test('DEMO: where it was started, figures, both charts and what moves them are in the window under the header', async ({
  page,
}) => {
  await openSoon(page, '/');
  const { start, chart, naiveChart, play, scrubber, audit } = demoOf(page);
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const)
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await openSoon(page, '/');
      await start.click();
      await expectRunning(page);
      await atRest(page);
      const header = await page.locator('.site-header-bar').boundingBox();
      const top = (header?.y ?? 0) + (header?.height ?? 0);
      for (const part of [audit, chart, naiveChart, scrubber, play]) {
        const box = await part.boundingBox();
        expect(box?.y, 'it begins under the header').toBeGreaterThanOrEqual(top);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      const [first, second] = [await chart.boundingBox(), await naiveChart.boundingBox()];
      expect(first?.height, 'bars can be told apart').toBeGreaterThan(140);
      expect(Math.abs((first?.height ?? 0) - (second?.height ?? 0))).toBeLessThanOrEqual(1);
      expect([second?.x, second?.width]).toEqual([first?.x, first?.width]);
    });
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
  const { switchOf, events, closeFile, chart, play, pause, card, more } = demoOf(page);
  await chooseFile(page, { name: 'wrong.csv', content: `${csvHeader}\n${'1,2\n'.repeat(40)}` });
  await expect(closeFile).toBeVisible();
  await more(words.keys.title).click();
  for (const id of SOLD_INDICATORS) await switchOf(id).check();
  await events.first().click();
  await expect(card.getByText(words.mark.hint)).toHaveCount(0);
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
const mark = words.repainting.zigzag.text.slice(0, 40);

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
    const missing = region.getByText(demo.scriptless);
    await expect(missing, 'with JavaScript nothing says that it is missing').toBeHidden();

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
    for (const route of waiting) await route.continue();

    await expectRunning(page);
    for (const said of [demo.failed, demo.slow])
      await expect(region.getByText(said)).toHaveCount(0);
    // How large it may be is a budget of the build.
    expect(await scripts.addressesWith(mark)).toHaveLength(1);
    await expect(region.getByText(demo.notice)).toBeVisible();
  });
});
