import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { withoutNotices } from './support/demo';
import { openPage } from './support/page';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';
import { variant } from './variants/extremes';

const { controls, pricing } = content;
const { title, text } = controls.missingLink;
const plans = variant.content.plans ?? [];
const unsold = plans.find(({ paymentLink }) => !paymentLink);
const sold = plans.findLast(({ paymentLink }) => paymentLink);

/** In the extremes build a plan has no payment link. */
test.use({ baseURL: servers.extremes.origin });

test('R-PRICE-5, R-TOAST-1, A23, D9: a plan without a payment link says so, as an alert that stays, and leads nowhere', async ({
  page,
}) => {
  await withoutNotices(page);
  await page.clock.install();
  // As if the visitor stopped the browser on its way: the page stays, and takes further clicks.
  await page.route(sold?.paymentLink ?? '', (route) => route.abort('aborted'));
  await openPage(page, '/');
  const card = page.getByRole('article', { name: unsold?.title ?? '', exact: true });
  const choose = card.getByRole('button', { name: unsold?.title ?? '' });
  const alert = page.locator('#toast-alert');
  await expect(card.getByText(pricing.unavailable)).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(alert).toHaveRole('alert');
  await expect(alert).toBeEmpty();
  let navigations = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations += 1;
  });

  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(text);
  await expect(toasts(page), 'it is told apart by more than colour').toHaveAttribute(
    'data-type',
    'error',
  );
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible();
  await expect(alert).toHaveText(`${title} ${text}`);
  await expect(page.locator('#toast-status')).toBeEmpty();
  expect(navigations).toBe(0);

  await test.step('a newer toast takes the place of the one on screen', async () => {
    await choose.click();
    await expect(toasts(page)).toHaveCount(1);
    const article = page.getByRole('article', { name: sold?.title ?? '', exact: true });
    await article.getByRole('link').click();
    await expect(toasts(page)).toContainText(controls.redirecting.title);
    await expect(toasts(page)).not.toContainText(title);
    await choose.click();
    await expect(toasts(page)).toContainText(title);
    await expect(toasts(page)).not.toContainText(controls.redirecting.title);
    await expect(toasts(page)).toHaveCount(1);
  });

  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await toasts(page).scrollIntoViewIfNeeded();
    // Its card is enlarged, by fractions of a pixel too.
    await expect(toasts(page)).toBeInViewport({ ratio: 0.999 });
    const [toast, own] = [await toasts(page).boundingBox(), await card.boundingBox()];
    expect(toast?.x, 'over no other plan').toBeGreaterThanOrEqual(own?.x ?? Number.NaN);
    expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(
      (own?.x ?? 0) + (own?.width ?? 0),
    );
    await page.getByRole('button', { name: controls.pauseMotion }).click({ trial: true });
    await expectAccessible(page, '[data-sonner-toaster]');
  }

  await test.step('it stays until it is sent away, and nothing is left of it then', async () => {
    await page.clock.fastForward('30:00');
    await expect(toasts(page)).toBeVisible();
    await toasts(page).getByRole('button', { name: controls.dismissToast }).click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(alert).toBeEmpty();
  });
  await expect(page).toHaveURL('/');
});
