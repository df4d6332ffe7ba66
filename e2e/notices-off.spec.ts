import type { Page } from '@playwright/test';
import { notices } from '@/content/notices';
import { routes } from '@/content/routes';
import { storageKeys } from '@/lib/browser/storage-keys';
import { expectNotices, fixRandom, noticeCards, noticeSection } from './support/notices';
import { openStill, stillHydrated } from './support/still-page';
import { expect, test } from './support/test';

/** Too narrow for particles, whose frames would make running the clock slow. */
test.use({ viewport: { width: 460, height: 900 } });

async function expectNoneForTenMinutes(page: Page): Promise<void> {
  const changes = await page.evaluateHandle(() => {
    const seen = { notices: 0 };
    new MutationObserver(() => {
      seen.notices += document.querySelectorAll('[data-notice-stack] li').length;
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(60_000);
  expect(await changes.jsonValue()).toEqual({ notices: 0 });
}

test.beforeEach(async ({ page }) => {
  await fixRandom(page, 0);
  await openStill(page, '/');
});

test('R-NOTE-1, LAW5: turned off in a notice they stay off, across reloads and pages', async ({
  page,
}) => {
  await page.clock.runFor(2000);
  const card = noticeCards(page);
  await card.getByRole('button', { name: notices.turnOff }).click();
  await expectNotices(page, 0);
  await expect(noticeSection(page).getByText(notices.offStatus)).toBeVisible();
  await expectNoneForTenMinutes(page);

  await page.reload();
  await stillHydrated(page);
  await expectNoneForTenMinutes(page);
  await page.goto(routes.terms.path);
  await page.goto('/');
  await stillHydrated(page);
  await expectNoneForTenMinutes(page);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    [storageKeys.notices]: 'off',
  });
});

test('R-NOTE-1, LAW5: the section turns them off and on again', async ({ page }) => {
  const section = noticeSection(page);
  await section.getByRole('button', { name: notices.turnOff }).click();
  await expectNoneForTenMinutes(page);
  await section.getByRole('button', { name: notices.turnOn }).click();
  await expect(section.getByText(notices.offStatus)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.clock.runFor(2000);
  await expectNotices(page, 1);
});
