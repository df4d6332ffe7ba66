import type { Locator, Page } from '@playwright/test';
import { MIN_DELAY_MS } from '@/components/landing/notices/notice-queue';
import { content } from '@/lib/content/content';
import { noBreak } from '@/lib/text/sentences';
import { carouselOf } from './support/carousel';
import { fixRandom, holdNotice, noticeCards, showFirstNotice } from './support/notices';
import { openPage, openStill } from './support/page';
import { expect, test } from './support/test';
import { plainText } from './support/usable';

const { closing, faqs, indicators, notices, pricing, testimonials } = content;

/** The colour that the system gives to grounds. */
function canvas(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

/** Expects a border that can be seen: drawn, and in another colour than what is around it. */
async function expectBorder(element: Locator): Promise<void> {
  const border = await element.evaluate((target) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(target);
    return { borderTopStyle, width: Number.parseFloat(borderTopWidth), borderTopColor };
  });
  expect(border.borderTopStyle).toBe('solid');
  expect(border.width).toBeGreaterThanOrEqual(1);
  expect(border.borderTopColor).not.toBe(await canvas(element.page()));
}

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'no-preference' });

  test('A31: edges, labels, signs and the focus are seen, decoration is gone', async ({ page }) => {
    await openStill(page, '/');
    await showFirstNotice(page);
    const notice = noticeCards(page);
    await expectBorder(notice);
    await expectBorder(notice.getByText(notices.simulatedLabel, { exact: true }));
    const ground = await canvas(page);
    for (const card of await page.locator('#pricing').getByRole('article').all())
      await expectBorder(card);
    await expectBorder(page.getByText(pricing.popular.text, { exact: true }));
    await expectBorder(page.getByText(testimonials.sampleLabel, { exact: true }).first());
    await expectBorder(page.getByText(indicators.items[0]?.type ?? '', { exact: true }).first());
    await expectBorder(page.getByRole('link', { name: closing.primary.name }));
    await expectBorder(carouselOf(page).stop.locator('..'));

    const shapes = await page.locator('#compare [data-included]').evaluateAll((cells) =>
      cells.map((cell) => {
        const { height, borderBottomColor } = getComputedStyle(cell, '::before');
        return { has: (cell as HTMLElement).dataset.has, height, borderBottomColor };
      }),
    );
    for (const { borderBottomColor } of shapes) expect(borderBottomColor).not.toBe(ground);
    const kinds = new Set(shapes.map(({ has, height }) => `${has} ${height}`));
    expect(kinds.size, 'one sign for what a plan has, another for what it lacks').toBe(2);
    expect(new Set(shapes.map(({ height }) => height)).size).toBe(2);
    await expect(page.locator('[data-cursor]')).toHaveCount(0);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement ?? document.body);
        return { line: style.outlineStyle, width: style.outlineWidth, colour: style.outlineColor };
      });
      expect(outline.line).toBe('solid');
      expect(Number.parseFloat(outline.width)).toBeGreaterThanOrEqual(2);
      expect(outline.colour).not.toBe(ground);
    }
  });
});

test('on paper charts are turned, what is folded is open, and controls are gone', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.emulateMedia({ media: 'print' });
  for (const { features } of indicators.items)
    for (const feature of features)
      await expect(page.locator('#indicators').getByText(feature, { exact: true })).toBeVisible();
  for (const { answer } of faqs.items)
    await expect(page.locator('#faqs').getByText(noBreak(plainText(answer)))).toBeVisible();
  const filters = await page
    .locator('figure img')
    .evaluateAll((all) => all.map((image) => getComputedStyle(image).filter));
  expect(filters.length).toBeGreaterThan(5);
  for (const filter of filters) expect(filter).toContain('invert');
  for (const part of ['.site-header', '.section-nav'])
    await expect(page.locator(part)).toBeHidden();
  const tops = await page
    .locator('.carousel-slide')
    .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().top));
  expect(tops).toHaveLength(testimonials.items.length);
  expect(new Set(tops).size, 'below each other').toBe(tops.length);
});

/** What the focus is on, and at how many of five points (centre and near the corners) it can be seen. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [[0.5, 0.5], ...[0.1, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [x, y]))];
    const seen = points.filter(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40);
    const hasNotice = document.querySelector('[data-notice-stack] li') !== null;
    return { name: `${element.tagName} ${name}`, seen: seen.length, hasNotice };
  });
}

test('A28: the whole way by Tab, at 320 and 1280 pixels, a notice showing, nothing focused is covered', async ({
  page,
}) => {
  test.slow();
  await fixRandom(page, 0);
  await openStill(page, '/');
  /** Makes one due, which comes where its place is free, and keeps it. */
  const showNotice = async () => {
    await page.clock.fastForward(MIN_DELAY_MS);
    await page.clock.runFor(300);
    for (const notice of await noticeCards(page).all()) await holdNotice(notice);
  };
  let noticed = 0;
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 720 });
    const stops: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      stops.push(stop.name);
      const seen = async () => {
        await page.clock.runFor(50);
        return (await focused(page))?.seen;
      };
      if (stop.seen === 0)
        await expect
          .poll(seen, { message: `${stop.name} (stop ${stops.length})`, intervals: [50] })
          .toBeGreaterThan(0);
      expect(stops.length, 'the way comes to an end').toBeLessThan(150);
      if (stop.hasNotice) noticed += 1;
      else await showNotice();
    }
    expect(stops.length).toBeGreaterThan(40);
    expect(noticed, 'with a notice on screen').toBeGreaterThan(5);
  }
});
