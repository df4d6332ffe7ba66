import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import {
  atRest,
  chooseFile,
  csvHeader,
  demoOf,
  demoTones,
  expectRunning,
  openDemo,
  openSoon,
  paintedWith,
} from './support/demo';
import { setTabHidden } from './support/page';
import { expect, test } from './support/test';
import { settled } from './support/vitals';

const { demo, demoWords: words } = content;

/** What has the focus: its name, whether that is in the demo, is seen to have it, and is in view whole in a list that scrolls. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const ring = element.closest('label') ?? element;
    const outlined = [element, ring].some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const list = element.closest('ul, ol')?.getBoundingClientRect();
    const isWhole =
      !list ||
      (left >= list.left && right <= list.right && top >= list.top && bottom <= list.bottom);
    return {
      name: element.getAttribute('aria-label') ?? ring.textContent?.trim() ?? '',
      within: element.closest('#demo') !== null,
      seen: outlined && element.matches(':focus-visible') && bottom > 0 && top < innerHeight,
      isWhole,
    };
  });
}

test('DEMO: by keyboard alone everything is reached, the focus is never lost, and axe finds nothing in any state', async ({
  page,
}) => {
  test.slow();
  await openSoon(page, '/');
  const { start, pause, play, chart, bench, events, closeFile } = demoOf(page);
  await start.focus();
  await page.keyboard.press('Enter');
  await expectRunning(page);
  await expect(play, 'the main control takes the focus over').toBeFocused();
  await page.keyboard.press('Space');
  await expect(pause).toBeFocused();
  // In a hidden tab it is still playing, and nothing changes while axe looks.
  await setTabHidden(page, true);
  await expectAccessible(page, '#demo .demo-stage');
  await setTabHidden(page, false);
  await page.keyboard.press('Space');
  await expect(play).toBeFocused();
  await atRest(page);

  await bench.click();
  await chart.focus();
  await page.keyboard.press('Shift+Tab');
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const { name, within, seen, isWhole } = await focused(page);
    if (!within) break;
    expect(seen, `${name} is seen to have the focus`).toBe(true);
    expect(isWhole, `${name} is in view whole`).toBe(true);
    names.push(name);
    expect(names.length).toBeLessThan(100);
  }
  const { controls, chart: charts, workbench } = words;
  const { start: toStart, back, forward, end, scrubber, speed, version } = controls;
  const { timeframe, zoomIn, zoomOut, newest, zones, sessions, keep } = workbench;
  for (const name of [
    ...[charts.label, charts.naiveLabel, toStart, back, controls.play, forward, end, scrubber],
    ...[speed, version, controls.newMarket, controls.rewrite, words.plans.name],
    ...[timeframe, zoomIn, zoomOut, newest, zones, sessions, keep],
  ])
    expect(names, 'is reached once').toContain(name);
  expect(new Set(names).size, 'and nothing twice').toBeGreaterThan(names.length - 24);

  await test.step('with everything open, at 320 and 1280 pixels', async () => {
    await events.first().click();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await expectAccessible(page, '#demo');
    }
    await chooseFile(page, { name: 'wrong.csv', content: `${csvHeader}\n${'1,2\n'.repeat(40)}` });
    await expect(closeFile).toBeVisible();
    // All around it is as it was.
    await expectAccessible(page, '#demo .demo-file');
  });
});

test('DEMO: in forced colours, light and dark, the chart is still seen, and controls keep their edges', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await openDemo(page);
  const { chart, forward, newMarket, bench, events } = demoOf(page);
  await bench.click();
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      // A step has the chart painted anew.
      await forward.click();
      await atRest(page);
      expect(await paintedWith(chart, demoTones.surface)).toBeGreaterThan(10_000);
      for (const colour of [demoTones.up, demoTones.down, demoTones.muted])
        expect(await paintedWith(chart, colour)).toBeGreaterThan(20);
      await expect(chart.locator('canvas')).toHaveCSS('opacity', '1');
      const edge = await newMarket.evaluate((button) => getComputedStyle(button).borderTopColor);
      const ground = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(edge).not.toBe(ground);
      await expect(page.getByText(demo.notice)).toBeVisible();
      await events.first().click();
      const [chosen, other] = await events.evaluateAll((rows) =>
        rows.map((row) => getComputedStyle(row).backgroundColor),
      );
      expect(chosen, 'what is chosen is seen to be').not.toBe(other);
      await events.first().click();
    });
});
