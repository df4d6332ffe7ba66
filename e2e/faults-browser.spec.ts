import type { Page } from '@playwright/test';
import { controls } from '@/content/controls';
import { demo } from '@/content/demo';
import { notices } from '@/content/notices';
import { scriptsDone } from './support/broken-files';
import { carouselOf } from './support/carousel';
import { demoOf } from './support/demo';
import { fatalFaults, initFaults, translate } from './support/init-faults';
import { noticeSection } from './support/notices';
import { openPage } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

test.use({
  allowedOrigins: [paymentOrigin],
  // React says that the page is not what the server sent, and draws it anew; a module says that it cannot describe itself.
  allowedErrors: [/Minified React error #418|Getter must be a function/],
});

const firefoxToo = new Set(['storage and cookies are forbidden', 'newer features are missing']);

/** Uses what scripts bring: motion control, carousel, notices, demo. */
async function tryControls(page: Page): Promise<void> {
  await page.getByRole('button', { name: controls.pauseMotion }).click();
  await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
  const { slides, next } = carouselOf(page);
  await next.click();
  await expect(slides.nth(1)).toHaveAttribute('data-current', 'true');
  const section = noticeSection(page);
  await section.getByRole('button', { name: notices.turnOff }).click();
  await expect(section.getByRole('button', { name: notices.turnOn })).toBeVisible();
  const { start, region } = demoOf(page);
  await start.click();
  await expect(region.getByText(demo.proof)).toHaveCount(0);
}

for (const [what, fault] of Object.entries(initFaults))
  test(`fault: ${what}: everything works${firefoxToo.has(what) ? ' @firefox' : ''}`, async ({
    page,
  }) => {
    await page.addInitScript(fault);
    await openPage(page, '/');
    // React may find that the page is not the server's, and draw it anew: what is clicked meanwhile is lost.
    await scriptsDone(page);
    await expectUsable(page, what);
    await tryControls(page);
  });

test.describe('with broken objects', () => {
  test.use({ allowedMessages: [/is not a function|Invalid keyframe value/] });

  for (const [what, fault] of Object.entries(fatalFaults))
    test(`fault: ${what}: all is read, links lead on`, async ({ page, context }) => {
      await servePaymentPages(context);
      await page.addInitScript(fault);
      await page.goto('/');
      await scriptsDone(page);
      await expectUsable(page, what);
      await expectWaysOut(page);
    });
});

for (const when of ['before', 'after'] as const)
  test(`fault: the page is translated ${when} its scripts have come: everything works @firefox`, async ({
    page,
    context,
  }) => {
    await servePaymentPages(context);
    if (when === 'before')
      await page.addInitScript(
        `document.addEventListener('DOMContentLoaded', ${translate.toString()})`,
      );
    await openPage(page, '/');
    await scriptsDone(page);
    if (when === 'after') await page.evaluate(translate);
    await tryControls(page);
    await expectUsable(page, when);
    await expectWaysOut(page);
  });
