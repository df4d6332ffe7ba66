import type { Page } from '@playwright/test';
import { controls } from '@/content/controls';
import { demo } from '@/content/demo';
import { notices } from '@/content/notices';
import { plans } from '@/content/plans';
import { testimonials } from '@/content/testimonials';
import { fill } from '@/lib/text/fill';
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

const { stop, previous, next, dot: showSlide } = testimonials.controls;
const dots = testimonials.items.map((_, index) => fill(showSlide, { index: index + 1 }));

/** In the order of the page; each is found by its first name, and may have another once it was clicked. */
const buttons = [demo.start, stop, previous, next, ...dots, notices.turnOff, controls.pauseMotion];

/** Names of all buttons that are shown. */
const buttonNames = (page: Page) =>
  page
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim()),
    );

for (const clickCount of [2, 3])
  test(`fault: every button is clicked ${clickCount} times at once: each does what it says`, async ({
    page,
  }) => {
    await openPage(page, '/');
    expect(await buttonNames(page), 'none is left out').toEqual(buttons);
    for (const name of buttons) {
      const button = page.getByRole('button', { name, exact: true }).first();
      // The dot of the slide that is shown is not.
      if (await button.isEnabled()) await button.click({ clickCount });
    }
    await expect(page).toHaveURL('/');
    // It is drawn while it is seen.
    await demoOf(page).chart.scrollIntoViewIfNeeded();
    await expectRunning(page);
    await expect(demoOf(page).chart).toHaveCount(1);
    await expect(carouselOf(page).slides.last()).toHaveAttribute('data-current', 'true');
    const isOff = clickCount % 2 === 1;
    const { turnOff, turnOn } = notices;
    await expect(
      noticeSection(page).getByRole('button', { name: isOff ? turnOn : turnOff }),
    ).toBeVisible();
    const { pauseMotion, resumeMotion } = controls;
    await expect(
      page.getByRole('button', { name: isOff ? resumeMotion : pauseMotion }),
    ).toBeVisible();

    await test.step('and those of the demo', async () => {
      const { pause, back, forward, end, newMarket, link, file, events, terms } = demoOf(page);
      if (await pause.isVisible()) await pause.click({ clickCount });
      const used = [back, forward, end, newMarket, events.first(), link, file];
      for (const button of [...used, terms.getByRole('button').first()])
        await button.click({ clickCount });
      await expectRunning(page);
      await expect(page.locator('.prerendered'), 'no section failed').toHaveCount(0);
      await expectUsable(page);
    });
  });
