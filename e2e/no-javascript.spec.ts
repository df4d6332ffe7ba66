import { content } from '@/lib/content/content';
import { noBreak } from '@/lib/text/sentences';
import { chosenPlan } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut, plainText } from './support/usable';

const { faqs, home, indicators, navigation, plans, pricing, statistics, testimonials } = content;

test.use({ javaScriptEnabled: false });

test('every section has its text; answers, plans and links work', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#statistics dd [data-count]')).toHaveText(
    statistics.items.map(({ value, suffix }) => `${value}${suffix}`),
  );
  const tops = await page
    .locator('#testimonials blockquote')
    .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().top));
  expect(new Set(tops).size, 'testimonials are stacked').toBe(testimonials.items.length);
  const controls = page.locator('button, canvas, input').filter({ visible: true });
  await expect(controls, 'no dead control').toHaveCount(0);
  await expect(page.locator('.notice-stack'), 'no empty place').toBeHidden();
  await expect(page.locator('#costs').getByRole('table').first()).toBeVisible();
  await expect(page.locator('#compare article').getByRole('list')).toHaveCount(plans.length);
  for (const [index, { features }] of indicators.items.entries()) {
    const panel = page.locator('#indicators article').nth(index);
    await panel.locator('summary').click();
    for (const feature of features)
      await expect(panel.getByText(feature, { exact: true })).toBeVisible();
  }
  for (const [index, { id, answer }] of faqs.items.entries()) {
    const item = page.locator(`#faq-${id}`);
    if (index > 0) await item.locator('summary').click();
    await expect(item.getByText(noBreak(plainText(answer)))).toBeVisible();
    await expect(page.locator('#faqs details[open]')).toHaveCount(1);
  }
  await page.locator('#faqs summary').first().click();
  await page.getByRole('main').getByRole('link', { name: home.primary.name }).click();
  const heading = page.getByRole('heading', { name: pricing.title });
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y, 'below the header').toBeGreaterThan(70);
  await expectUsable(page);
  await expectWaysOut(page);
});

test('a link opens the menu; menu links close it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?utm_source=news');
  const open = page.getByRole('link', { name: navigation.openMenu });
  const menu = page.getByRole('dialog', { name: navigation.menuLabel });
  await page.locator('#faqs').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await open.click();
  await expect(menu).toBeVisible();
  await expect(page.getByRole('main'), 'the page behind is hidden').toBeHidden();
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
  const link = page.locator('#pricing article').last().getByRole('link');
  await expect(link).toHaveAttribute('href', chosenPlan.paymentLink);
});
