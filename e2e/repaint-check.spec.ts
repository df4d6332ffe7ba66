import type { Locator, Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { exampleExports } from '@/lib/pages/repaint-example';
import { CHECK_PATH } from '@/lib/schemas/pages';
import { fill } from '@/lib/text/fill';
import { expectAccessible } from './support/axe';
import { openPage } from './support/page';
import { expect, test } from './support/test';

const { repaintCheck: texts } = content;
const { columns: names } = texts.example;

const resultOf = (page: Page): Locator => page.getByRole('region', { name: texts.result.title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the example has a verdict for each column, and its cases can be reached by keyboard', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, CHECK_PATH);
  await button(page, texts.choose).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const result = resultOf(page);
  for (const [key, verdict] of [
    ['zigzag', 'changed'],
    ['pivot', 'late'],
    ['average', 'unchanged'],
    ['lookahead', 'changed'],
  ] as const) {
    const item = result.getByRole('listitem').filter({ hasText: names[key] });
    await expect(item).toContainText(texts.verdicts[verdict]);
  }
  await expect(result).toContainText(texts.result.limits);

  const summary = result.locator('summary').filter({ hasText: names.lookahead });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(result.getByRole('img')).toBeVisible();
  const at = (place: number) => fill(texts.cases.position, { at: place, count: 13 }, 'en');
  await expect(result).toContainText(at(1));
  for (const _ of ['previous', 'next']) await page.keyboard.press('Tab');
  await expect(button(page, texts.cases.next)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result).toContainText(at(2));
  await expectAccessible(page);
});

test('works offline once loaded; files that are refused leave the others', async ({
  page,
  context,
}) => {
  await openPage(page, CHECK_PATH);
  await expect.poll(() => page.workers().length).toBe(1);
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const [earlier = '', later = ''] = exampleExports(names).values();
  const input = page.locator('input[type=file]');
  const fileOf = (name: string, text: string) => ({
    ...{ name, mimeType: 'text/csv', buffer: Buffer.from(text) },
  });
  await input.setInputFiles([fileOf('one.csv', earlier), fileOf('words.csv', 'only words')]);
  await expect(page.getByText(texts.second)).toBeVisible();
  await input.setInputFiles([fileOf('picture.png', 'PNG\0\0'), fileOf('two.csv', later)]);
  await expect(resultOf(page)).toContainText(texts.verdicts.changed);
  const { 'no-table': noTable, 'not-text': notText } = texts.messages;
  await expect(
    page.getByText(fill(noTable, { name: 'words.csv', got: 'only words' })),
  ).toBeVisible();
  await expect(page.getByText(fill(notText, { name: 'picture.png' }))).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await button(page, texts.result.download).click();
  expect((await download).suggestedFilename()).toBe(texts.result.file);
  await button(page, fill(texts.remove, { name: 'two.csv' })).click();
  await expect(page.getByText(texts.second)).toBeVisible();
  expect(requests).toEqual([]);
});

test('a file dropped anywhere on the page is read, not opened', async ({ page }) => {
  await openPage(page, CHECK_PATH);
  // The tool's controls come with what listens to drops.
  await expect(button(page, texts.choose)).toBeVisible();
  const [earlier = ''] = exampleExports(names).values();
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }));
    return data;
  }, earlier);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.dispatchEvent('dragover', { dataTransfer });
  await heading.dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText('dropped.csv', { exact: true })).toBeVisible();
  await expect(page.getByText(texts.second)).toBeVisible();
});
