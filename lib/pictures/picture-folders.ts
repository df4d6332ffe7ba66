/**
 * Folders of the pictures that code in browsers names, as `app/` serves them. A finished build has them under an address that
 * changes with what they hold (`scripts/finish/kept-files.ts`), which it writes wherever a page says one of these.
 */
export const PICTURE_FOLDERS = { drawings: '/drawings/', brands: '/brands/' };
