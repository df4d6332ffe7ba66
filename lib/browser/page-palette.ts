import { type Palette, TONES } from '@/engine/chart/renderer';

export const DAY_QUERY = '(prefers-color-scheme: light)';

/** A literal list, because the build removes custom properties that no source file names. */
const PROPERTIES: Palette = {
  ground: '--ground',
  surface: '--surface',
  raised: '--raised',
  hairline: '--hairline',
  edge: '--edge',
  ink: '--ink',
  muted: '--muted',
  accent: '--accent',
  primary: '--primary',
  'primary-hover': '--primary-hover',
  'primary-active': '--primary-active',
  'on-primary': '--on-primary',
  up: '--up',
  down: '--down',
  info: '--info',
};

/** Returns the computed colors at an element, for canvases. */
export function paletteAt(element: Element): Palette {
  const styles = getComputedStyle(element);
  return Object.fromEntries(
    TONES.map((tone) => [tone, styles.getPropertyValue(PROPERTIES[tone])]),
  ) as Palette;
}
