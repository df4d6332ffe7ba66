import type { Page } from '@playwright/test';
import { FIRST_DELAY_MS, MIN_DELAY_MS } from '@/components/landing/notices/notice-queue';
import { fixRandom, holdNotice, noticeCards, startNotices } from './support/notices';
import { openStill } from './support/page';
import { destination, jumpTo } from './support/scroll';
import { expect, test } from './support/test';

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

/**
 * Notices lie on each other; that is left out.
 * @returns every control and price that a notice, a toast or the motion control lies over, and what lies over it
 */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    // In the header it is part of a bar that everything runs under.
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

/** Waits until the browser has told all observers what is seen of the page as it stands. */
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

for (const [width, height] of SIZES)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('R-NOTE-1: wherever a section is landed on, no notice lies over a control or a price, and a notice is low', async ({
      page,
    }) => {
      await fixRandom(page, 0);
      await openStill(page, '/');
      await startNotices(page);
      await page.clock.runFor(FIRST_DELAY_MS);
      const ids = await page
        .locator(
          'main section[data-ground], main [id^="plan-"], #costs, #compare, footer, #contact',
        )
        .evaluateAll((parts) => parts.flatMap(({ id }) => id || []));
      expect(ids.length).toBeGreaterThan(10);
      let seen = 0;
      for (const id of ids) {
        await jumpTo(page, await destination(page, id));
        await observed(page);
        // One that was there has gone, if it has to.
        await page.clock.runFor(50);
        expect(await covered(page), `#${id}, as it is reached`).toEqual([]);
        await page.clock.fastForward(MIN_DELAY_MS);
        await page.clock.runFor(300);
        // A notice that comes begins to look at its room a frame later; the clock stands still meanwhile.
        await expect
          .poll(() => covered(page), { message: `#${id}, later`, timeout: 1000 })
          .toEqual([]);
        for (const notice of await noticeCards(page).all()) {
          if (!(await notice.isVisible())) continue;
          seen += 1;
          const box = await notice.boundingBox();
          expect(box?.height).toBeLessThanOrEqual(width < 768 ? 60.5 : 48.5);
          expect(box?.width).toBeLessThanOrEqual(560);
          await holdNotice(notice);
        }
      }
      expect(seen, 'notices that came where their place was free').toBeGreaterThan(0);
    });
  });
