import { controls } from '@/content/controls';
import { demo } from '@/content/demo';
import { paymentSuccess } from '@/content/payment-success';
import {
  type Breakage,
  breakLateCode,
  brokenFileErrors,
  brokenFileMessages,
  mendLateCode,
} from './support/broken-files';
import { demoOf } from './support/demo';
import { noticeSection } from './support/notices';
import { openPage } from './support/open-page';
import { expectOrder, orderOf } from './support/order-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';
import { expectUsable, expectWaysOut } from './support/usable';

test.use({
  allowedOrigins: [paymentOrigin],
  allowedMessages: [brokenFileMessages],
  allowedErrors: [brokenFileErrors],
});

/** A browser says at once that these files failed. The others leave the page waiting: nothing says that they never come. */
const failing: Breakage[] = ['is gone (404)', 'fails (500)'];
const waiting: Breakage[] = ['is garbage', 'is a login page (200)', 'hangs'];

/** A file is gone when a new release came out while the page was open. */
for (const how of [...failing, ...waiting])
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
    if (failing.includes(how)) {
      await expect(region.getByText(demo.failed)).toBeVisible();
      await expect(start).toBeEnabled();
    }
    await page.getByRole('button', { name: controls.pauseMotion }).click();
    await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
    await noticeSection(page).getByRole('button').click();
    await expectWaysOut(page);
  });

test.describe('where a plan has no payment link', () => {
  test.use({ baseURL: servers.extremes.origin });

  for (const how of ['fails (500)', 'is a login page (200)', 'hangs'] as const)
    test(`fault: the code of a toast ${how}: its words are seen all the same`, async ({ page }) => {
      await breakLateCode(page, how);
      await openPage(page, '/');
      await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
      const alert = page.getByRole('alert').filter({ hasText: controls.missingLink.text });
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(alert).toHaveCSS('position', 'fixed');
      await expect(toasts(page)).toHaveCount(0);
    });

  test('fault: the code that asks for an order never comes: the page says so, and asks again', async ({
    page,
  }) => {
    await page.clock.install();
    await breakLateCode(page, 'hangs', '/payment-success');
    await openPage(page, '/payment-success?session_id=paid');
    const { order: words } = paymentSuccess;
    await expect(orderOf(page).getByRole('status')).toHaveText(words.loading);
    await page.clock.fastForward(15_000);
    await expectOrder(page, 'offline');
    await mendLateCode(page);
    await orderOf(page).getByRole('button', { name: words.retry }).click();
    await expectOrder(page, 'paid');
  });
});
