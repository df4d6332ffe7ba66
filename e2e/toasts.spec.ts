import type { Page } from '@playwright/test';
import { controls } from '@/content/controls';
import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { openPage } from './support/open-page';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { toasts, watchToasts } from './support/toasts';

const annualLink = plans.find(({ id }) => id === 'annual')?.paymentLink ?? '';
/** In the extremes build the monthly plan has no payment link. */
test.use({ baseURL: servers.extremes.origin, allowedOrigins: [new URL(annualLink).origin] });

const missing = (page: Page) => page.getByRole('button', { name: 'Choose Monthly Plan' });

test('R-PRICE-5, A23: a plan without a payment link says so, as an alert, and leads nowhere @every', async ({
  page,
}) => {
  await openPage(page, '/');
  const alert = page.locator('#toast-alert');
  await expect(alert).toHaveRole('alert');
  await expect(alert).toBeEmpty();
  let navigations = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations += 1;
  });
  await missing(page).click();
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).toContainText(
    'Unable to find payment link for this plan. Please try again.',
  );
  await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  await expect(alert).toHaveText(
    'Error Unable to find payment link for this plan. Please try again.',
  );
  await expect(page.locator('#toast-status')).toBeEmpty();
  expect(navigations).toBe(0);
  await expect(page).toHaveURL('/');
});

test('R-PRICE-5: the card says it in words too, and has no link', async ({ page }) => {
  await openPage(page, '/');
  const card = page.getByRole('article', { name: 'Monthly', exact: true });
  await expect(card.getByText(pricing.unavailable)).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
});

test('R-PRICE-5: the error toast looks different from the other, and not by colour alone', async ({
  page,
}) => {
  await openPage(page, '/');
  await missing(page).focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveAttribute('data-type', 'error');
  await expect(toasts(page).getByText('Error', { exact: true })).toBeVisible();
});

test('R-TOAST-1: a newer toast takes the place of the one on screen', async ({ page }) => {
  // As if the visitor stopped the browser on its way: the page stays, and takes further clicks.
  await page.route(annualLink, (route) => route.abort('aborted'));
  await openPage(page, '/');
  const largest = await watchToasts(page);
  await missing(page).click();
  await expect(toasts(page)).toContainText('Error');
  await missing(page).click();
  await missing(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Choose Annual Plan' }).click();
  await expect(toasts(page)).toContainText('Redirecting...');
  await expect(toasts(page)).not.toContainText('Error');
  await missing(page).click();
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).not.toContainText('Redirecting...');
  expect(await largest()).toBe(1);
});

test('D9: a toast stays until it is sent away, and nothing on screen is left of it then', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openPage(page, '/');
  await missing(page).click();
  await expect(toasts(page)).toContainText('Error');
  await page.clock.fastForward('30:00');
  await expect(toasts(page)).toBeVisible();
  await toasts(page).getByRole('button', { name: controls.dismissToast }).click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('#toast-alert')).toBeEmpty();
});
