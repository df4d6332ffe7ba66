import type { Locator } from '@playwright/test';
import { testimonials } from '@/content/testimonials';
import { contrast } from '@/engine/testing/contrast';
import { carouselOf, slidesSeen } from './support/carousel';
import { expectNotices, noticeCards } from './support/notices';
import { openPage } from './support/open-page';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';
import { textStyle } from './support/text-style';

/** Expects a label to be readable by the rules on samples: large enough, in contrast, cut off nowhere. */
async function expectReadable(label: Locator): Promise<void> {
  await expect(label).toBeVisible();
  const { size, colour, ground, whole } = await textStyle(label);
  expect(size).toBeGreaterThanOrEqual(12);
  expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  expect(whole).toBe(true);
}

for (const width of [320, 768, 1280])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('LAW2, LAW3: every notice carries its label, readable', async ({ page }) => {
      await openStill(page, '/');
      await page.clock.runFor(2000);
      const card = noticeCards(page);
      await expectNotices(page, 1);
      await expect(card).toHaveAttribute('data-provenance', 'example');
      await expectReadable(card.getByText('Simulated', { exact: true }));
    });

    test('LAW2, LAW3: every made-up testimonial carries its label, readable', async ({ page }) => {
      await openStill(page, '/');
      const { region, slides, next } = carouselOf(page);
      await expect(slides).toHaveCount(testimonials.items.length);
      for (const index of testimonials.items.keys()) {
        const slide = slides.nth(index);
        await expect(slide).toHaveAttribute('data-provenance', 'example');
        await expect.poll(() => slidesSeen(region)).toEqual([`${index + 1} of 3`]);
        await expectReadable(slide.getByText('Sample', { exact: true }));
        await next.click();
      }
    });
  });

test('LAW1: whatever is claimed says where it comes from', async ({ page }) => {
  await openPage(page, '/');
  const claims = page.locator('[data-provenance="stated"]');
  for (const claim of [
    'Active Traders',
    'Avg. Learning Curve',
    'POPULAR',
    /4\.8 out of 5 in 150 reviews, as stated by/,
  ])
    await expect(claims.filter({ hasText: claim })).toHaveCount(1);
});
