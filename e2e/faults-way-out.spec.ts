import { controls } from '@/content/controls';
import { demo } from '@/content/demo';
import { notices } from '@/content/notices';
import { plans } from '@/content/plans';
import { testimonials } from '@/content/testimonials';
import { carouselOf } from './support/carousel';
import { demoOf, expectRunning } from './support/demo';
import { noticeSection } from './support/notices';
import { openPage } from './support/open-page';
import { paymentOrigin } from './support/payment-pages';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';
import { expectUsable } from './support/usable';

const annual = plans.find(({ id }) => id === 'annual')?.paymentLink ?? '';

test.use({ allowedOrigins: [paymentOrigin], allowedMessages: [/^Failed to load resource/] });

test('fault: the payment company cannot be reached: Back leads to the page as it was', async ({
  page,
}) => {
  await page.route(annual, (route) => route.abort('connectionrefused'));
  await openPage(page, '/');
  const link = page.locator('#pricing').getByRole('link', { name: 'Choose Annual' });
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === annual);
  await link.click();
  await failed;
  await page.waitForURL(/^chrome-error:/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('#toast-status')).toBeEmpty();
  await expectUsable(page);
});

test('fault: a link is clicked three times: one destination, asked for once', async ({ page }) => {
  const asked: string[] = [];
  await page.route(annual, (route) => route.fulfill({ contentType: 'text/html', body: 'Pay' }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await openPage(page, '/');
  asked.length = 0;
  await page
    .locator('#pricing')
    .getByRole('link', { name: 'Choose Annual' })
    .click({ clickCount: 3 });
  await expect(page).toHaveURL(annual);
  expect(asked).toEqual([annual]);
});

/** In the order of the page; each is found by its first name, and may have another once it was clicked. */
const buttons = [
  demo.start,
  testimonials.controls.stop,
  testimonials.controls.previous,
  testimonials.controls.next,
  notices.turnOff,
  controls.pauseMotion,
];

for (const clickCount of [2, 3])
  test(`fault: every button is clicked ${clickCount} times at once: each does what it says`, async ({
    page,
  }) => {
    await openPage(page, '/');
    for (const name of buttons)
      await page.getByRole('button', { name, exact: true }).first().click({ clickCount });
    await expect(page).toHaveURL('/');
    // It is drawn while it is seen.
    await demoOf(page).chart.scrollIntoViewIfNeeded();
    await expectRunning(page);
    await expect(demoOf(page).chart).toHaveCount(1);
    const { slides, dot } = carouselOf(page);
    await expect(slides.first()).toHaveAttribute('data-current', 'true');
    await dot(2).click({ clickCount });
    await expect(slides.nth(1)).toHaveAttribute('data-current', 'true');
    const isOff = clickCount % 2 === 1;
    const { turnOff, turnOn } = notices;
    await expect(
      noticeSection(page).getByRole('button', { name: isOff ? turnOn : turnOff }),
    ).toBeVisible();
    const { pauseMotion, resumeMotion } = controls;
    await expect(
      page.getByRole('button', { name: isOff ? resumeMotion : pauseMotion }),
    ).toBeVisible();
  });
