import { tokens } from '@/engine/chart/tokens';
import { content } from '@/lib/content/content';
import { atRest, demoOf, openMarket, paintedWith, readingOf } from './support/demo';
import { tooSmall } from './support/layout';
import { expect, test } from './support/test';

const { demoWords: words, glossary } = content;

/** `Tue 17 18:45 · O 1.0611 H 1.0613 L 1.0603 C 1.0608`, and marks after it. */
const barReading = /^[A-Z][a-z]{2} \d+ \d\d:\d\d · O \d\.\d{4} H \d\.\d{4} L \d\.\d{4} C \d\.\d{4}/;

test('DEMO: the crosshair reads the chart, indicators can be switched, and events and terms explain themselves', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
  const { chart, region, switchOf, events, play, pause, terms } = demoOf(page);

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

  await test.step('each indicator can be switched off and on', async () => {
    const names = Object.values(words.indicators);
    for (const name of names) await switchOf(name).uncheck();
    await expect(region.getByText(words.feed.empty)).toBeVisible();
    const bare = await paintedWith(chart, tokens.surface);
    for (const name of names) {
      await switchOf(name).check();
      await expect(events.first()).toBeVisible();
      await expect.poll(() => paintedWith(chart, tokens.surface)).not.toBe(bare);
      await switchOf(name).uncheck();
      await expect.poll(() => paintedWith(chart, tokens.surface)).toBe(bare);
    }
    await switchOf(words.indicators['smart-money']).check();
  });

  await test.step('a chosen event points out its mark, and explains its term; choosing one stops the playing', async () => {
    await expect(terms.getByText(words.terms.hint)).toBeVisible();
    const gap = events.filter({ hasText: /^.{9,14}(?:bullish|bearish) fair value gap/ }).first();
    const plain = await paintedWith(chart, tokens.brass);
    await gap.click();
    await expect(gap).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => paintedWith(chart, tokens.brass)).toBeGreaterThan(plain);
    const entry = glossary.find(({ id }) => id === 'fvg');
    await expect(terms.getByText(entry?.meaning ?? '')).toBeVisible();
    await gap.click();
    await expect(gap).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => paintedWith(chart, tokens.brass)).toBe(plain);

    await play.click();
    await expect(pause).toBeVisible();
    await events.first().click();
    await expect(play).toBeVisible();
    await expect(region.getByRole('button', { pressed: true }).first()).toBeVisible();
  });

  for (const [index, { term, meaning }] of glossary.slice(0, 2).entries()) {
    const how = index === 0 ? 'focus' : 'hover';
    await test.step(`a term explains itself on ${how}`, async () => {
      const button = terms.getByRole('button', { name: term, exact: true });
      await button[how]();
      await expect(terms.getByText(meaning)).toBeVisible();
      await expect(button).toHaveAccessibleDescription(`${term}. ${meaning}`);
    });
  }
});

test('DEMO: on a touch screen controls are large, the crosshair reads and terms explain themselves @phone', async ({
  page,
}) => {
  await openMarket(page, 'abc');
  const { naive, region, chart, terms } = demoOf(page);
  await atRest(page);
  await naive.check();
  expect(await tooSmall(region, 44)).toEqual([]);
  await naive.uncheck();

  await chart.tap({ position: { x: 80, y: 100 } });
  await expect(chart).toHaveAttribute('aria-valuetext', barReading);
  const first = await readingOf(chart);
  await chart.tap({ position: { x: 200, y: 100 } });
  await expect.poll(() => readingOf(chart)).not.toBe(first);
  await expect(chart, 'the page can be scrolled from it').toHaveCSS('touch-action', 'pan-y');

  const [{ term = '', meaning = '' } = {}] = glossary;
  await terms.getByRole('button', { name: term, exact: true }).tap();
  await expect(terms.getByText(meaning)).toBeVisible();
});
