import { pricing } from '@/content/pricing';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const everyPlan = ['All premium indicators', 'Every indicator update', 'Basic email support'];
const sixMonths = ['Priority support', 'Documentation with strategies'];
const annual = [
  'Strategy sharing platform',
  'Submit suggestions for indicator updates',
  'Vote on upcoming features',
  'Early access to new releases',
];

const tiers = [
  { name: 'Monthly', has: everyPlan, lacks: [...sixMonths, ...annual] },
  { name: '6-Month', has: [...everyPlan, ...sixMonths], lacks: annual },
  { name: 'Annual', has: [...everyPlan, ...sixMonths, ...annual], lacks: [] },
];

test.beforeEach(({ page }) => openPage(page, '/'));

test('R-PRICE-2, A34: what is in each plan and what is not, in words', async ({ page }) => {
  for (const { name, has, lacks } of tiers) {
    const rows = page.getByRole('article', { name, exact: true }).locator('[data-included]');
    await expect(rows).toHaveText([...has, ...lacks.map((row) => `Not included: ${row}`)]);
    const included = await rows.evaluateAll((found) =>
      found.map((row) => row.getAttribute('data-included') === 'true'),
    );
    expect(included).toEqual([...has.map(() => true), ...lacks.map(() => false)]);
  }
});

test('R-PRICE-2: what a plan lacks has another sign, not only another colour', async ({ page }) => {
  const signs = (included: boolean) =>
    page
      .locator(`#pricing [data-included="${included}"] svg`)
      .evaluateAll((found) => [...new Set(found.map((sign) => sign.innerHTML))]);
  const [has, lacks] = [await signs(true), await signs(false)];
  expect(has).toHaveLength(1);
  expect(lacks).toHaveLength(1);
  expect(has).not.toEqual(lacks);
});

test('R-PRICE-6: ways to pay, their processor, guarantee and cancelling are named @every', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: pricing.title });
  for (const method of ['Visa', 'Mastercard', 'American Express', 'PayPal', 'Apple Pay'])
    await expect(section.getByRole('listitem').filter({ hasText: method })).toBeVisible();
  await expect(section.getByText(/page hosted by Stripe/)).toBeVisible();
  await expect(section.getByRole('heading', { name: '7-day money-back guarantee' })).toBeVisible();
  await expect(section.getByText(/^On all plans/)).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Cancel anytime' })).toBeVisible();
  await expect(section.getByText(/access until the end of the billing period/)).toBeVisible();

  const marks = section.getByRole('listitem').locator('img');
  await expect(marks).toHaveCount(pricing.methods.items.length);
  await marks.first().scrollIntoViewIfNeeded();
  const drawn = () =>
    marks.evaluateAll((images) =>
      images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
    );
  await expect.poll(drawn).toBe(true);
});
