/**
 * What the site is set in: packages of Fontsource (https://fontsource.org), installed as development dependencies. The
 * build cuts them to the letters that the content needs; what they lack is set by the faces of a visitor's system.
 */
import type { Typefaces } from '@/lib/content/schemas/typefaces';

export const typefaces: Typefaces = {
  headlines: '@fontsource/instrument-serif',
  text: '@fontsource-variable/geist',
  pictures: null,
};
