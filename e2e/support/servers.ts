/** The sites that tests visit, built from `e2e/variants/`, and the owner's own. */
export const servers = {
  site: { root: '.variant/sample/out', port: 4310, origin: 'http://localhost:4310' },
  extremes: { root: '.variant/extremes/out', port: 4311, origin: 'http://localhost:4311' },
  bare: { root: '.variant/bare/out' },
  own: { root: 'out' },
} as const;
