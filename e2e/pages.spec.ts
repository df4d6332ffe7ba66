import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { contrast } from '@/lib/pictures/colours';
import { expectAccessible } from './support/axe';
import { withoutNotices } from './support/demo';
import { cutOff, noSideways, setText, sideways, tooSmall } from './support/layout';
import { everyPath, notFoundMessage, openPage } from './support/page';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

const { routes } = content;

test.use({ allowedMessages: [notFoundMessage] });

/**
 * Every colour that a text, or what is drawn with it, has on paper, with the ground it is printed on: the nearest one, as
 * far as it covers white paper.
 * @returns pairs of `#rrggbb`, each once, with an element that has them
 */
function inksOnPaper(page: Page): Promise<{ ink: string; ground: string; of: string }[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const transparent = 'rgba(0, 0, 0, 0)';
    const onWhite = (colour: string) => {
      if (!canvas) throw new Error('no canvas to mix colours on');
      for (const layer of ['white', colour]) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    };
    const pairs = new Map<string, { ink: string; ground: string; of: string }>();
    const shapes = 'img, svg, svg :not(text), .icon';
    for (const element of document.querySelectorAll(`body, body *:not(${shapes})`)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      let behind = element;
      while (behind.parentElement && getComputedStyle(behind).backgroundColor === transparent)
        behind = behind.parentElement;
      const { color, fill } = getComputedStyle(element);
      const ink = onWhite(element instanceof SVGElement ? fill : color);
      const ground = onWhite(getComputedStyle(behind).backgroundColor);
      pairs.set(ink + ground, { ink, ground, of: element.outerHTML.slice(0, 100) });
    }
    return [...pairs.values()];
  });
}

/** Legal pages are of one kind. Each page is opened once, and then given other widths, text sizes and paper. */
const kinds = ['/', routes.privacy.path, routes.paymentSuccess.path, '/no-such-page'];

for (const path of kinds)
  test(`${path}: accessible, and whole at every width, with larger text and on paper`, async ({
    page,
  }) => {
    test.slow(path === '/', 'axe takes its time over the landing page');
    await withoutNotices(page);
    const response = await openPage(page, path);
    expect(response.status()).toBe(path === '/no-such-page' ? 404 : 200);

    await test.step('SD13: scripts leave the structured data as it was sent', async () => {
      const html = await response.text();
      const blocks = page.locator('script[type="application/ld+json"]');
      for (const block of await blocks.allTextContents()) expect(html).toContain(block);
    });

    for (const width of [1280, 320])
      await test.step(`A1, A2, A29, A30: at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        expect(await tooSmall(page.locator('body'), 24)).toEqual([]);
        expect(await sideways(page)).toEqual(noSideways);
        expect(await cutOff(page)).toEqual([]);
      });

    await test.step('A30: with the text spacing of WCAG 1.4.12', async () => {
      await setText(page, '100%', 'wide');
      await expect(page.locator('h1')).not.toHaveCSS('letter-spacing', 'normal');
      expect(await sideways(page)).toEqual(noSideways);
      expect(await cutOff(page)).toEqual([]);
    });

    await test.step('A30: with text at 200 %', async () => {
      await setText(page, '200%', 'normal');
      await expect(page.locator('body')).toHaveCSS('font-size', '34px');
      for (const width of [320, 640, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await sideways(page), `${width} pixels`).toEqual(noSideways);
      }
    });

    await test.step('on paper: all words, dark on light or on nothing, and no control', async () => {
      await setText(page, '100%', 'normal');
      await page.emulateMedia({ media: 'print' });
      const inks = await inksOnPaper(page);
      expect(new Set(inks.map(({ ink }) => ink)).size, 'ink and grey').toBeGreaterThan(1);
      // Printers leave grounds away, unless they are asked for them.
      for (const { ink, ground, of } of inks)
        for (const behind of [ground, '#ffffff'])
          expect.soft(contrast(ink, behind), `${ink} on ${behind}: ${of}`).toBeGreaterThan(4.5);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.locator('button:visible')).toHaveCount(0);
      for (const section of await page.locator('main section[id]').all())
        await expect(section).toBeVisible();
      await expect(page.locator('footer')).toBeVisible();
    });
  });

test('A1, A29, A30: on a phone every page is accessible and whole, and every control 44 pixels or more each way @phone', async ({
  page,
}) => {
  await withoutNotices(page);
  for (const path of everyPath) {
    await openPage(page, path);
    expect.soft(await tooSmall(page.locator('body'), 44), path).toEqual([]);
    expect.soft(await sideways(page), path).toEqual(noSideways);
    expect.soft(await cutOff(page), path).toEqual([]);
    // The others are looked at in other widths.
    if (!kinds.includes(path)) await expectAccessible(page);
  }
});

test('A30: at 400 % zoom a plan can still be chosen: nothing lies over what is clicked', async ({
  page,
}) => {
  // A window of 1280 by 1024 pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/');
  await expectUsable(page);
  await expectWaysOut(page);
});
