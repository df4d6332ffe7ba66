/**
 * Address of the sheet for what follows the first view, as pages name it: nothing, until a finished build writes the styles
 * there (`scripts/finish/late-styles.ts`).
 */
export const LATE_STYLES = 'data:text/css,';
