import { demoWords as words } from '@/content/demo-words';
import { glossary } from '@/content/glossary';
import { tokens } from '@/lib/design/tokens';
import { atRest, demoOf, openMarket, paintedWith } from './support/demo';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('DEMO: events come in words, a chosen one points out its mark, and terms explain themselves', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
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
