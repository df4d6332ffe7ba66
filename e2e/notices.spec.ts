import type { Page } from '@playwright/test';
import {
  DISPLAY_MS,
  FIRST_DELAY_MS,
  MAX_DELAY_MS,
  MIN_DELAY_MS,
} from '@/components/landing/notices/notice-queue';
import { destination, hydrated, jumpTo, openStill } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import {
  expectNotices,
  fixRandom,
  holdNotice,
  noticeCards,
  noticeSection,
  noticeSwitch,
  startNotices,
  toClearFoot,
} from './support/notices';
import { expect, test } from './support/test';

const { notices, routes } = content;

test('notices follow the specified times', () => {
  const seconds = [FIRST_DELAY_MS, MIN_DELAY_MS, MAX_DELAY_MS, DISPLAY_MS].map((ms) => ms / 1000);
  expect(seconds).toEqual([2, 120, 240, 5]);
});

test('notices take no focus, stay while held, and stay off once turned off', async ({ page }) => {
  await fixRandom(page, 0);
  await openStill(page, '/');
  await toClearFoot(page);
  await startNotices(page);
  await page.clock.runFor(FIRST_DELAY_MS);
  const cards = noticeCards(page);
  const dismiss = cards.getByRole('button', { name: notices.dismiss });
  const nextNotice = async () => {
    await page.clock.fastForward(MIN_DELAY_MS);
    await expectNotices(page, 1);
  };
  const expectKept = async () => {
    await page.clock.fastForward(3 * DISPLAY_MS);
    // A departing notice needs time to fade.
    await page.clock.runFor(500);
    await expect(cards).toHaveCount(1);
  };

  await test.step('a notice is labeled, and not announced', async () => {
    await expectNotices(page, 1);
    const text = await cards.innerText();
    expect(text).toContain(notices.simulatedLabel);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const isLive = await cards.evaluate((card) => card.closest('[role], [aria-live]') !== null);
    expect(isLive).toBe(false);
    expect(text).not.toMatch(/hurry|limited|only \d|left|last chance|now\b|!/i);
    await page.clock.runFor(DISPLAY_MS);
    await expectNotices(page, 0);
  });

  await test.step('a notice stays while hovered, even after losing focus', async () => {
    await nextNotice();
    await cards.hover();
    await dismiss.focus();
    await dismiss.blur();
    await expectKept();
    await page.mouse.move(640, 10);
    await page.clock.runFor(DISPLAY_MS);
    await expectNotices(page, 0);
  });

  await test.step('without prior focus, Dismiss focuses main', async () => {
    await nextNotice();
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expectNotices(page, 0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  await test.step('a notice stays while focused; Dismiss returns focus', async () => {
    const last = page.getByRole('main').getByRole('link').last();
    await nextNotice();
    await last.focus();
    for (const button of [cards.getByRole('button', { name: notices.turnOff }), dismiss]) {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
    }
    await expectKept();
    await page.keyboard.press('Enter');
    await expectNotices(page, 0);
    await expect(last).toBeFocused();
  });

  await test.step('at 320×480 px nothing covers a notice; shorter windows show none', async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    await toClearFoot(page);
    await nextNotice();
    await holdNotice(cards);
    await page.clock.fastForward(MIN_DELAY_MS);
    await expectNotices(page, 2);
    await cards.first().getByText(notices.simulatedLabel, { exact: true }).click({ trial: true });
    await dismiss.first().click({ trial: true });
    await page.setViewportSize({ width: 320, height: 479 });
    await expectNotices(page, 0);
    await page.clock.fastForward(3 * MAX_DELAY_MS);
    await page.clock.runFor(500);
    await expect(cards).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await toClearFoot(page);
  });

  await test.step('notices stay off on all pages until turned on in the section', async () => {
    const section = noticeSection(page);
    await nextNotice();
    await cards.getByRole('button', { name: notices.turnOff }).click();
    await expectNotices(page, 0);
    await expect(section.getByText(notices.offStatus)).toBeVisible();
    await page.goto(routes.terms.path);
    await page.goto('/');
    await hydrated(page);
    await page.clock.runFor(2 * FIRST_DELAY_MS);
    await expect(cards).toHaveCount(0);
    await noticeSwitch(page, notices.turnOn).click();
    await toClearFoot(page);
    await expect(section.getByText(notices.offStatus)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.clock.runFor(FIRST_DELAY_MS);
    await expectNotices(page, 1);
  });
});

/** Lists controls and prices under a notice, toast or motion toggle, as `cover: covered`. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const above = '[data-notice-stack] li, [data-sonner-toast], .motion-toggle:not(header *)';
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, summary, label'),
    ]
      .filter(
        (control) =>
          isShown(control) &&
          !control.closest('header.site-header, .skip-link, [data-notice-stack]'),
      )
      .map((element) => ({ element, boxes: [...element.getClientRects()] }));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const element = currentNode.parentElement;
      if (!element || !isShown(element) || !currentNode.nodeValue?.includes('$')) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      controls.push({ element, boxes: [...range.getClientRects()] });
    }
    return [...document.querySelectorAll(above)].filter(isShown).flatMap((cover) => {
      const { left, top, right, bottom } = cover.getBoundingClientRect();
      const lies = (box: DOMRect) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      return controls
        .filter(({ element, boxes }) => !cover.contains(element) && boxes.some(lies))
        .map(({ element }) => `${cover.textContent}: ${element.textContent?.trim()}`);
    });
  });
}

function observed(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      }),
  );
}

test('no notice covers a control or a price, wherever a link leads', async ({ page }) => {
  // A notice that slides out has no box.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await fixRandom(page, 0);
  await openStill(page, '/');
  await startNotices(page);
  await page.clock.runFor(FIRST_DELAY_MS);
  const ids = await page
    .locator('main section[data-theme], main [id^="plan-"], #costs, #compare, footer, #contact')
    .evaluateAll((parts) => parts.flatMap(({ id }) => id || []));
  expect(ids.length).toBeGreaterThan(10);
  let seen = 0;
  for (const id of ids) {
    await jumpTo(page, await destination(page, id));
    await observed(page);
    await page.clock.runFor(50);
    expect(await covered(page), `#${id}, on arrival`).toEqual([]);
    await page.clock.fastForward(MIN_DELAY_MS);
    await page.clock.runFor(300);
    // A notice checks for overlap one frame after a scroll.
    await expect.poll(() => covered(page), `#${id}, later`).toEqual([]);
    for (const notice of await noticeCards(page).all()) {
      if (!(await notice.isVisible())) continue;
      seen += 1;
      const box = await notice.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(64);
      expect(box?.width).toBeLessThanOrEqual(640);
      await holdNotice(notice);
    }
  }
  expect(seen, 'notices that appeared').toBeGreaterThan(0);
});
