import { type Palette, TONES } from '@/engine/chart/renderer';

export const DAY_QUERY = '(prefers-color-scheme: light)';

/** Returns the computed colors at an element, for canvases. */
export function paletteAt(element: Element): Palette {
  const styles = getComputedStyle(element);
  return Object.fromEntries(
    TONES.map((tone) => [tone, styles.getPropertyValue(`--${tone}`)]),
  ) as Palette;
}
