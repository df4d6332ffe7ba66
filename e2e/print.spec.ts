import { faqs } from '@/content/faqs';
import { testimonials } from '@/content/testimonials';
import { openPage } from './support/open-page';
import { plainText } from './support/plain-text';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await openPage(page, '/');
  await page.emulateMedia({ media: 'print' });
});

test('on paper every answer and every testimonial is there, and no control', async ({ page }) => {
  await expect(page.locator('#faqs details[open]')).toHaveCount(1);
  for (const { answer } of faqs.items)
    await expect(page.locator('#faqs').getByText(plainText(answer))).toBeVisible();
  const slides = page.locator('.carousel-slide');
  await expect(slides).toHaveCount(testimonials.items.length);
  const boxes = await slides.evaluateAll((all) =>
    all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const [index, { left, top, right }] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(1280);
    expect(top, 'under the one before').toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('button:visible')).toHaveCount(0);
});

test('on paper all words are black, on nothing but the paper', async ({ page }) => {
  const odd = await page.evaluate(() => {
    const transparent = 'rgba(0, 0, 0, 0)';
    return [...document.querySelectorAll<HTMLElement>('main *, footer *')]
      .filter((element) => !element.closest('svg') && element.checkVisibility())
      .filter((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        return (
          color !== 'rgb(0, 0, 0)' || backgroundColor !== transparent || backgroundImage !== 'none'
        );
      })
      .map((element) => `${element.tagName} ${element.className}`);
  });
  expect(odd).toEqual([]);
});
