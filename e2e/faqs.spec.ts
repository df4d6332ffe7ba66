import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { hydrated, openPage } from './support/page';
import { expectArrival } from './support/scroll';
import { expect, test } from './support/test';

const { faqs } = content;
const [first = '', second = '', third = ''] = faqs.items.map(({ id }) => `faq-${id}`);

/** @returns the ids of the open questions */
function openQuestions(page: Page): Promise<string[]> {
  return page
    .locator('#faqs details')
    .evaluateAll((found) => found.filter((item) => item.hasAttribute('open')).map(({ id }) => id));
}

const summary = (page: Page, id: string) => page.locator(`#${id} > summary`);

/** Expects that answer to be the open one, under the header, with the focus on its question. */
async function expectArrived(page: Page, id: string): Promise<void> {
  await expect.poll(() => openQuestions(page)).toEqual([id]);
  await expect(summary(page, id)).toBeFocused();
  await expectArrival(page, id);
}

test('R-FAQ-1, A19, A20: hashes open answers, in the history and over a reload too; one at most is open, by click or key @firefox', async ({
  page,
}) => {
  await openPage(page, `/#${third}`);
  await expectArrived(page, third);
  await page.evaluate((id) => {
    location.hash = id;
  }, second);
  await expectArrived(page, second);
  await page.goBack();
  await expectArrived(page, third);
  await page.goForward();
  await expectArrived(page, second);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => openQuestions(page)).toEqual([second]);

  const shown = page.locator('#faqs .faq-answer:visible');
  await summary(page, third).click();
  await expect.poll(() => openQuestions(page)).toEqual([third]);
  await expect(shown).toHaveCount(1);
  await summary(page, third).click();
  await expect.poll(() => openQuestions(page)).toEqual([]);
  await expect(shown).toHaveCount(0);
  await summary(page, first).focus();
  await page.keyboard.press('Tab');
  await expect(summary(page, second)).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect.poll(() => openQuestions(page)).toEqual([second]);
    await page.keyboard.press(key);
    await expect.poll(() => openQuestions(page)).toEqual([]);
  }
});
