import { SOLD_INDICATORS } from '@/lib/browser/sold-indicators';
import { content } from '@/lib/content/content';
import { atRest, demoOf, demoTones, openMarket, paintedWith, readingOf } from './support/demo';
import { tooSmall } from './support/layout';
import { expect, test } from './support/test';

const { demoWords: words, glossary } = content;

/** `Tue 17 Mar 18:45 · O 1.0611 H 1.0613 L 1.0603 C 1.0608`, and marks after it. */
const barReading =
  /^[A-Z][a-z]{2} \d+ [A-Z][a-z]{2} \d\d:\d\d · O \d\.\d{4} H \d\.\d{4} L \d\.\d{4} C \d\.\d{4}/;

test('DEMO: the crosshair reads the chart, indicators can be switched, and marks explain themselves', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
  const { chart, region, switchOf, events, filter, play, pause, card } = demoOf(page);

  await test.step('the crosshair reads time and prices, by pointer and by keyboard', async () => {
    expect(await readingOf(chart)).toBe(words.chart.empty);
    const box = await chart.boundingBox();
    const [width, height] = [box?.width ?? 0, box?.height ?? 0];
    const found = new Set<string>();
    for (const part of [0.2, 0.4, 0.6]) {
      // The page may still be on its way to the demo: then the chart leaves from under the pointer.
      await expect(async () => {
        await chart.hover({ position: { x: width * part, y: height / 2 } });
        await expect(chart).toHaveAttribute('aria-valuetext', barReading, { timeout: 500 });
      }).toPass();
      const text = await readingOf(chart);
      await expect(region.getByText(text, { exact: true }), 'and shows it').toBeVisible();
      found.add(text);
    }
    expect(found.size, 'bars').toBe(3);
    await page.mouse.move(0, 0);
    await expect(chart).toHaveAttribute('aria-valuetext', words.chart.empty);

    await chart.focus();
    for (const [key, at] of [
      ['End', /\d\d/],
      ['Home', /^0$/],
      ['PageUp', /^10$/],
      ['ArrowRight', /^11$/],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chart).toHaveAttribute('aria-valuenow', at);
      expect(await readingOf(chart)).toMatch(barReading);
    }
    await page.keyboard.press('Escape');
    expect(await readingOf(chart)).toBe(words.chart.empty);
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => scrollY), 'the page stays').toBe(before);
  });

  await test.step('each indicator can be switched off and on, and the list is never empty for that', async () => {
    for (const id of SOLD_INDICATORS) await switchOf(id).uncheck();
    await expect(events.first()).toBeVisible();
    const bare = await paintedWith(chart, demoTones.surface);
    for (const id of SOLD_INDICATORS) {
      await switchOf(id).check();
      await expect(events.first()).toBeVisible();
      await expect.poll(() => paintedWith(chart, demoTones.surface)).not.toBe(bare);
      await switchOf(id).uncheck();
      await expect.poll(() => paintedWith(chart, demoTones.surface)).toBe(bare);
    }
    await switchOf('smart-money').check();
  });

  await test.step('a chosen event points out its mark, and what it is is said; choosing one stops the playing', async () => {
    await expect(card.getByText(words.mark.hint)).toBeVisible();
    await filter.selectOption('fvg');
    const gap = events.first();
    const plain = await paintedWith(chart, demoTones.brass);
    await gap.click();
    await expect(gap).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => paintedWith(chart, demoTones.brass)).toBeGreaterThan(plain);
    const entry = glossary.find(({ id }) => id === 'fvg');
    await expect(card.getByText(entry?.meaning ?? '').first()).toBeVisible();
    await expect(card.getByRole('status')).toContainText(entry?.meaning ?? '');
    await gap.click();
    await expect(gap).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => paintedWith(chart, demoTones.brass)).toBe(plain);

    await filter.selectOption('marks');
    await play.click();
    await expect(pause).toBeVisible();
    await events.first().click();
    await expect(play).toBeVisible();
    await expect(region.getByRole('button', { pressed: true }).first()).toBeVisible();
  });

  await test.step('by keyboard one goes from mark to mark', async () => {
    await chart.focus();
    await page.keyboard.press('Escape');
    await expect(card.getByText(words.mark.hint)).toBeVisible();
    const read = new Set<string>();
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('p');
      await expect(card.getByText(words.mark.hint)).toHaveCount(0);
      read.add(await readingOf(chart));
    }
    expect(read.size, 'marks').toBe(3);
    await expect(card.getByRole('status'), 'it is not said twice').toHaveText('');
    await page.keyboard.press('n');
    expect(read).toContain(await readingOf(chart));
  });
});

test('DEMO: on a touch screen controls are large and the crosshair reads @phone', async ({
  page,
}) => {
  await openMarket(page, 'abc');
  const { region, chart } = demoOf(page);
  await atRest(page);
  await chart.press('Home');
  expect(await tooSmall(region, 44)).toEqual([]);

  await chart.tap({ position: { x: 80, y: 100 } });
  await expect(chart).toHaveAttribute('aria-valuetext', barReading);
  const first = await readingOf(chart);
  await chart.tap({ position: { x: 200, y: 100 } });
  await expect.poll(() => readingOf(chart)).not.toBe(first);
  await expect(chart, 'the page can be scrolled from it').toHaveCSS('touch-action', 'pan-y');
});
