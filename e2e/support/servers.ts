/** The sites that tests visit, built from `e2e/variants/`, and the owner's own. */
export const servers = {
  site: { root: '.variant/sample/out', port: 4310, origin: 'http://localhost:4310' },
  extremes: { root: '.variant/extremes/out', port: 4311, origin: 'http://localhost:4311' },
  bare: { root: '.variant/bare/out', port: 4312, origin: 'http://localhost:4312' },
  own: { root: 'out', port: 4313, origin: 'http://localhost:4313' },
} as const;
