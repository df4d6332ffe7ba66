import { content } from '@/lib/content/content';
import {
  breakLateCode,
  brokenFileErrors,
  brokenFileMessages,
  lateCode,
} from './support/broken-files';
import { demoOf, openMarket } from './support/demo';
import { noticeSwitch } from './support/notices';
import { giveUpAfter, openPage } from './support/page';
import { expect, test } from './support/test';
import { expectPlanAsked, expectUsable } from './support/usable';

const { controls, demo, demoProof, demoWords, notices } = content;

test.use({
  reducedMotion: 'no-preference',
  allowedMessages: [brokenFileMessages],
  allowedErrors: [brokenFileErrors],
});

/**
 * A browser says at once that a file is gone, as it is when a new release came out while the page was open. One that hangs
 * leaves the page waiting, and so does one that is no code: nothing says that it never comes.
 */
for (const how of ['is gone (404)', 'is a login page (200)'] as const) {
  const isTold = how === 'is gone (404)';
  test(`fault: code that comes late ${how}: sections, notices, decoration; then demo and toast${isTold ? ' @firefox' : ''}`, async ({
    page,
  }) => {
    await giveUpAfter(page, 1000);
    await breakLateCode(page, how);
    // Each section says that its code is lost.
    await openPage(page, '/');
    await expectUsable(page, how);
    await expect(page.locator('main .needs-script:visible')).toHaveCount(0);
    await expect(page.getByText(demo.scriptless)).toBeVisible();
    await page.unroute(lateCode);
    await openPage(page, '/');
    await breakLateCode(page, how);
    const { region, start, picture } = demoOf(page);
    await region.getByRole('button', { name: demo.start }).click();
    await expect(picture).toBeVisible();
    if (isTold) {
      await expect(region.getByText(demo.failed)).toBeVisible();
      await expect(start).toBeEnabled();
    }
    await page.getByRole('button', { name: controls.pauseMotion }).click();
    await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
    await noticeSwitch(page, notices.turnOff).click();
    await expectPlanAsked(page);
    // The words that are announced, which else are for screen readers alone.
    await expect(page.locator('#toast-status')).toContainText(controls.redirecting.text);
    await expect(page.locator('#toast-status')).toBeInViewport({ ratio: 1 });
  });
}

test('fault: the demo’s style sheet is gone (404): the demo says so, and starts at the next press @firefox', async ({
  page,
}) => {
  await page.route('**/*.css', (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/');
  const { region, start, pause } = demoOf(page);
  await start.click();
  await expect(region.getByText(demo.failed)).toBeVisible();
  await page.unroute('**/*.css');
  await start.click();
  await expect(pause).toBeVisible();
  // A style that nothing but the running demo has.
  await expect(region.getByRole('group', { name: demoWords.controls.label })).toHaveCSS(
    'display',
    'flex',
  );
});

test('fault: the code of a test of the demo is gone (404): that is said, the demo goes on, and pressing again fetches it', async ({
  page,
}) => {
  await openMarket(page, 7);
  const { region, forward } = demoOf(page);
  const opener = region.getByRole('button', { name: demoWords.proofs.rewrite, exact: true });
  await page.route('**/*.{js,css}', (route) => route.fulfill({ status: 404 }));
  await opener.click();
  await expect(region.getByText(demoWords.proofs.failed)).toBeVisible();
  await forward.click();
  await page.unroute('**/*.{js,css}');
  await opener.click();
  await opener.click();
  await expect(region.getByRole('heading', { name: demoProof.rewrite.title })).toBeFocused();
});
