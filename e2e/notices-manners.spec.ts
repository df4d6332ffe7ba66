import { notices } from '@/content/notices';
import { expectNotices, fixRandom, noticeCards, noticeSection } from './support/notices';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';

/** Too narrow for particles, whose frames would make running the clock slow. */
test.use({ viewport: { width: 460, height: 900 } });

test.beforeEach(async ({ page }) => {
  await fixRandom(page, 0);
  await openStill(page, '/');
});

test('A14: notices change no live region and take no focus, over ten minutes', async ({ page }) => {
  const log = await page.evaluateHandle(() => {
    const live =
      '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
    const seen = { regions: 0, changes: 0, inside: 0, notices: 0, focus: 0 };
    for (const region of document.querySelectorAll(live)) {
      seen.regions += 1;
      new MutationObserver((records) => {
        seen.changes += records.length;
      }).observe(region, { childList: true, characterData: true, attributes: true, subtree: true });
    }
    new MutationObserver(() => {
      const notice = document.querySelector('[data-notice-stack] li');
      if (notice) seen.notices += 1;
      if (notice?.closest(live)) seen.inside += 1;
    }).observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', () => {
      seen.focus += 1;
    });
    return seen;
  });
  for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(60_000);
  await expect.poll(async () => (await log.jsonValue()).notices).toBeGreaterThan(0);
  expect(await log.jsonValue()).toMatchObject({ changes: 0, inside: 0, focus: 0 });
  expect((await log.jsonValue()).regions).toBeGreaterThanOrEqual(2);
});

test('A15: a notice with the pointer on it does not time out', async ({ page }) => {
  const cards = noticeCards(page);
  await page.clock.runFor(2000);
  await cards.first().hover();
  await page.clock.runFor(60_000);
  await expect(cards).toHaveCount(1);
  await page.mouse.move(450, 10);
  await page.clock.runFor(5000);
  await expectNotices(page, 0);
});

test('A15: a notice with the focus in it does not time out', async ({ page }) => {
  const cards = noticeCards(page);
  await page.clock.runFor(2000);
  const dismiss = cards.getByRole('button', { name: notices.dismiss });
  await dismiss.focus();
  await page.clock.runFor(60_000);
  await expect(cards).toHaveCount(1);
  await dismiss.blur();
  await page.clock.runFor(5000);
  await expectNotices(page, 0);
});

test('R-NOTE-1, A16: Dismiss sends one away, and the focus goes back where it was', async ({
  page,
}) => {
  const cards = noticeCards(page);
  const toggle = noticeSection(page).getByRole('button', { name: notices.turnOff }).first();
  await page.clock.runFor(2000);
  await expectNotices(page, 1);
  await toggle.focus();
  await page.keyboard.press('Tab');
  await expect(cards.getByRole('button', { name: notices.dismiss })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotices(page, 0);
  await expect(toggle).toBeFocused();
  await page.clock.runFor(120_000);
  await expect(cards, 'the next one comes in its time').toHaveCount(1);
});

test('A16: without an earlier place the focus goes to the main part, not to the body', async ({
  page,
}) => {
  const cards = noticeCards(page);
  await page.clock.runFor(2000);
  await expectNotices(page, 1);
  await cards.getByRole('button', { name: notices.dismiss }).focus();
  await page.keyboard.press('Enter');
  await expectNotices(page, 0);
  await expect(page.getByRole('main')).toBeFocused();
});
