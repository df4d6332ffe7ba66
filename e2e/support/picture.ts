import { expect, type Locator } from '@playwright/test';

/**
 * Expects a drawn chart to be there in full: a text alternative, loaded, in its own proportions, inside the window,
 * and in the drawing made for this width.
 */
export async function expectWholePicture(picture: Locator, alt: string): Promise<void> {
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
  expect(shown.source).toMatch(shown.windowWidth < 640 ? /-narrow\.svg$/ : /-wide\.svg$/);
  expect(shown).toMatchObject({ inWindow: true, inPanel: true, cut: 'fill' });
  expect(shown.stretch).toBeCloseTo(1, 2);
}
