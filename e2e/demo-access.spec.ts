import type { Page } from '@playwright/test';
import { tokens } from '@/engine/chart/tokens';
import { contrast } from '@/engine/testing/contrast';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import {
  atRest,
  demoOf,
  expectRunning,
  openDemo,
  openSoon,
  paintedWith,
  withoutNotices,
} from './support/demo';
import { openPage, setTabHidden } from './support/page';
import { expect, test } from './support/test';
import { settled } from './support/vitals';

const { demo, demoWords: words, glossary } = content;

/** Expects axe to find nothing wrong with the demo, or a part of it, as it is, neither on a narrow screen nor on a wide one. */
async function expectAccessibleDemo(page: Page, part = '#demo'): Promise<void> {
  for (const width of [320, 1280])
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await expectAccessible(page, part);
    });
}

test('DEMO: axe finds nothing in any state, at 320 and 1280 pixels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  test.slow();
  await openDemo(page);
  const { pause, play, naive, terms, events, closeMessage, region } = demoOf(page);
  await expect(pause).toBeVisible();
  // In a hidden tab it is still playing, and nothing changes while axe looks.
  await setTabHidden(page, true);
  await expectAccessibleDemo(page);
  await setTabHidden(page, false);
  await pause.click();
  await atRest(page);
  await naive.check();
  await events.first().click();
  const longest = glossary.reduce((a, b) => (b.meaning.length > a.meaning.length ? b : a));
  await terms.getByRole('button', { name: longest.term, exact: true }).focus();
  await expectAccessibleDemo(page);
  await page.setInputFiles('input[type="file"]', {
    name: 'wrong.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`time,open,high,low,close\n${'1,2\n'.repeat(40)}`),
  });
  await expect(region.getByText(/^Line 2:/)).toBeVisible();
  await expect(closeMessage).toBeVisible();
  await expect(play).toBeVisible();
  // All around the message is as it was.
  await expectAccessibleDemo(page, '#demo .demo-message');
});

/** What has the focus: its name, whether that is in the demo, and whether it is seen to have it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const ring = element.closest('label') ?? element;
    const outlined = [element, ring].some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom } = element.getBoundingClientRect();
    return {
      name: element.getAttribute('aria-label') ?? ring.textContent?.trim() ?? '',
      within: element.closest('#demo') !== null,
      seen: outlined && element.matches(':focus-visible') && bottom > 0 && top < innerHeight,
    };
  });
}

test('DEMO: by keyboard alone everything is reached, and the focus is never lost', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSoon(page, '/');
  const { start, pause, play, naive, chart } = demoOf(page);
  await start.focus();
  await page.keyboard.press('Enter');
  await expectRunning(page);
  await expect(pause, 'the main control takes the focus over').toBeFocused();
  await page.keyboard.press('Space');
  await expect(play).toBeFocused();
  await atRest(page);
  await naive.focus();
  await page.keyboard.press('Space');
  await expect(naive).toBeChecked();

  await chart.focus();
  await page.keyboard.press('Shift+Tab');
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const { name, within, seen } = await focused(page);
    if (!within) break;
    expect(seen, `${name} is seen to have the focus`).toBe(true);
    names.push(name);
    expect(names.length).toBeLessThan(100);
  }
  const { controls, indicators, chart: charts } = words;
  const { back, forward, end, speed, timeframe, newMarket, copyLink, file } = controls;
  for (const name of [
    charts.label,
    charts.naiveLabel,
    ...[back, controls.play, forward, end, speed, timeframe, newMarket, copyLink, file],
    ...Object.values(indicators),
    controls.naive,
    ...glossary.map(({ term }) => term),
  ])
    expect(names, 'is reached once').toContain(name);
  expect(new Set(names).size, 'and nothing twice').toBeGreaterThan(names.length - 24);
});

test('DEMO: who went on meanwhile is not called back when it starts', async ({ page }) => {
  await withoutNotices(page);
  await openPage(page, '/');
  const { start } = demoOf(page);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await page.route('**/*.js', async (route) => {
    // Where it is: what is off screen does not run.
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await route.continue();
  });
  await start.focus();
  await page.keyboard.press('Enter');
  await expectRunning(page);
  await expect(link).toBeFocused();
});

test('DEMO: in forced colours, light and dark, the chart is still seen, and controls keep their edges', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await openDemo(page);
  const { chart, forward, newMarket } = demoOf(page);
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      // A step has the chart painted anew.
      await forward.click();
      await atRest(page);
      expect(await paintedWith(chart, tokens.surface)).toBeGreaterThan(10_000);
      for (const colour of [tokens.up, tokens.down, tokens.muted]) {
        expect(await paintedWith(chart, colour)).toBeGreaterThan(20);
        expect(contrast(colour, tokens.surface)).toBeGreaterThan(3);
      }
      await expect(chart.locator('canvas')).toHaveCSS('opacity', '1');
      const edge = await newMarket.evaluate((button) => getComputedStyle(button).borderTopColor);
      const ground = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(edge).not.toBe(ground);
      await expect(page.getByText(demo.notice)).toBeVisible();
    });
});
