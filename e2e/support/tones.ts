import { content } from '@/lib/content/content';
import { colorSchemes, palette } from '@/lib/pictures/colours';

const [scheme] = colorSchemes(content.site.theme);

export const themes = {
  dark: palette(scheme),
  panel: palette(scheme, 'panel'),
  light: palette(scheme, 'light'),
};
