import { expect, type Locator, type Page } from '@playwright/test';
import { FIRST_DELAY_MS } from '@/components/landing/notices/notice-queue';
import { jumpTo } from '@/e2e/support/page';
import { content } from '@/lib/content/content';

const { notices } = content;

/** The notices on screen, newest first, including those fading out. */
export function noticeCards(page: Page): Locator {
  // The last one is invisible, and reserves the room.
  return page.locator('.notice-stack > :not(:last-child)');
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
    return page.locator('[data-started]').count();
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
  await jumpTo(page, 0);
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
