import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { carouselOf } from './support/carousel';
import {
  holdNotice,
  noticeCards,
  noticeSection,
  noticeSwitch,
  showFirstNotice,
} from './support/notices';
import { openStill, setTabHidden } from './support/page';
import { expect, test } from './support/test';

const { controls, notices, plans } = content;

// The carousel has a button to stop it where motion is wanted.
test.use({ reducedMotion: 'no-preference', viewport: { width: 320, height: 900 } });

/** Pages as they are opened are looked at as a whole: `pages.spec.ts`. */
test('A1, A2: axe finds nothing in any state of the landing page at 320 and 1280 pixels', async ({
  page,
}) => {
  test.slow();
  await openStill(page, '/');

  await test.step('with a notice on screen, the carousel stopped, another answer open, one plan in focus, the pointer on another', async () => {
    await carouselOf(page).next.click();
    await expect(carouselOf(page).start).toBeVisible();
    await page.locator('#faqs summary').nth(1).click();
    await showFirstNotice(page);
    await holdNotice(noticeCards(page));
    await page.clock.runFor(300);
    await expect(noticeCards(page)).toHaveCSS('opacity', '1');
    // axe waits for timers of its own; in a hidden tab nothing else moves.
    await page.clock.resume();
    await setTabHidden(page, true);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('#pricing article a').nth(1).focus();
      const plan = page.getByRole('article', { name: plans[0]?.title ?? '', exact: true });
      await plan.getByRole('heading').hover();
      await expect(page.locator('header.site-header')).toHaveAttribute('data-scrolled', 'true');
      const sections = ['#testimonials', '#faqs', '.plan-cards'];
      await expectAccessible(page, '[data-notice-stack]', 'header.site-header', ...sections);
    }
  });

  await test.step('with notices off and motion paused', async () => {
    await noticeSwitch(page, notices.turnOff).click();
    await expect(noticeSection(page).getByText(notices.offStatus)).toBeVisible();
    await page.getByRole('button', { name: controls.pauseMotion }).click();
    await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
    await expectAccessible(page, '#notices', 'footer');
  });
});
