import type { Page } from '@playwright/test';
import { faqs } from '@/content/faqs';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const [first, second, third] = faqs.items.map(({ id }) => `faq-${id}`);

/** @returns the ids of the open questions */
function openQuestions(page: Page): Promise<string[]> {
  return page
    .locator('#faqs details')
    .evaluateAll((found) => found.filter((item) => item.hasAttribute('open')).map(({ id }) => id));
}

const summary = (page: Page, id = '') => page.locator(`#${id} > summary`);

test.beforeEach(({ page }) => openPage(page, '/'));

test('R-FAQ-1, A20: the first question is open at first, and one at most from then on @every @firefox', async ({
  page,
}) => {
  expect(await openQuestions(page)).toEqual([first]);
  await summary(page, second).click();
  await expect.poll(() => openQuestions(page)).toEqual([second]);
  await expect(page.locator(`#${second} .faq-answer`)).toBeVisible();
  await expect(page.locator(`#${first} .faq-answer`)).toBeHidden();
  await summary(page, third).click();
  await expect.poll(() => openQuestions(page)).toEqual([third]);
});

test('R-FAQ-1: a click on the open question closes all @firefox', async ({ page }) => {
  await summary(page, first).click();
  await expect.poll(() => openQuestions(page)).toEqual([]);
  await expect(page.locator('#faqs .faq-answer:visible')).toHaveCount(0);
});

test('A19: a question is a heading in a disclosure that Enter and Space open and close @firefox', async ({
  page,
}) => {
  for (const { id, question } of faqs.items) {
    const heading = page.locator(`#faq-${id} > summary`).getByRole('heading', { level: 3 });
    await expect(heading).toHaveText(question);
  }
  await summary(page, first).focus();
  await page.keyboard.press('Tab');
  // The open answer may hold links of its own.
  while (!(await summary(page, second).evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect.poll(() => openQuestions(page)).toEqual([second]);
    await page.keyboard.press(key);
    await expect.poll(() => openQuestions(page)).toEqual([]);
  }
});

test('A19: assistive technology is told which question is open', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  const state = async (id = '') => {
    const { result } = await client.send('Runtime.evaluate', {
      expression: `document.querySelector('#${id} > summary')`,
    });
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  await expect.poll(() => state(first)).toBe(true);
  await expect.poll(() => state(second)).toBe(false);
  await summary(page, second).click();
  await expect.poll(() => state(first)).toBe(false);
  await expect.poll(() => state(second)).toBe(true);
});

test('R-FAQ-1: it says what annual and 6-month subscribers get besides the indicators', async ({
  page,
}) => {
  const text = (await page.locator('#faqs').textContent()) ?? '';
  expect(text).toMatch(/annual subscribers also get a strategy sharing platform/i);
  expect(text).toMatch(/6-month and annual plans .*include documentation with strategies/i);
});

test('R-FAQ-1: ten questions or more, each with an address of its own', async ({ page }) => {
  const ids = await page.locator('#faqs details').evaluateAll((found) => found.map(({ id }) => id));
  expect(ids).toEqual(faqs.items.map(({ id }) => `faq-${id}`));
  expect(ids.length).toBeGreaterThanOrEqual(10);
  expect(new Set(ids).size).toBe(ids.length);
});
