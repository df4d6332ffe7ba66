import { closing } from '@/content/closing';
import { controls } from '@/content/controls';
import { faqs } from '@/content/faqs';
import { home } from '@/content/home';
import { indicators } from '@/content/indicators';
import { notices } from '@/content/notices';
import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { statistics } from '@/content/statistics';
import { testimonials } from '@/content/testimonials';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { plainText } from './support/plain-text';
import { expect, test } from './support/test';
import { expectWaysOut } from './support/usable';

test.use({ javaScriptEnabled: false, allowedOrigins: [paymentOrigin] });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('R-LAND-2: without JavaScript every section has its words @every', async ({ page }) => {
  const main = page.getByRole('main');
  const words = [
    home.intro,
    home.risk,
    ...home.points.flatMap(({ title, text }) => [title, text]),
    indicators.title,
    ...indicators.items.flatMap(({ title, description, features }) => [
      title,
      description,
      ...features,
    ]),
    statistics.statedNote,
    pricing.intro,
    pricing.guarantee.text,
    pricing.methods.text,
    testimonials.intro,
    ...testimonials.items.flatMap(({ author, content }) => [author, content]),
    notices.text,
    closing.title,
    closing.text,
  ];
  for (const text of words) await expect(main.getByText(text).first(), text).toBeVisible();
});

test('R-LAND-2 R-STAT-1: the figures are the final ones', async ({ page }) => {
  const figures = page.locator('#statistics dd [data-count]');
  await expect(figures).toHaveText(['300+', '7 Days']);
  for (const figure of await figures.all()) await expect(figure).toBeVisible();
});

test('R-LAND-2 A35: prices are shown, plans lead to payment, links lead on @every', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);
  const cards = page.locator('#pricing').getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [index, { title, price, paymentLink }] of plans.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(`${price}`.replace('.', ''));
    const choose = card.getByRole('link', { name: `Choose ${title}` });
    await expect(choose).toBeVisible();
    await expect(choose).toHaveAttribute('href', paymentLink ?? '');
  }
  await expectWaysOut(page);
});

test('R-LAND-2 A35: all testimonials can be read at once @every', async ({ page }) => {
  const slides = page.locator('#testimonials blockquote');
  await expect(slides).toHaveText(testimonials.items.map(({ content }) => content));
  const boxes = await slides.evaluateAll((all) =>
    all.map((slide) => slide.getBoundingClientRect().toJSON()),
  );
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    if (index > 0) expect(box.top).toBeGreaterThan(boxes[index - 1].bottom);
  }
});

test('R-LAND-2 R-FAQ-1 A35: every answer opens, and closes the one before @every', async ({
  page,
}) => {
  const items = page.locator('#faqs details');
  await expect(items).toHaveCount(faqs.items.length);
  for (const [index, { question, answer }] of faqs.items.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole('heading', { level: 3 })).toHaveText(question);
    if (index > 0) await item.locator('summary').click();
    await expect(item.getByText(plainText(answer))).toBeVisible();
    await expect(page.locator('#faqs details[open]')).toHaveCount(1);
  }
});

test('R-LAND-2: what needs JavaScript is not offered @every', async ({ page }) => {
  for (const name of [
    controls.pauseMotion,
    testimonials.controls.next,
    testimonials.controls.previous,
    testimonials.controls.stop,
    notices.turnOff,
  ])
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('R-LAND-2 R-NAV-5: hash links lead under the header @every', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: home.primary.name }).click();
  await expect(page).toHaveURL('/#pricing');
  const heading = page.getByRole('heading', { name: pricing.title });
  await expect(heading).toBeInViewport();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThan(70);
});
