import { type Palette, TONES } from '@/engine/chart/renderer';

export const palette = Object.fromEntries(TONES.map((tone) => [tone, `#${tone}`])) as Palette;
