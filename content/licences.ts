/**
 * Where fonts and pictures of the finished site come from. `files` is how their
 * paths in `out/` begin; what you put into `public/` lies there under the same name.
 */
import type { Licences } from '@/lib/content/schemas/launch';

export const licences: Licences = {
  items: [
    {
      id: 'fonts',
      files: 'fonts/',
      licence: 'OFL-1.1',
      source: 'Instrument Serif and Geist from https://fontsource.org; text in fonts/licences.txt',
    },
    {
      id: 'brands',
      files: 'brands/',
      licence: 'CC0-1.0',
      source: 'https://simpleicons.org; the marks themselves are trademarks of their owners',
    },
    { id: 'drawings', files: 'drawings/', licence: 'own work', source: 'drawn by lib/pictures' },
    { id: 'social', files: 'social/', licence: 'own work', source: 'drawn by lib/pictures' },
    { id: 'icons', files: 'icons/', licence: 'own work', source: 'drawn by lib/pictures' },
    { id: 'favicon', files: 'favicon.ico', licence: 'own work', source: 'drawn by lib/pictures' },
  ],
};
