/** How long browsers keep what. */
export interface CacheRules {
  /** Files whose name changes with their content. */
  readonly hashed: {
    /** Address of their folder, with a slash at either end. */
    readonly folder: string;
    /**
     * `Cache-Control` of those that exist, and of no answer else in the folder: a 404 kept as immutable hides the file from
     * that browser for a year, deploys and reloads notwithstanding (https://github.com/sveltejs/kit/issues/16615).
     */
    readonly found: string;
  };
  /** `Cache-Control` of everything else: pages, pictures, errors. */
  readonly otherwise: string;
}

/**
 * A year for hashed files, the longest that caches honour (RFC 9111), and `immutable` (RFC 8246) to spare the request on a
 * reload; everything else is asked for again on each visit and answered 304 while it is the same.
 */
export const cacheRules: CacheRules = {
  hashed: { folder: '/_next/static/', found: 'public, max-age=31536000, immutable' },
  otherwise: 'public, max-age=0, must-revalidate',
};
