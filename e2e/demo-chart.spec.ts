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
  await test.step('the crosshair reads time, prices and marks, by pointer and by keyboard', async () => {
    const { chart, region } = demoOf(page);
    expect(await readingOf(chart)).toBe(words.chart.empty);
    const box = await chart.boundingBox();
    const [width, height] = [box?.width ?? 0, box?.height ?? 0];
    const found = new Set<string>();
    const marks = new Set<string>();
    for (let part = 0.1; part < 0.75; part += 0.06) {
      // The page may still be on its way to the demo: then the chart leaves from under the pointer.
      await expect(async () => {
        await chart.hover({ position: { x: width * part, y: height / 2 } });
        await expect(chart).toHaveAttribute('aria-valuetext', barReading, { timeout: 500 });
      }).toPass();
      const text = await readingOf(chart);
      await expect(region.getByText(text, { exact: true }), 'and shows it').toBeVisible();
      found.add(text);
      for (const mark of text.split(' · ').slice(2)) marks.add(mark);
    }
    expect(found.size, 'bars').toBeGreaterThan(7);
    expect(marks.size, `marks: ${[...marks]}`).toBeGreaterThan(1);
    await page.mouse.move(0, 0);
    await expect(chart).toHaveAttribute('aria-valuetext', words.chart.empty);

    // And by keyboard, from bar to bar.
    await chart.focus();
    const seen: string[] = [];
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'PageDown', 'Home']) {
      await page.keyboard.press(key);
      const text = await readingOf(chart);
      expect(text).toMatch(barReading);
      expect(seen).not.toContain(text);
      seen.push(text);
    }
    await expect(chart).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('PageUp');
    await expect(chart).toHaveAttribute('aria-valuenow', '10');
    await page.keyboard.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuenow', '11');
    await page.keyboard.press('Escape');
    expect(await readingOf(chart)).toBe(words.chart.empty);
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => scrollY), 'the page stays').toBe(before);
  });

  await test.step('each indicator can be switched off and on', async () => {
    const { switchOf, events, chart, region } = demoOf(page);
    const { 'smart-money': structure, zones, sessions } = words.indicators;
    const of: Record<string, RegExp> = {
      [structure]: /swing|break of structure|change of character|order block|gap|dealing range/,
      [zones]: /(?:supply|demand) zone|trend/,
      [sessions]: /closed: from|opening range|previous|open|session|high|low/i,
    };
    await expect(switchOf(structure)).toBeChecked();
    await expect(switchOf(zones)).toBeChecked();
    await expect(switchOf(sessions)).not.toBeChecked();
    for (const name of [structure, zones]) await switchOf(name).uncheck();
    await expect(region.getByText(words.feed.empty)).toBeVisible();
    const bare = await paintedWith(chart, tokens.surface);
    for (const name of [structure, zones, sessions]) {
      await switchOf(name).check();
      await expect(events.first()).toBeVisible();
      for (const text of await events.allTextContents())
        expect(text, name).toMatch(of[name] ?? /^$/);
      await expect.poll(() => paintedWith(chart, tokens.surface)).not.toBe(bare);
      await switchOf(name).uncheck();
      await expect.poll(() => paintedWith(chart, tokens.surface)).toBe(bare);
    }
    for (const name of [structure, zones]) await switchOf(name).check();
  });

  const { events, chart, play, pause, end, terms, region } = demoOf(page);
  await expect(terms.getByText(words.terms.hint)).toBeVisible();

  await test.step('a chosen event points out its mark, and explains its term', async () => {
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
    await expect(play, 'choosing one stops the playing').toBeVisible();
    await expect(region.getByRole('button', { pressed: true }).first()).toBeVisible();
  });

  await test.step('events come in words, the newest first, and terms explain themselves on focus and on hover', async () => {
    const said = await events.allTextContents();
    expect(said.length).toBeGreaterThan(10);
    for (const text of said) {
      expect(text).toMatch(/^[A-Z][a-z]{2} \d+ \d\d:\d\d/);
      expect(text).not.toMatch(/undefined|null|NaN|[{}[\]]/);
    }
    await end.click();
    await atRest(page);
    expect(await events.allTextContents()).not.toEqual(said);
    for (const [index, { term, meaning }] of glossary.slice(0, 4).entries()) {
      const button = terms.getByRole('button', { name: term, exact: true });
      await button[index % 2 === 0 ? 'focus' : 'hover']();
      await expect(terms.getByText(meaning)).toBeVisible();
      await expect(button).toHaveAccessibleDescription(`${term}. ${meaning}`);
    }
  });
});

test('DEMO: on a touch screen controls are large, the crosshair reads and terms explain themselves @phone', async ({
  page,
}) => {
  await openMarket(page, 'abc');
  const { naive, region, chart, terms } = demoOf(page);
  await atRest(page);

  await test.step('every control is 44 pixels or more each way', async () => {
    await naive.check();
    expect(await tooSmall(region, 44)).toEqual([]);
    await naive.uncheck();
  });

  await test.step('the crosshair reads by touch', async () => {
    await chart.tap({ position: { x: 80, y: 100 } });
    await expect(chart).toHaveAttribute('aria-valuetext', barReading);
    const first = await readingOf(chart);
    await chart.tap({ position: { x: 200, y: 100 } });
    await expect.poll(() => readingOf(chart)).not.toBe(first);
    await expect(chart, 'the page can be scrolled from it').toHaveCSS('touch-action', 'pan-y');
  });

  await test.step('terms explain themselves on a tap', async () => {
    for (const { term, meaning } of glossary.slice(0, 2)) {
      await terms.getByRole('button', { name: term, exact: true }).tap();
      await expect(terms.getByText(meaning)).toBeVisible();
    }
  });
});
