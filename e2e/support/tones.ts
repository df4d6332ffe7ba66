import { content } from '@/lib/content/content';
import { colorSchemes, palette } from '@/lib/pictures/colours';

const [scheme] = colorSchemes(content.site.theme);

/** What the tones are on each ground of the site that is tested. */
export const grounds = {
  night: palette(scheme),
  room: palette(scheme, 'room'),
  paper: palette(scheme, 'paper'),
};
export const tokens = grounds.night;
