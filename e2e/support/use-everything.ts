import { expect, type Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { carouselOf } from './carousel';
import { atRest, chooseFile, csvOf, demoOf, expectLoaded, someBars, startDemo } from './demo';
import { noticeCards } from './notices';
import { chooseLink, paymentOrigin } from './payment-pages';

const { controls, demoWords } = content;

/** Uses everything that the demo has, the worker that reads files included. */
async function visitDemo(page: Page): Promise<void> {
  const { start, play, pause, naive, speed, events, newMarket } = demoOf(page);
  await start.scrollIntoViewIfNeeded();
  await startDemo(page);
  await speed.selectOption(fill(demoWords.controls.perSecond, { bars: 60 }));
  // With less motion it stands.
  if (await play.isVisible()) await play.click();
  await naive.check();
  await expect(events.first()).toBeVisible();
  await pause.click();
  await events.first().click();
  await newMarket.click();
  await chooseFile(page, { name: 'prices.csv', content: csvOf(someBars(300)) });
  await expectLoaded(page, 'prices.csv', 300);
  await atRest(page);
}

/** Uses every feature of the landing page that is open, and leaves it for a payment page. */
export async function visitLanding(page: Page): Promise<void> {
  await expect(noticeCards(page).first()).toBeVisible({ timeout: 20_000 });
  await noticeCards(page).first().getByRole('button').first().click();
  await page.getByRole('banner').getByRole('link', { name: 'FAQs', exact: true }).click();
  await expect(page).toHaveURL(/\/[^/]*#faqs$/);
  await page.locator('#faqs summary').nth(2).click();
  // A single testimonial has no controls.
  const { next } = carouselOf(page);
  if (await next.isVisible()) await next.click();
  await visitDemo(page);
  await page.getByRole('button', { name: controls.pauseMotion, exact: true }).click();
  await chooseLink(page).click();
  await expect(page).toHaveURL(new RegExp(`^${paymentOrigin}`));
}
