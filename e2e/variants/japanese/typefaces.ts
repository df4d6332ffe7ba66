import type { Typefaces } from '@/lib/content/schemas/typefaces';
import { typefaces as shipped } from '@/shipped/typefaces';

/** Japanese is set by the faces of a visitor's system; social images, which have none, get one of their own. */
export const typefaces: Typefaces = {
  ...shipped,
  pictures: '@fontsource-variable/noto-serif-jp',
};
