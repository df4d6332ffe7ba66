import { demoWords as words } from '@/content/demo-words';
import { glossary } from '@/content/glossary';
import { tokens } from '@/lib/design/tokens';
import { atRest, demoOf, openDemo, openMarket, paintedWith } from './support/demo';
import { expect, test } from './support/test';

test('DEMO: events come in words, the newest first, and terms explain themselves on focus and on hover', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
  const { events, end } = demoOf(page);
  const said = await events.allTextContents();
  expect(said.length).toBeGreaterThan(10);
  for (const text of said) {
    expect(text).toMatch(/^[A-Z][a-z]{2} \d+ \d\d:\d\d/);
    expect(text).not.toMatch(/undefined|null|NaN|[{}[\]]/);
  }
  await end.click();
  await atRest(page);
  expect(await events.allTextContents()).not.toEqual(said);

  const { terms } = demoOf(page);
  await expect(terms.getByText(words.terms.hint)).toBeVisible();
  for (const [index, { term, meaning }] of glossary.slice(0, 4).entries()) {
    const button = terms.getByRole('button', { name: term, exact: true });
    await button[index % 2 === 0 ? 'focus' : 'hover']();
    await expect(terms.getByText(meaning)).toBeVisible();
    await expect(button).toHaveAccessibleDescription(`${term}. ${meaning}`);
  }
});

test('DEMO: a chosen event points out its mark, and explains its term', async ({ page }) => {
  await openDemo(page);
  const { events, chart, play, pause, terms, region } = demoOf(page);
  await expect(events.first()).toBeVisible();
  await pause.click();
  await atRest(page);
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
  await events.first().click();
  await expect(play, 'choosing one stops the playing').toBeVisible();
  await expect(region.getByRole('button', { pressed: true }).first()).toBeVisible();
});

test('DEMO: every term explains itself on a tap @phone', async ({ page }) => {
  await openMarket(page, 7);
  const { terms } = demoOf(page);
  for (const { term, meaning } of glossary) {
    await terms.getByRole('button', { name: term, exact: true }).tap();
    await expect(terms.getByText(meaning)).toBeVisible();
  }
});
