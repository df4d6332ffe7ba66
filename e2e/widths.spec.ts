import type { Locator } from '@playwright/test';
import { withoutNotices } from '@/e2e/support/demo';
import { hold, hydrated, jumpTo, openPage, openStill } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { imageVariants } from '@/lib/pictures/picture-size';
import type { Image } from '@/lib/schemas/picture';
import { noSideways, sideways } from './support/layout';
import { expect, test } from './support/test';
import { expectNoShift, settled, watchVitals } from './support/vitals';

const { closing, controls, home, indicators, navigation } = content;

test('Tab first shows the skip link, which leads to main', async ({ page }) => {
  await withoutNotices(page);
  await openPage(page, '/');
  const skip = page.getByRole('link', { name: navigation.skip });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

for (const width of [390, 768, 1280])
  test(`neither the floating header nor late files shift the page at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchVitals(page);
    const files = '**/*.{css,woff2}';
    await hold(page, files);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    const banner = page.getByRole('banner');
    const early = await banner.boundingBox();
    expect(early?.height, 'one row').toBeLessThan(80);
    await page.unroute(files);
    await hydrated(page);
    const ground = () =>
      banner.locator('> div').evaluate((bar) => {
        const { opacity, borderRadius, borderStyle } = getComputedStyle(bar, '::before');
        return { opacity, borderRadius, borderStyle };
      });
    const floating = { opacity: '1', borderRadius: '16px', borderStyle: 'solid' };
    const box = await banner.boundingBox();
    expect(box).toEqual(early);
    const expectFloating = async () => {
      for (const [top, expected] of [
        [11, floating],
        [10, { ...floating, opacity: '0' }],
      ] as const) {
        await jumpTo(page, top);
        await expect.poll(ground).toEqual(expected);
        expect(await banner.boundingBox()).toEqual(box);
      }
    };
    await expectFloating();
    const isNarrow = width < 768;
    for (const { name } of navigation.links)
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible({
        visible: !isNarrow,
      });
    await expect(page.getByRole('button', { name: navigation.openMenu })).toBeVisible({
      visible: isNarrow,
    });
    const pause = page.getByRole('button', { name: controls.pauseMotion, exact: true });
    if (isNarrow) await pause.scrollIntoViewIfNeeded();
    await expect(pause).toBeInViewport({ ratio: 1 });
    expect((await pause.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoShift(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pause).toHaveCount(0);
    await expectFloating();
  });

/** Expects the drawing for this width, cut off only at the left, with readable labels. */
async function expectDrawn(picture: Locator, drawing: Image['drawing']): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { left, right, width, height } = image.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(image);
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
    return {
      source: image.currentSrc,
      windowWidth: window.innerWidth,
      isInWindow: left >= 0 && right <= window.innerWidth,
      cut: `${objectFit} ${objectPosition}`,
      scale,
      isAsHigh: Math.abs(image.naturalHeight * scale - height) < 1,
    };
  });
  const shape = imageVariants(drawing).findLast(({ from }) => from <= shown.windowWidth);
  expect(shown.source.endsWith(`/${drawing}-${shape?.form}.svg`)).toBe(true);
  expect(shown).toMatchObject({ isInWindow: true, isAsHigh: true, cut: 'cover 100% 50%' });
  const svg = await (await picture.page().request.get(shown.source)).text();
  const fontSize = Number(/font-size="([\d.]+)"/.exec(svg)?.[1]);
  expect(shown.scale * fontSize).toBeGreaterThanOrEqual(11);
  expect(shown.scale).toBeLessThanOrEqual(1.15);
}

const panels = indicators.items.map(({ image }) => image);

test('the home page fits seven widths, with a header in one row and readable drawings', async ({
  page,
}) => {
  // With motion, the hero shows its animated drawing.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 360, 599, 600, 1023, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await openStill(page, '/');
    await test.step(`${width} pixels`, async () => {
      expect(await sideways(page)).toEqual(noSideways);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan(80);
      for (const { alt, drawing } of [home.picture, ...panels, closing.picture])
        if (drawing) await expectDrawn(page.getByRole('img', { name: alt }), drawing);
      const tops = await page
        .locator('#indicators figure')
        .evaluateAll((all) => all.map((figure) => Math.round(figure.getBoundingClientRect().top)));
      // Three panels in a row need 58rem between the page's gutters.
      const isBeside = width >= 1009;
      expect(new Set(tops).size).toBe(isBeside ? Math.ceil(tops.length / 3) : tops.length);
      // Each row of drawings has one price axis.
      if (panels.every(({ drawing }) => drawing))
        await expect(page.locator('#indicators img[alt=""]:visible')).toHaveCount(
          new Set(tops).size,
        );
    });
  }
});
