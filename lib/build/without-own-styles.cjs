/** What sonner runs as it loads: a style element that the policy of the pages (`scripts/finish/seal.ts`) would have to name by its text. */
const INSERTS_STYLES = /^__insertCSS\(".*"\);?$/m;

/**
 * Loader of sonner's module: its styles come as a sheet, which `lib/browser/toaster.tsx` imports.
 * @param {string} source
 * @returns {string} the module without them
 * @throws where they are not what this version has: a new one needs a look
 */
module.exports = function withoutOwnStyles(source) {
  if (!INSERTS_STYLES.test(source))
    throw new Error('sonner: what inserts its styles was not found');
  return source.replace(INSERTS_STYLES, '');
};
