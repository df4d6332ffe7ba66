import type { ConfigData } from 'html-validate';

/**
 * What `html-validate` holds the built pages to. Every rule that is off has its reason: the pages are written by
 * React and Next, and rules about how HTML is spelt would check those two and not this site.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes `<meta/>`, `hidden=""` and `<!DOCTYPE html>`; browsers read both spellings alike.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // React writes `charSet`, `crossOrigin`, `noModule`; attribute names have no case in HTML.
    'attr-case': 'off',
    // Next names its bootstrap script `_R_` and React names its ids `_r_1_`: both are valid HTML ids.
    'valid-id': ['error', { relaxed: true }],
    // The export is one line.
    'long-title': 'off', // titles are held to their own limit, see the titles check
    'no-trailing-whitespace': 'off',
  },
};
