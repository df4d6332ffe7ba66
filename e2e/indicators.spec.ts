import { indicators } from '@/content/indicators';
import { openPage } from './support/open-page';
import { expectWholePicture } from './support/picture';
import { expect, test } from './support/test';

/** What each of the three is about, in the customer's order. */
const subjects = [/smart money/i, /multi-timeframe.*zones.*trend table/i, /session.*level/i];

test('R-IND-1: there are three indicators, each with its title, description and type', async ({
  page,
}) => {
  await openPage(page, '/');
  const articles = page.locator('#indicators').getByRole('article');
  await expect(articles).toHaveCount(3);
  for (const [index, subject] of subjects.entries()) {
    const article = articles.nth(index);
    const content = indicators.items[index];
    await expect(article.getByRole('heading', { level: 3 })).toHaveText(subject);
    await expect(article.getByText(content?.description ?? '', { exact: true })).toBeVisible();
    await expect(article.getByText('Premium', { exact: true })).toBeVisible();
  }
});

test('R-IND-1: at least six features each, the first three with chart, robot and bell', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const { title, features } of indicators.items) {
    const article = page.getByRole('article', { name: title });
    const items = article.getByRole('listitem');
    await expect(items).toHaveText(features);
    expect(await items.count()).toBeGreaterThanOrEqual(6);
    const icons = await items.evaluateAll((found) =>
      found.map((item) => item.querySelector('[data-icon]')?.getAttribute('data-icon') ?? null),
    );
    expect(icons.slice(0, 3)).toEqual(['chart', 'robot', 'bell']);
    expect(icons.slice(3).every((icon) => icon === null)).toBe(true);
  }
});

test('R-IND-1: each has a whole picture of what it draws @every', async ({ page }) => {
  await openPage(page, '/');
  for (const { title, image } of indicators.items) {
    const article = page.getByRole('article', { name: title });
    await expectWholePicture(article.getByRole('img'), image);
  }
  const sources = await page
    .locator('#indicators')
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  expect(new Set(sources).size).toBe(3);
});
