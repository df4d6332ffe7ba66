import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { hydrated, openPage } from './support/page';
import { expectArrival, scrollY } from './support/scroll';
import { servers } from './support/servers';
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

test('R-FAQ-1, A19, A20: one answer at most is open, by click or key @firefox', async ({
  page,
}) => {
  await openPage(page, '/');
  expect(await openQuestions(page)).toEqual([first]);
  for (const id of [second, third]) {
    await summary(page, id).click();
    await expect.poll(() => openQuestions(page)).toEqual([id]);
    await expect(page.locator('#faqs .faq-answer:visible')).toHaveCount(1);
  }
  await summary(page, third).click();
  await expect.poll(() => openQuestions(page)).toEqual([]);
  await expect(page.locator('#faqs .faq-answer:visible')).toHaveCount(0);
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

test('A1, A2, A19: axe finds nothing with an answer open, or none, or filtered; assistive technology is told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, '/');
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  const expanded = async (id: string) => {
    const expression = `document.querySelector('#${id} > summary')`;
    const { result } = await client.send('Runtime.evaluate', { expression });
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  await expect.poll(() => expanded(second)).toBe(false);
  await summary(page, second).click();
  await expect.poll(() => expanded(first)).toBe(false);
  await expect.poll(() => expanded(second)).toBe(true);
  await expectAccessible(page, '#faqs');
  await summary(page, second).click();
  await expect(page.locator('#faqs .faq-answer:visible')).toHaveCount(0);
  await expectAccessible(page, '#faqs');

  await test.step('the filter leaves what holds the words, and tells how many', async () => {
    const field = page.getByRole('searchbox', { name: faqs.filter.label });
    const status = page.locator('#faqs').getByRole('status').first();
    const shown = page.locator('#faqs details:visible');
    const words = faqs.items[1]?.question.split(' ').slice(-2).join(' ') ?? '';
    await field.fill(words);
    await expect(status).toContainText(`of ${faqs.items.length}`);
    const count = await shown.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(faqs.items.length);
    await expect(status).toContainText(`${count} of`);
    await expectAccessible(page, '#faqs');
    await field.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#faqs details[open]:visible')).toHaveCount(1);
    await field.fill('');
    await expect(shown).toHaveCount(faqs.items.length);
    await expect(status).toHaveText('');

    await field.fill('zebra');
    await expect(status).toHaveText(faqs.filter.none);
    await expect(shown).toHaveCount(0);
    await expectAccessible(page, '#faqs');
    await page.evaluate((id) => {
      location.hash = id;
    }, third);
    await expect(shown, 'a link to a question ends the search').toHaveCount(faqs.items.length);
    await expectArrived(page, third);
  });
});

test('hashes open answers, in the history and over a reload too; unknown ones open nothing @firefox', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const hash of ['#faq-nothing', '#faq-', '#faq-%E0%A4%A']) {
    await page.evaluate((unknown) => location.replace(unknown), hash);
    expect(await openQuestions(page)).toEqual([first]);
    expect(await scrollY(page)).toBe(0);
  }
  await page.goto('about:blank');
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
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the link of an answer copies its address, or puts it into the address bar', async ({
    page,
  }) => {
    await openPage(page, '/?utm_source=letter');
    await summary(page, second).click();
    const answer = page.locator(`#${second}`);
    const copy = answer.getByRole('link', { name: faqs.copy.name });
    await copy.press('Enter');
    await expect(answer.getByRole('status')).toHaveText(faqs.copy.clipboard);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${servers.site.origin}/#${second}`,
    );
    await expect(page).toHaveURL('/?utm_source=letter');

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copy.click();
    await expect(answer.getByRole('status')).toHaveText(faqs.copy.bar);
    await expect(page).toHaveURL(`/?utm_source=letter#${second}`);
    await expectArrived(page, second);
  });
});
