import type { Page } from '@playwright/test';
import {
  DISPLAY_MS,
  FIRST_DELAY_MS,
  MAX_DELAY_MS,
  MAX_SHOWN,
  MIN_DELAY_MS,
} from '@/components/landing/notices/notice-queue';
import { hydrated, jumpTo, openStill } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import {
  expectNotices,
  fixRandom,
  holdNotice,
  noticeCards,
  noticeSection,
  noticeSwitch,
  showFirstNotice,
  startNotices,
} from './support/notices';
import { expect, test } from './support/test';

const { navigation, notices, routes } = content;

test('notices follow the specified times', () => {
  const seconds = [FIRST_DELAY_MS, MIN_DELAY_MS, MAX_DELAY_MS, DISPLAY_MS].map((ms) => ms / 1000);
  expect(seconds).toEqual([2, 120, 240, 5]);
});

test('notices take no focus, stay while held, and stay off once turned off', async ({ page }) => {
  await fixRandom(page, 0);
  await openStill(page, '/');
  await startNotices(page);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
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
    expect(await title.boundingBox(), 'nothing shifts').toEqual(before);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const isLive = await cards.evaluate((card) => card.closest('[role], [aria-live]') !== null);
    expect(isLive).toBe(false);
    expect(text).not.toMatch(/hurry|limited|only \d|left|last chance|now\b|!/i);
    await page.clock.runFor(DISPLAY_MS);
    await expectNotices(page, 0);
    expect(await title.boundingBox(), 'nothing shifts').toEqual(before);
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
    const access = page
      .getByRole('banner')
      .getByRole('link', { name: navigation.access.name, exact: true });
    await nextNotice();
    await access.focus();
    for (const button of [cards.getByRole('button', { name: notices.turnOff }), dismiss]) {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
    }
    await expectKept();
    await page.keyboard.press('Enter');
    await expectNotices(page, 0);
    await expect(access).toBeFocused();
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
    await expect(section.getByText(notices.offStatus)).toHaveCount(0);
    await jumpTo(page, 0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.clock.runFor(FIRST_DELAY_MS);
    await expectNotices(page, 1);
  });
});

/** Lists the texts, controls and pictures that overlap a notice, and notices outside the window, as `notice: what`. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const others = (element: Element) => isShown(element) && !element.closest('.notice-stack');
    const pictures = 'img, svg, button, input, select, summary, a[href]';
    const parts = [...document.querySelectorAll(pictures)].filter(others).map((element) => ({
      name: element.outerHTML.slice(0, 80),
      boxes: [...element.getClientRects()],
    }));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (!nodeValue?.trim() || !parentElement || !others(parentElement)) continue;
      if (parentElement.closest('.sr-only, .skip-link')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      parts.push({ name: nodeValue, boxes: [...range.getClientRects()] });
    }
    return [...document.querySelectorAll('.notice')].filter(isShown).flatMap((notice) => {
      const { left, top, right, bottom } = notice.getBoundingClientRect();
      const lies = (box: DOMRect) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      return [
        ...parts.filter(({ boxes }) => boxes.some(lies)).map(({ name }) => name),
        ...(isOut ? ['outside the window'] : []),
      ].map((what) => `${notice.textContent}: ${what}`);
    });
  });
}

test('in any window a notice has a place on the first screen, and covers nothing', async ({
  page,
}) => {
  // A notice that slides in is not at its place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fixRandom(page, 0);
  await openStill(page, '/');
  await showFirstNotice(page);
  const cards = noticeCards(page);
  for (let count = 1; ; count += 1) {
    await holdNotice(cards.first());
    if (count === Math.min(MAX_SHOWN, notices.pool.length)) break;
    await page.clock.fastForward(MIN_DELAY_MS);
    await expectNotices(page, count + 1);
  }
  for (const width of [320, 390, 600, 768, 1023, 1024, 1280, 1440, 1920])
    for (const height of [640, 1080])
      await test.step(`${width} × ${height} pixels`, async () => {
        await page.setViewportSize({ width, height });
        await jumpTo(page, 0);
        expect.soft(await covered(page)).toEqual([]);
        const box = await cards.first().boundingBox();
        expect.soft(box?.height).toBeLessThanOrEqual(64);
        expect.soft(box?.width).toBeLessThanOrEqual(640);
      });
});
