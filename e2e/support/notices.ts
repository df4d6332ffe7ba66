import { expect, type Locator, type Page } from '@playwright/test';
import { FIRST_DELAY_MS } from '@/components/landing/notices/notice-queue';
import { content } from '@/lib/content/content';

const { notices } = content;

/** The notices on screen, newest first, those included that are just leaving. */
export function noticeCards(page: Page): Locator {
  return page.locator('[data-notice-stack]').getByRole('listitem');
}

/** The section that explains the notices and switches them. */
export function noticeSection(page: Page): Locator {
  return page.getByRole('region', { name: notices.title });
}

/** The button of that section, which a notice on screen has another one of. @param name what it says now */
export function noticeSwitch(page: Page, name: string): Locator {
  return noticeSection(page).getByRole('button', { name });
}

/** Runs a standing clock until the page was idle and the code of the notices has come. */
export async function startNotices(page: Page): Promise<void> {
  const isThere = async () => {
    await page.clock.runFor(1);
    return page.locator('[data-notice-stack]').count();
  };
  await expect.poll(isThere, { intervals: [20] }).toBe(1);
}

/** Runs a standing clock a little at a time until so many notices are on screen; it takes half a second of the page's time at most. */
export async function expectNotices(page: Page, count: number): Promise<void> {
  const current = async () => {
    await page.clock.runFor(15);
    return noticeCards(page).count();
  };
  await expect.poll(current, { intervals: [60], timeout: 3000 }).toBe(count);
}

/** Runs a standing clock until the first notice is on screen, at the foot of the page. */
export async function showFirstNotice(page: Page): Promise<void> {
  await toClearFoot(page);
  await startNotices(page);
  await page.clock.runFor(FIRST_DELAY_MS);
  await expectNotices(page, 1);
}

/** Keeps a notice on screen, as a pointer does that rests on it, without moving the pointer. */
export async function holdNotice(notice: Locator): Promise<void> {
  await notice.dispatchEvent('pointerenter', { pointerType: 'mouse' });
}

/** Makes the page's random numbers always `value`: 0 gives the shortest delays, 0.999999 the longest. */
export async function fixRandom(page: Page, value: number): Promise<void> {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, value);
}

/** Goes where nothing is pressed at the foot of the window, so that a notice can come: to the end of the closing picture. */
export async function toClearFoot(page: Page): Promise<void> {
  await page
    .locator('#closing img')
    .evaluate((picture) => picture.scrollIntoView({ block: 'end', behavior: 'instant' }));
}
