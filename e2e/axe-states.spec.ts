import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { carouselOf } from './support/carousel';
import { noticeCards, noticeSection, noticeSwitch } from './support/notices';
import { openPage } from './support/page';
import { expect, test } from './support/test';

const { controls, notices, plans } = content;

test.use({ reducedMotion: 'no-preference' });

/** What a part of the landing page, or all of it, may become. Pages as they are opened: `pages.spec.ts`. */
const states: { name: string; part?: string; reach(page: Page): Promise<void> }[] = [
  {
    name: 'with a notice on screen',
    async reach(page) {
      const card = noticeCards(page);
      await expect(card).toHaveCount(1);
      await card.hover();
      await expect(card).toHaveCSS('opacity', '1');
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
    name: 'with the focus in a plan',
    part: '#pricing',
    reach: (page) => page.locator('#pricing article a').nth(1).focus(),
  },
  {
    name: 'with the pointer on a plan',
    part: '#pricing',
    reach: (page) =>
      page.getByRole('article', { name: plans[0]?.title ?? '', exact: true }).hover(),
  },
  {
    name: 'with motion paused, after a scroll, with the header as a bar',
    async reach(page) {
      await page.getByRole('button', { name: controls.pauseMotion }).click();
      await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
      await expect(page.locator('header.site-header')).toHaveAttribute('data-scrolled', 'true');
    },
  },
];

for (const width of [320, 1280])
  test(`A1, A2: axe finds nothing in any state of the landing page at ${width} pixels`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/');
    for (const { name, part, reach } of states)
      await test.step(name, async () => {
        await reach(page);
        await expectAccessible(page, part);
      });
  });
