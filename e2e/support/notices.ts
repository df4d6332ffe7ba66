import { expect, type Locator, type Page } from '@playwright/test';
import { FIRST_DELAY_MS } from '@/components/landing/notices/notice-queue';
import { content } from '@/lib/content/content';

const { notices } = content;

/** The notices on screen, newest first, including those fading out. */
export function noticeCards(page: Page): Locator {
  return page.locator('[data-notice-stack]').getByRole('listitem');
}

export function noticeSection(page: Page): Locator {
  return page.getByRole('region', { name: notices.title });
}

/** @param name the switch's current label */
export function noticeSwitch(page: Page, name: string): Locator {
  return noticeSection(page).getByRole('button', { name });
}

/** Runs the page's clock until the notice code has loaded. */
export async function startNotices(page: Page): Promise<void> {
  const isThere = async () => {
    await page.clock.runFor(1);
    return page.locator('[data-notice-stack]').count();
  };
  await expect.poll(isThere, { intervals: [20] }).toBe(1);
}

/** Runs the page's clock in small steps until there are `count` notices. */
export async function expectNotices(page: Page, count: number): Promise<void> {
  const current = async () => {
    await page.clock.runFor(15);
    return noticeCards(page).count();
  };
  await expect.poll(current, { intervals: [60], timeout: 3000 }).toBe(count);
}

export async function showFirstNotice(page: Page): Promise<void> {
  await toClearFoot(page);
  await startNotices(page);
  await page.clock.runFor(FIRST_DELAY_MS);
  await expectNotices(page, 1);
}

/** Keeps a notice on screen by hovering. */
export async function holdNotice(notice: Locator): Promise<void> {
  await notice.dispatchEvent('pointerenter', { pointerType: 'mouse' });
}

/** @param value 0 gives the shortest delays, 0.999999 the longest */
export async function fixRandom(page: Page, value: number): Promise<void> {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, value);
}

/** Scrolls until no control is at the bottom of the viewport, so that a notice can appear. */
export async function toClearFoot(page: Page): Promise<void> {
  await page
    .locator('#closing img')
    .evaluate((picture) => picture.scrollIntoView({ block: 'end', behavior: 'instant' }));
}
