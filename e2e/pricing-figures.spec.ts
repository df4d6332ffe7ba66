import { pricing } from '@/content/pricing';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

/** Every figure is the customer's, typed here so that a wrong computation shows. */
const cards = [
  {
    name: 'Monthly',
    dollars: '14',
    cents: '99',
    period: 'per month',
    charged: '$14.99, once, for 1 month.',
    renews: 'Renews automatically at $14.99 every month until you cancel.',
    compared: null,
    saving: '',
  },
  {
    name: '6-Month',
    dollars: '69',
    cents: '99',
    period: 'per 6 months',
    charged: '$69.99, once, for 6 months.',
    renews: 'Renews automatically at $69.99 every 6 months until you cancel.',
    compared: { struck: '$89.94', why: '6 × $14.99 billed monthly' },
    saving: 'Save $19.95 (22%) · about $11.67 per month',
  },
  {
    name: 'Annual',
    dollars: '129',
    cents: '99',
    period: 'per year',
    charged: '$129.99, once, for 12 months.',
    renews: 'Renews automatically at $129.99 every year until you cancel.',
    compared: { struck: '$179.88', why: '12 × $14.99 billed monthly' },
    saving: 'Save $49.89 (about 28%) · about $10.83 per month',
  },
];

test.beforeEach(({ page }) => openPage(page, '/'));

test('R-PRICE-1: three plans in their order; Annual alone carries POPULAR @every', async ({
  page,
}) => {
  const names = page.locator('#pricing').getByRole('article').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Monthly', '6-Month', 'Annual']);
  await expect(page.getByText('POPULAR', { exact: true })).toHaveCount(1);
  const annual = page.getByRole('article', { name: 'Annual', exact: true });
  await expect(annual.getByText('POPULAR', { exact: true })).toBeVisible();
});

test('R-PRICE-1: dollars and two-digit cents stand apart, then the period @every', async ({
  page,
}) => {
  for (const { name, dollars, cents, period } of cards) {
    const card = page.getByRole('article', { name, exact: true });
    const large = card.getByText(dollars, { exact: true });
    const small = card.getByText(cents, { exact: true });
    await expect(large).toBeVisible();
    await expect(small).toBeVisible();
    const [dollarSize, centSize] = await Promise.all(
      [large, small].map((part) =>
        part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
    expect(dollarSize).toBeGreaterThan((centSize ?? 0) * 1.5);
    await expect(card.getByText(period, { exact: true })).toBeVisible();
  }
});

test('R-PRICE-1, LAW8, LAW9, LAW10: struck price, what it is, saving and per month @every', async ({
  page,
}) => {
  for (const { name, compared, saving } of cards) {
    const card = page.getByRole('article', { name, exact: true });
    const struck = card.locator('s');
    await expect(struck).toHaveText(compared ? [compared.struck] : []);
    if (!compared) {
      await expect(card, 'nothing is saved by the shortest plan').not.toContainText(/save|%/i);
      continue;
    }
    await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
    await expect(card.getByText(compared.why, { exact: true })).toBeVisible();
    const follows = await struck.evaluate((element, why) => {
      const line = element.parentElement?.textContent ?? '';
      return line.indexOf(why) > line.indexOf(element.textContent ?? '');
    }, compared.why);
    expect(follows, 'the explanation follows the struck price').toBe(true);
    await expect(card.locator('p').filter({ hasText: /^Save/ })).toHaveText(saving);
  }
});

test('LAW11: each card says charge, renewal, cancelling, refund and currency without a click @every', async ({
  page,
}) => {
  for (const { name, charged, renews } of cards) {
    const card = page.getByRole('article', { name, exact: true });
    await expect(card.getByRole('term')).toHaveText(Object.values(pricing.terms));
    await expect(card.getByText(charged, { exact: true })).toBeVisible();
    await expect(card.getByText(renews, { exact: true })).toBeVisible();
    await expect(card.getByText(/^Cancel online at any time in the member area/)).toBeVisible();
    await expect(card.getByText(/^7-day full refund/)).toBeVisible();
    await expect(card.getByText(/^Prices in US dollars/)).toBeVisible();
  }
});

test('A34: screen readers hear whole prices, and what a struck one means', async ({ page }) => {
  const monthly = page.getByRole('article', { name: 'Monthly', exact: true });
  await expect(monthly).toMatchAriaSnapshot(`
    - article "Monthly":
      - paragraph: $14.99 per month
  `);
  const annual = page.getByRole('article', { name: 'Annual', exact: true });
  await expect(annual).toMatchAriaSnapshot(`
    - article "Annual":
      - paragraph: $129.99 per year
      - paragraph: Compared with $179.88 when billed monthly
  `);
});
