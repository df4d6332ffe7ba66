import { content } from '@/lib/content/content';
import { noBreak } from '@/lib/text/sentences';
import { chosenPlan } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut, plainText } from './support/usable';

const { home, indicators, statistics, pricing, testimonials, faqs, navigation, paymentSuccess } =
  content;

test.use({ javaScriptEnabled: false });

test('R-LAND-2, A35: every section has its words, answers open, plans and hash links lead on', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.locator('#statistics dd [data-count]')).toHaveText(
    statistics.items.map(({ value, suffix }) => `${value}${suffix}`),
  );
  await test.step('all testimonials can be read at once', async () => {
    const boxes = await page
      .locator('#testimonials blockquote')
      .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(testimonials.items.length);
    const tops = boxes.map(({ top }) => top);
    expect(new Set(tops).size, 'below each other').toBe(tops.length);
  });

  await test.step('what needs JavaScript is not offered', async () => {
    await expect(page.locator('button, canvas, input')).toHaveCount(0);
    for (const part of ['#compare', '#costs'])
      await expect(page.locator(part).getByRole('table').first()).toBeVisible();
  });

  await test.step('the other rules of each indicator unfold', async () => {
    for (const [index, { features }] of indicators.items.entries()) {
      const panel = page.locator('#indicators article').nth(index);
      const rest = features.slice(indicators.featureIcons.length);
      await expect(panel.getByText(rest[0] as string)).toBeHidden();
      await panel.locator('summary').click();
      for (const feature of rest) await expect(panel.getByText(feature)).toBeVisible();
    }
  });

  await test.step('every answer opens, and closes the one before', async () => {
    const items = page.locator('#faqs details');
    for (const [index, { answer }] of faqs.items.entries()) {
      if (index > 0) await items.nth(index).locator('summary').click();
      await expect(items.nth(index).getByText(noBreak(plainText(answer)))).toBeVisible();
      await expect(page.locator('#faqs details[open]')).toHaveCount(1);
    }
    await items.first().locator('summary').click();
  });

  await test.step('hash links lead under the header, and all links lead on', async () => {
    await main.getByRole('link', { name: home.primary.name }).click();
    const heading = page.getByRole('heading', { name: pricing.title });
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeGreaterThan(70);
    const ground = await page
      .locator('.site-header-bar')
      .evaluate((bar) => getComputedStyle(bar, '::before').opacity);
    expect(ground, 'words do not run through the links of the header').toBe('1');
    await expectUsable(page);
    await expectWaysOut(page);
  });
});

test('R-NAV-4: a link opens the menu, the ways out of it close it; the page is whole on a phone @phone', async ({
  page,
}) => {
  await page.goto('/?utm_source=news');
  const open = page.getByRole('link', { name: navigation.openMenu });
  const menu = page.getByRole('dialog', { name: navigation.menuLabel });
  await page.locator('#faqs').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await open.click();
  await expect(menu).toBeVisible();
  await expect(page.getByRole('main'), 'nothing behind it can be reached').toBeHidden();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await menu.getByRole('link', { name: navigation.closeMenu }).click();
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  for (const { name, href } of navigation.links) {
    await open.click();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(href);
  }
  await expectUsable(page);
  const link = page.locator('#pricing article').last().getByRole('link');
  await expect(link, 'without the UTM parameters of the page').toHaveAttribute(
    'href',
    chosenPlan.paymentLink,
  );
});

test('R-ROUTE-4: after a payment steps, refund days and every trouble can be read', async ({
  page,
}) => {
  await page.goto('/payment-success');
  const main = page.getByRole('main');
  const { steps, refund, troubles } = paymentSuccess;
  for (const { title } of steps)
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(main.getByText(refund.within)).toBeVisible();
  const items = main.locator('details');
  await expect(items).toHaveCount(troubles.items.length);
  for (const item of await items.all()) {
    await item.locator('summary').click();
    await expect(item.locator('p')).toBeVisible();
  }
});
