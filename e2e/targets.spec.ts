import type { Page } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { everyPath, notFoundMessage } from './support/every-page';
import { expectNotices, noticeCards } from './support/notices';
import { openPage } from './support/open-page';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';

test.use({ allowedMessages: [notFoundMessage] });

/**
 * Controls that are smaller than `least` pixels in a direction, with their sizes. Links in a sentence are left out:
 * their height is that of the line (WCAG 2.5.8, inline exception).
 */
function tooSmall(page: Page, least: number, root = 'body'): Promise<string[]> {
  return page.locator(root).evaluate((container, minimum) => {
    const controls = [
      ...container.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex="0"]'),
    ];
    const inSentence = (control: HTMLElement) =>
      control.tagName === 'A' &&
      getComputedStyle(control).display === 'inline' &&
      control.closest('p, li')?.textContent?.trim() !== control.textContent?.trim();
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.classList.contains('skip-link') && !inSentence(control))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < minimum - 0.5 || box.height < minimum - 0.5)
      .map(
        ({ control, box }) =>
          `${control.getAttribute('aria-label') ?? control.textContent?.trim()}: ${box.width} × ${box.height}`,
      );
  }, least);
}

for (const width of [320, 1280])
  test(`A29: at ${width} pixels every control of every page is 24 pixels or more each way`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyPath) {
      await openPage(page, path);
      expect(await tooSmall(page, 24), path).toEqual([]);
    }
  });

test('A29: so are the controls of a notice and of the menu @phone', async ({ page }) => {
  await openStill(page, '/');
  await page.clock.runFor(2000);
  await expectNotices(page, 1);
  await expect(noticeCards(page).getByRole('button')).toHaveCount(2);
  expect(await tooSmall(page, 44, '[data-notice-stack]')).toEqual([]);
  await page.getByRole('button', { name: navigation.openMenu }).tap();
  expect(await tooSmall(page, 44, 'dialog')).toEqual([]);
});

test('A29: on a touch screen every control is 44 pixels or more each way @phone', async ({
  page,
}) => {
  for (const path of everyPath) {
    await openPage(page, path);
    expect.soft(await tooSmall(page, 44), path).toEqual([]);
  }
});
