import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { carouselOf } from './support/carousel';
import {
  expectNotices,
  holdNotice,
  noticeCards,
  noticeSection,
  noticeSwitch,
} from './support/notices';
import { openStill } from './support/page';
import { expect, test } from './support/test';

const { controls, faqs, notices, plans } = content;

/**
 * What a part of the landing page may become, in an order in which one leads to the next. Pages as they are opened are
 * looked at as a whole: `pages.spec.ts`.
 */
const states: { name: string; part: string; reach(page: Page): Promise<void> }[] = [
  {
    name: 'with a notice on screen',
    part: '[data-notice-stack]',
    async reach(page) {
      await page.clock.runFor(2000);
      await expectNotices(page, 1);
      await holdNotice(noticeCards(page));
      await expect(noticeCards(page)).toHaveCSS('opacity', '1');
      await page.clock.resume();
    },
  },
  {
    name: 'with the notices turned off',
    part: '#notices',
    async reach(page) {
      await noticeSwitch(page, notices.turnOff).click();
      await expect(noticeSection(page).getByText(notices.offStatus)).toBeVisible();
    },
  },
  {
    name: 'with the carousel stopped',
    part: '#testimonials',
    async reach(page) {
      await carouselOf(page).next.click();
      await expect(carouselOf(page).start).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'with motion paused',
    part: '.motion-toggle',
    async reach(page) {
      await page.getByRole('button', { name: controls.pauseMotion }).click();
      await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
    },
  },
  {
    name: 'with the focus in one plan and the pointer on another',
    part: '#pricing',
    async reach(page) {
      await page.locator('#pricing article a').nth(1).focus();
      await page.getByRole('article', { name: plans[0]?.title ?? '', exact: true }).hover();
    },
  },
  {
    name: 'with an answer open that was closed',
    part: '#faqs',
    reach: (page) => page.locator('#faqs summary').nth(1).click(),
  },
  {
    name: 'with answers filtered',
    part: '#faqs',
    async reach(page) {
      const words = faqs.items[1]?.question.split(' ').slice(-2).join(' ') ?? '';
      await page.getByRole('searchbox', { name: faqs.filter.label }).fill(words);
      await expect(page.locator('#faqs').getByRole('status').first()).not.toBeEmpty();
    },
  },
  {
    name: 'with no answer found',
    part: '#faqs',
    async reach(page) {
      await page.getByRole('searchbox', { name: faqs.filter.label }).fill('zebra');
      await expect(page.getByText(faqs.filter.none)).toBeVisible();
      await expect(page.locator('#faqs details:visible')).toHaveCount(0);
    },
  },
  {
    name: 'with the header as a bar',
    part: 'header.site-header',
    reach: (page) =>
      expect(page.locator('header.site-header')).toHaveAttribute('data-scrolled', 'true'),
  },
];

// The carousel has a button to stop it where motion is wanted.
test.use({ reducedMotion: 'no-preference' });

test('A1, A2: axe finds nothing in any state of the landing page at 320 and 1280 pixels', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 900 });
  await openStill(page, '/');
  for (const { name, part, reach } of states)
    await test.step(name, async () => {
      await reach(page);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, part);
      }
    });
});
