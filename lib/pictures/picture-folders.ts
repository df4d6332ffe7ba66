import type { Site } from '@/lib/content/schemas/site';

/**
 * Folders of the pictures that code in browsers names, as `app/` serves them. A finished build has them under an address that
 * changes with what they hold (`scripts/finish/kept-files.ts`), which it writes wherever a page says one of these.
 */
export const PICTURE_FOLDERS = {
  drawings: '/drawings/',
  brands: '/brands/',
  /** Files of the owner, in `public/`. */
  pictures: '/pictures/',
};

/** Drawings as light pages have them, of a site that follows the visitor's system. */
const DAY_FOLDER = `${PICTURE_FOLDERS.drawings}day/`;

/** Where drawings are: in one folder, or those for dark pages and those for light ones. */
export type Drawings = string | readonly [night: string, day: string];

/** @returns where a site has its drawings */
export function drawingFolders({ theme }: Pick<Site, 'theme'>): Drawings {
  const { drawings } = PICTURE_FOLDERS;
  return theme === 'system' ? [drawings, DAY_FOLDER] : drawings;
}
