import type { Page } from '@playwright/test';
import {
  chooseFile,
  demoOf,
  expectRunning,
  openDemo,
  openSoon,
  withoutNotices,
} from '@/e2e/support/demo';
import { hold, readThrough, setTabHidden } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { setText, sideways } from './support/layout';
import { expect, test } from './support/test';
import { settled } from './support/vitals';

// The demo starts paused.
test.use({ reducedMotion: 'reduce' });

const { controls, demo, home } = content;

/** @returns the demo parts' positions on the page, and the scroll position */
function places(page: Page) {
  return page.evaluate(() => {
    const parts =
      '.demo-stage > figure > *, .demo-bar, .demo-verdict, .demo-controls, .demo-stage + *';
    const tops = [...document.querySelectorAll(parts)].map((part) =>
      Math.round(part.getBoundingClientRect().top + scrollY),
    );
    return [...tops, Math.round(scrollY)];
  });
}

for (const [width, height] of [
  [320, 900],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const)
  test(`demo starts without a shift and shows both charts at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSoon(page, '/');
    const { start, region, chart, repaintingChart, picture, play, pause } = demoOf(page);
    await start.scrollIntoViewIfNeeded();
    await settled(page);
    await hold(page, '**/*.js');
    const pressed = await start.boundingBox();
    await start.click();
    await expect(region.getByRole('button', { name: demo.starting })).toBeVisible();
    const before = await places(page);
    await expect(picture).toBeVisible();
    await page.unroute('**/*.js');
    await expectRunning(page);
    await settled(page);
    for (const [index, place] of (await places(page)).entries())
      expect(Math.abs(place - (before[index] ?? 0)), `${index}`).toBeLessThanOrEqual(2);
    const under = await play.or(pause).boundingBox();
    for (const [side, length] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const) {
      const middle = (pressed?.[side] ?? 0) + (pressed?.[length] ?? 0) / 2;
      expect(middle).toBeGreaterThan(under?.[side] ?? 0);
      expect(middle).toBeLessThan((under?.[side] ?? 0) + (under?.[length] ?? 0));
    }
    await expect(picture).toBeHidden();

    const captions = region.locator('figcaption');
    await captions.first().evaluate((caption) => caption.scrollIntoView());
    const header = await page.locator('.site-header-bar').boundingBox();
    for (const part of [captions.first(), captions.nth(1), chart, repaintingChart]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    const [first, second] = [await chart.boundingBox(), await repaintingChart.boundingBox()];
    expect(first?.height).toBeGreaterThan(140);
    expect(first?.y === second?.y).toBe(width >= 1024);
    const stage = region.locator('.demo-stage');
    const controls = stage.locator('button, select, input, a').filter({ visible: true });
    expect(await controls.count()).toBeLessThanOrEqual(12);
    await page.emulateMedia({ media: 'print' });
    for (const one of [chart, repaintingChart])
      expect((await one.boundingBox())?.height, 'printed').toBeGreaterThanOrEqual(200);
  });

const windows = [
  // The size of a 1280-by-1024-pixel window at 400% zoom.
  { width: 320, height: 256, text: '100%', spacing: 'normal' },
  { width: 390, height: 844, text: '200%', spacing: 'normal' },
  { width: 1280, height: 700, text: '200%', spacing: 'normal' },
  { width: 320, height: 700, text: '100%', spacing: 'wide' },
] as const;

test('demo with everything open fits any window and text size, and passes axe', async ({
  page,
}) => {
  test.slow();
  await openDemo(page);
  const { bench, zones, events, play, rewrite, future, close } = demoOf(page);
  await chooseFile(page, { name: 'wrong.csv', content: 'time,open\n1,2' });
  await expect(close).toBeVisible();
  await bench.click();
  await zones.check();
  await events.first().click();
  await play.click();
  await rewrite.click();
  await expect(future).toBeVisible();
  // In a hidden tab, nothing changes while the test measures.
  await setTabHidden(page, true);
  await expectAccessible(page, '#demo');
  for (const { width, height, text, spacing } of windows)
    await test.step(`${width} × ${height}, text at ${text}, ${spacing} spacing`, async () => {
      await page.setViewportSize({ width, height });
      await setText(page, text, spacing);
      await settled(page);
      expect(await sideways(page)).toEqual({ wider: 0, scrolled: 0 });
      const cut = await events.evaluateAll((rows) =>
        rows.filter((row) => row.scrollWidth > row.clientWidth + 1).map((row) => row.textContent),
      );
      expect(cut).toEqual([]);
    });
});

for (const way of ['a click', 'the keyboard', 'a press before hydration'])
  test(`the hero's link starts the demo by ${way}, with its title, both charts and Pause in view`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 844 });
    await withoutNotices(page);
    const isEarly = way === 'a press before hydration';
    // Before the page loads, which preloads these files.
    const waiting = isEarly ? await hold(page, '**/islands-*.js') : [];
    await page.goto('/');
    const link = page.locator('#home').getByRole('link', { name: home.test?.name ?? '' });
    if (isEarly) {
      await link.click();
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      await page.unroute('**/islands-*.js');
    } else if (way === 'the keyboard') await link.press('Enter');
    else await link.click();
    await expectRunning(page);
    const { region, chart, repaintingChart, pause } = demoOf(page);
    await expect(pause).toBeFocused();
    const title = region.getByRole('heading', { level: 2 });
    const captions = region.locator('.demo-stage > figure > figcaption');
    const header = await page.locator('.site-header-bar').boundingBox();
    const top = (header?.y ?? 0) + (header?.height ?? 0);
    for (const part of [title, captions.first(), captions.nth(1), chart, repaintingChart, pause]) {
      const isInView = async () => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return height > 0 && y >= top && y + height <= 844;
      };
      await expect.poll(isInView).toBe(true);
    }
  });

test.describe('demo code', () => {
  test.use({ allowedMessages: [/ERR_FAILED/] });

  test('loads only on a click; the preview says that it is late, until it loads', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const code = '**/running-demo-*.js';
    const waiting = await hold(page, code);
    await page.clock.install();
    await openSoon(page, '/');
    const { region, start } = demoOf(page);
    const late = page
      .getByText(demo.slow)
      .or(page.getByText(controls.lost.text))
      .filter({ visible: true });
    await readThrough(page);
    await start.hover();
    await page.waitForLoadState('networkidle');
    expect(waiting).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await start.click();
    await expect.poll(() => waiting.length).toBe(1);
    await expect(late).toHaveCount(0);
    await page.clock.fastForward(15_000);
    await expect(late).toHaveCount(2);
    await waiting[0]?.abort();
    await expect.poll(() => waiting.length).toBe(2);
    await page.unroute(code);
    await expectRunning(page);
    await expect(late).toHaveCount(0);
    await region.getByText(demo.noticeTitle).click();
    await expect(region.getByText(demo.notice.split('[')[0] ?? '')).toBeVisible();
  });
});
