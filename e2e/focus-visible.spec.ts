import type { Page } from '@playwright/test';
import { expectNotices, fixRandom, holdNotice, noticeCards } from './support/notices';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';

/** What the focus is on, and at how many of five points (centre and near the corners) it can be seen. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      x === 0.5
        ? [[x, 0.5]]
        : [
            [x, 0.1],
            [x, 0.9],
          ],
    );
    const seen = points.filter(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      seen: seen.length,
    };
  });
}

for (const width of [320, 768, 1280])
  test.describe(`at ${width} pixels`, () => {
    // With less motion there are no frames of particles, which would make running the clock slow.
    test.use({ viewport: { width, height: 720 }, contextOptions: { reducedMotion: 'reduce' } });

    test('A28: the whole way by Tab, a notice showing, nothing focused is covered', async ({
      page,
    }) => {
      await fixRandom(page, 0);
      await openStill(page, '/');
      await page.clock.runFor(2000);
      await expectNotices(page, 1);
      const stops: string[] = [];
      for (;;) {
        // A notice that made way for the focus is followed by another.
        if ((await noticeCards(page).count()) === 0) {
          await page.clock.runFor(120_000);
          await expectNotices(page, 1);
        }
        await holdNotice(noticeCards(page).first());
        await page.keyboard.press('Tab');
        const stop = await focused(page);
        if (!stop) break;
        stops.push(stop.name);
        const seen = async () => {
          await page.clock.runFor(50);
          return (await focused(page))?.seen;
        };
        await expect
          .poll(seen, {
            message: `${stop.name} (stop ${stops.length}) can be seen`,
            intervals: [50],
          })
          .toBeGreaterThan(0);
        expect(stops.length, 'the way comes to an end').toBeLessThan(150);
      }
      expect(stops.length).toBeGreaterThan(40);
    });
  });
