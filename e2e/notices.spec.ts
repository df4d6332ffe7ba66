import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import {
  expectNotices,
  fixRandom,
  noticeCards,
  noticeSection,
  noticeSwitch,
} from './support/notices';
import { openStill, stillHydrated } from './support/page';
import { expect, test } from './support/test';

const { notices, routes } = content;

/** Too narrow for particles, whose frames would make running the clock slow. */
test.use({ viewport: { width: 460, height: 900 }, reducedMotion: 'no-preference' });

/** Runs ten minutes of the page. */
async function tenMinutes(page: Page): Promise<void> {
  for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(60_000);
}

/** Runs the page's clock until the next notice is on screen, which stays for five seconds. */
async function nextNotice(page: Page): Promise<void> {
  const current = async () => {
    await page.clock.runFor(1000);
    return noticeCards(page).count();
  };
  await expect.poll(current, { intervals: [0], timeout: 30_000 }).toBe(1);
}

/** Counts, from now on, the notices that appear. @returns gives their number */
async function countNotices(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const log = { notices: 0 };
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[data-notice-stack] li')) log.notices += 1;
    }).observe(document.body, { childList: true, subtree: true });
    return log;
  });
  return async () => (await seen.jsonValue()).notices;
}

test('R-NOTE-1: the first comes after 2000 ms and leaves after 5000, the next comes 120 s after it', async ({
  page,
}) => {
  await fixRandom(page, 0);
  await openStill(page, '/');
  const cards = noticeCards(page);
  await page.clock.runFor(1950);
  await expect(cards).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(cards).toHaveCount(1);
  const start = await page.evaluate(() => performance.now());
  await page.clock.runFor(4950);
  await expect(cards).toHaveCount(1);
  await page.clock.runFor(50);
  await expectNotices(page, 0);
  const passed = await page.evaluate((from) => performance.now() - from, start);
  expect(passed, 'with the time it takes to slide out').toBeLessThan(6000);
  await page.clock.runFor(120_000 - passed - 50);
  await expect(cards).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(cards).toHaveCount(1);
});

test('R-NOTE-1, A14, LAW2, LAW6: over ten minutes each says what it is, none takes the focus or speaks', async ({
  page,
}) => {
  await openStill(page, '/');
  await page.clock.runFor(1500);
  await expect(page.locator('[data-notice-stack]')).toBeAttached();
  const log = await page.evaluateHandle(() => {
    const live =
      '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
    const notices: string[] = [];
    const seen = { notices, regions: 0, changes: 0, inside: 0, focus: 0 };
    for (const region of document.querySelectorAll(live)) {
      seen.regions += 1;
      new MutationObserver((records) => {
        seen.changes += records.length;
      }).observe(region, { childList: true, characterData: true, attributes: true, subtree: true });
    }
    const stack = document.querySelector('[data-notice-stack]');
    const note = (records: MutationRecord[]) => {
      if (stack?.closest(live)) seen.inside += 1;
      for (const { addedNodes } of records)
        for (const node of addedNodes) seen.notices.push((node as HTMLElement).innerText);
    };
    if (stack) new MutationObserver(note).observe(stack, { childList: true });
    document.addEventListener('focusin', () => {
      seen.focus += 1;
    });
    return seen;
  });
  await tenMinutes(page);
  const { notices: seen, regions, ...told } = await log.jsonValue();
  expect(told).toEqual({ changes: 0, inside: 0, focus: 0 });
  expect(regions).toBeGreaterThanOrEqual(2);
  // How they are drawn, and their delays, are the queue's own tests.
  expect(seen.length).toBeGreaterThanOrEqual(2);
  for (const text of seen) {
    expect(text).toContain(notices.simulatedLabel);
    expect(text).not.toMatch(/hurry|limited|only \d|left|last chance|now\b|!/i);
  }
});

test('A15, A16: pointer and focus keep one, Dismiss sends it away and gives the focus back', async ({
  page,
}) => {
  await fixRandom(page, 0);
  await openStill(page, '/');
  const cards = noticeCards(page);
  const dismiss = cards.getByRole('button', { name: notices.dismiss });
  await page.clock.runFor(2000);
  await expectNotices(page, 1);

  await test.step('the pointer on it keeps it', async () => {
    await cards.first().hover();
    await page.clock.runFor(60_000);
    await expect(cards).toHaveCount(1);
    await page.mouse.move(450, 10);
    await page.clock.runFor(5000);
    await expectNotices(page, 0);
  });

  await test.step('without an earlier place the focus goes to the main part', async () => {
    await nextNotice(page);
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expectNotices(page, 0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the focus in it keeps it, and goes back where it was', async () => {
    const toggle = noticeSwitch(page, notices.turnOff);
    await nextNotice(page);
    await toggle.focus();
    await page.keyboard.press('Tab');
    await expect(dismiss).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(cards).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expectNotices(page, 0);
    await expect(toggle).toBeFocused();
  });
});

test('R-NOTE-1, LAW5: turned off in a notice they stay off, across reloads and pages, until the section turns them on', async ({
  page,
}) => {
  await fixRandom(page, 0);
  await openStill(page, '/');
  await page.clock.runFor(2000);
  const section = noticeSection(page);
  await noticeCards(page).getByRole('button', { name: notices.turnOff }).click();
  await expectNotices(page, 0);
  await expect(section.getByText(notices.offStatus)).toBeVisible();
  const appeared = await countNotices(page);
  await tenMinutes(page);
  expect(await appeared()).toBe(0);

  await page.goto(routes.terms.path);
  await page.goto('/');
  await stillHydrated(page);
  const appearedLater = await countNotices(page);
  await tenMinutes(page);
  expect(await appearedLater()).toBe(0);
  await noticeSwitch(page, notices.turnOn).click();
  await expect(section.getByText(notices.offStatus)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.clock.runFor(2000);
  await expectNotices(page, 1);
});
