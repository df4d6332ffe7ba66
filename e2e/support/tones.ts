import { content } from '@/lib/content/content';
import { colorSchemes, palette } from '@/lib/pictures/colours';

const [scheme] = colorSchemes(content.site.theme);

export const grounds = {
  night: palette(scheme),
  room: palette(scheme, 'room'),
  paper: palette(scheme, 'paper'),
};
