import { content } from '@/lib/content/content';
import { breakLateCode, brokenFileErrors, brokenFileMessages } from './support/broken-files';
import { demoOf } from './support/demo';
import { noticeSwitch } from './support/notices';
import { openPage } from './support/page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

const { controls, demo } = content;

test.use({
  reducedMotion: 'no-preference',
  allowedOrigins: [paymentOrigin],
  allowedMessages: [brokenFileMessages],
  allowedErrors: [brokenFileErrors],
});

/**
 * A browser says at once that a file is gone, as it is when a new release came out while the page was open. One that hangs
 * leaves the page waiting: nothing says that it never comes.
 */
for (const how of ['is gone (404)', 'is a login page (200)', 'hangs'] as const)
  test(`fault: code that comes late ${how}: demo, notices, toast, decoration${how === 'is gone (404)' ? ' @firefox' : ''}`, async ({
    page,
    context,
  }) => {
    await servePaymentPages(context);
    await breakLateCode(page, how);
    await openPage(page, '/');
    await expectUsable(page, how);
    const { region, start, picture } = demoOf(page);
    await region.getByRole('button', { name: demo.start }).click();
    await expect(picture).toBeVisible();
    if (how === 'is gone (404)') {
      await expect(region.getByText(demo.failed)).toBeVisible();
      await expect(start).toBeEnabled();
    }
    await page.getByRole('button', { name: controls.pauseMotion }).click();
    await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
    await noticeSwitch(page, content.notices.turnOff).click();
    await expectWaysOut(page);
  });
