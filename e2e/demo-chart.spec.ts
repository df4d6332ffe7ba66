import { content } from '@/lib/content/content';
import { atRest, demoOf, demoTones, openMarket, paintedWith, readingOf } from './support/demo';
import { tooSmall } from './support/layout';
import { expect, test } from './support/test';

const { demoWords: words, glossary } = content;

/** `Tue 17 Mar 18:45 · O 1.0611 H 1.0613 L 1.0603 C 1.0608`, and marks after it. */
const barReading =
  /^[A-Z][a-z]{2} \d+ [A-Z][a-z]{2} \d\d:\d\d · O \d\.\d{4} H \d\.\d{4} L \d\.\d{4} C \d\.\d{4}/;

test('DEMO: the crosshair reads the chart, layers can be switched, marks explain themselves, and a picture can be kept', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
  const { chart, region, bench, layerOf, events, play, pause, keep, forward } = demoOf(page);

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

  await test.step('each layer can be switched on and off', async () => {
    await bench.click();
    const bare = await paintedWith(chart, demoTones.surface);
    for (const layer of ['zones', 'sessions'] as const) {
      await layerOf(layer).check();
      await expect.poll(() => paintedWith(chart, demoTones.surface)).not.toBe(bare);
      await layerOf(layer).uncheck();
      await expect.poll(() => paintedWith(chart, demoTones.surface)).toBe(bare);
    }
  });

  await test.step('a chosen entry points out its mark and is explained below; choosing one stops the playing', async () => {
    const swing = events.filter({ hasText: words.sides.high }).first();
    const plain = await paintedWith(chart, demoTones.brass);
    await swing.click();
    await expect(swing).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => paintedWith(chart, demoTones.brass)).toBeGreaterThan(plain);
    const entry = glossary.find(({ id }) => id === 'swing');
    const [row, below] = [swing, region.getByText(entry?.meaning ?? '')];
    const [above, under] = [await row.boundingBox(), await below.boundingBox()];
    expect(under?.y, 'directly').toBeLessThan((above?.y ?? 0) + (above?.height ?? 0) + 4);
    await swing.click();
    await expect.poll(() => paintedWith(chart, demoTones.brass)).toBe(plain);
    await play.click();
    await expect(pause).toBeVisible();
    await events.first().click();
    await expect(play).toBeVisible();
    await expect(events.and(region.locator('[aria-expanded="true"]'))).toHaveCount(1);
  });

  await test.step('a kept picture lies over later bars, moved along with them', async () => {
    await keep.click();
    const copy = chart.locator('div canvas');
    const placed = () => copy.evaluate(({ style }) => style.transform);
    const first = await placed();
    expect(await copy.evaluate(({ width }: HTMLCanvasElement) => width)).toBeGreaterThan(200);
    for (let step = 0; step < 3; step += 1) await forward.click();
    await expect.poll(placed).not.toBe(first);
    await region.getByRole('button', { name: words.workbench.drop }).click();
    await expect(copy).toHaveCount(0);
  });
});

test('DEMO: on a touch screen controls are large and the crosshair reads @phone', async ({
  page,
}) => {
  await openMarket(page, 'abc');
  const { region, chart, bench } = demoOf(page);
  await atRest(page);
  await chart.press('Home');
  await bench.click();
  expect(await tooSmall(region, 44)).toEqual([]);

  await chart.tap({ position: { x: 80, y: 100 } });
  await expect(chart).toHaveAttribute('aria-valuetext', barReading);
  const first = await readingOf(chart);
  await chart.tap({ position: { x: 200, y: 100 } });
  await expect.poll(() => readingOf(chart)).not.toBe(first);
  await expect(chart, 'the page can be scrolled from it').toHaveCSS('touch-action', 'pan-y');
});
