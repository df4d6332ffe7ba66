import { expect, type Locator } from '@playwright/test';
import type { Picture } from '@/lib/content/schemas/landing';
import { wideFrom } from '@/lib/pictures/picture-size';

/**
 * Expects a drawn chart to be there in full: a text alternative, loaded, in its own proportions, inside the window,
 * and in the drawing made for this width.
 */
export async function expectWholePicture(
  picture: Locator,
  { drawing, alt }: Picture,
): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAccessibleName(alt);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);

  const shown = await picture.evaluate((image: HTMLImageElement) => {
    const { left, right, width, height } = image.getBoundingClientRect();
    const panel = image.closest('figure')?.getBoundingClientRect();
    return {
      source: new URL(image.currentSrc).pathname,
      windowWidth: window.innerWidth,
      inWindow: left >= 0 && right <= window.innerWidth,
      inPanel: panel !== undefined && left >= panel.left && right <= panel.right,
      stretch: width / height / (image.naturalWidth / image.naturalHeight),
      cut: getComputedStyle(image).objectFit,
    };
  });
  const shape = shown.windowWidth < wideFrom(drawing) ? 'narrow' : 'wide';
  expect(shown.source).toBe(`/drawings/${drawing}-${shape}.svg`);
  expect(shown).toMatchObject({ inWindow: true, inPanel: true, cut: 'fill' });
  expect(shown.stretch).toBeCloseTo(1, 2);
}
