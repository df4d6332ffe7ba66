import type { Locator } from '@playwright/test';
import type { Image } from '@/content/schemas/landing';
import { content } from '@/lib/content/content';
import { imageVariants } from '@/lib/pictures/picture-size';
import { openStill } from './support/page';
import { expect, test } from './support/test';

const { closing, home, indicators } = content;

/**
 * Expects a drawn chart to be there with its newest bars: inside the window, in the drawing for this width, cut off at the left
 * alone, and with labels that can be read and are no larger than they are meant.
 */
async function expectDrawn(picture: Locator, drawing: Image['drawing']): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { left, right, width, height } = image.getBoundingClientRect();
    const panel = image.closest('figure')?.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(image);
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
    return {
      source: image.currentSrc,
      windowWidth: window.innerWidth,
      inWindow: left >= 0 && right <= window.innerWidth,
      inPanel: panel !== undefined && left >= panel.left && right <= panel.right + 1,
      cut: `${objectFit} ${objectPosition}`,
      scale,
      isAsHigh: Math.abs(image.naturalHeight * scale - height) < 1,
    };
  });
  const shape = imageVariants(drawing).findLast(({ from }) => from <= shown.windowWidth);
  expect(shown.source.endsWith(`/${drawing}-${shape?.form}.svg`)).toBe(true);
  const cut = 'cover 100% 50%';
  expect(shown).toMatchObject({ inWindow: true, inPanel: true, isAsHigh: true, cut });
  const svg = await (await picture.page().request.get(shown.source)).text();
  const fontSize = Number(/font-size="([\d.]+)"/.exec(svg)?.[1]);
  expect(shown.scale * fontSize).toBeGreaterThanOrEqual(11);
  expect(shown.scale).toBeLessThanOrEqual(1.15);
}

const panels = indicators.items.map(({ image }) => image);

test('R-HERO-1, R-IND-1, R-CTA-1: pictures are in the drawing for every width, readable, and cut off at the left alone', async ({
  page,
}) => {
  for (const width of [320, 599, 600, 1023, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await openStill(page, '/');
    await test.step(`${width} pixels`, async () => {
      for (const { alt, drawing } of [home.picture, ...panels, closing.picture])
        if (drawing) await expectDrawn(page.getByRole('img', { name: alt }), drawing);
      const tops = await page
        .locator('#indicators figure')
        .evaluateAll((all) => all.map((figure) => Math.round(figure.getBoundingClientRect().top)));
      const isBeside = width >= 1024;
      expect(new Set(tops.slice(0, 3)).size).toBe(isBeside ? 1 : tops.slice(0, 3).length);
      const ends = await page.locator('#indicators img').evaluateAll((all) =>
        all
          .map((image) => image.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ bottom }) => Math.round(bottom)),
      );
      expect(new Set(ends).size, 'axes stand at their plots').toBe(new Set(tops).size);
      // A price axis for each row of panels.
      const rows = isBeside ? Math.ceil(panels.length / 3) : panels.length;
      await expect(page.locator('#indicators img[alt=""]:visible')).toHaveCount(rows);
    });
  }
});
