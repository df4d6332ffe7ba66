import type { Locator } from '@playwright/test';
import { DISPLAY_MS } from '@/components/landing/notices/notice-queue';
import { content } from '@/lib/content/content';
import { contrast } from '@/lib/pictures/colours';
import { textStyle } from './support/axe';
import { carouselOf } from './support/carousel';
import { noSideways, sideways, tooSmall } from './support/layout';
import { expectNotices, holdNotice, noticeCards, showFirstNotice } from './support/notices';
import { openStill } from './support/page';
import { jumpTo } from './support/scroll';
import { expect, test } from './support/test';
import { expectNoShift, watchVitals } from './support/vitals';

const { controls, navigation, notices, testimonials } = content;

/** Expects a label to be readable by the rules on samples: large enough, in contrast, cut off nowhere. */
async function expectReadable(label: Locator): Promise<void> {
  await expect(label).toBeVisible();
  const { size, colour, ground, whole } = await textStyle(label);
  expect(size).toBeGreaterThanOrEqual(12);
  expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  expect(whole).toBe(true);
}

test('the landing page at this width: in order, whole, readable, and nothing shifts @every', async ({
  page,
  isMobile,
}) => {
  await watchVitals(page);
  await openStill(page, '/');
  const banner = page.getByRole('banner');

  await test.step('LAW2, LAW3, A29: a notice is labelled, and its controls are large', async () => {
    await showFirstNotice(page);
    const card = noticeCards(page).first();
    await holdNotice(card);
    await expectReadable(card.getByText(notices.simulatedLabel, { exact: true }));
    expect(await tooSmall(card, isMobile ? 44 : 24)).toEqual([]);
    await card.dispatchEvent('pointerleave', { pointerType: 'mouse' });
    await page.clock.runFor(DISPLAY_MS);
    await expectNotices(page, 0);
    await jumpTo(page, 0);
  });

  await page.clock.resume();

  await test.step('A4: the skip link is the first tab stop, shows itself and leads into main', async () => {
    const skip = page.getByRole('link', { name: navigation.skip });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  await test.step('R-NAV-3: the header floats past 10 pixels, and is flush at the top', async () => {
    const ground = () =>
      banner.locator('> div').evaluate((bar) => {
        // A pseudo-element draws it.
        const { opacity, borderRadius, borderStyle } = getComputedStyle(bar, '::before');
        return { opacity, borderRadius, borderStyle };
      });
    const floating = { opacity: '1', borderRadius: '16px', borderStyle: 'solid' };
    const box = await banner.boundingBox();
    for (const [top, expected] of [
      [11, floating],
      [10, { ...floating, opacity: '0' }],
    ] as const) {
      await jumpTo(page, top);
      await expect.poll(ground).toEqual(expected);
      expect(await banner.boundingBox()).toEqual(box);
    }
  });

  await test.step('R-NAV-1: its links stand in the header, or behind a button', async () => {
    const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
    for (const { name } of navigation.links)
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible({
        visible: !isNarrow,
      });
    await expect(page.getByRole('button', { name: navigation.openMenu })).toBeVisible({
      visible: isNarrow,
    });
  });

  await test.step('R-LAND-1: the sections stand below each other, and nothing reaches out', async () => {
    const tops = await page
      .locator('main section[data-ground]')
      .evaluateAll((found) => found.map((section) => section.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(await sideways(page)).toEqual(noSideways);
  });

  await test.step('LAW2, LAW3: every made-up testimonial is labelled', async () => {
    const { region, slides, next } = carouselOf(page);
    const count = await slides.count();
    for (let turn = 0; turn < count; turn += 1) {
      await next.click();
      const slide = region.locator('[data-current="true"][data-provenance="example"]');
      await expectReadable(slide.getByText(testimonials.sampleLabel, { exact: true }));
    }
  });

  const control = page.getByRole('button', { name: controls.pauseMotion, exact: true });
  // On a phone nothing of it stands over the page: it is in the menu and in the footer.
  if (isMobile) await control.scrollIntoViewIfNeeded();
  await expect(control).toBeInViewport({ ratio: 1 });
  expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await test.step('R-NAV-3: nothing shifted', () => expectNoShift(page));
});
