import { type Palette, TONES } from '@/engine/chart/renderer';

/** Matches for visitors whose system is set to light colours. */
export const DAY_QUERY = '(prefers-color-scheme: light)';

/** Written out, because a build takes out of the styles what it finds no reader of. */
const PROPERTIES: Palette = {
  ground: '--ground',
  surface: '--surface',
  raised: '--raised',
  hairline: '--hairline',
  edge: '--edge',
  ink: '--ink',
  muted: '--muted',
  accent: '--accent',
  brass: '--brass',
  polished: '--polished',
  worn: '--worn',
  pitch: '--pitch',
  up: '--up',
  down: '--down',
  tide: '--tide',
};

/** @returns the tones where an element stands, as the styles have them now: for what is painted and cannot be styled */
export function paletteAt(element: Element): Palette {
  const styles = getComputedStyle(element);
  return Object.fromEntries(
    TONES.map((tone) => [tone, styles.getPropertyValue(PROPERTIES[tone])]),
  ) as Palette;
}
