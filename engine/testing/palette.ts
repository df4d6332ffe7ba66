import { type Palette, TONES } from '@/engine/chart/pen';

export const palette = Object.fromEntries(TONES.map((tone) => [tone, `#${tone}`])) as Palette;
