import { type Palette, TONES } from '@/engine/chart/pen';

/** A palette that tells which tone was drawn with. */
export const palette = Object.fromEntries(TONES.map((tone) => [tone, `#${tone}`])) as Palette;
