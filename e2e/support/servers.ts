/** The sites that tests visit: the shipped one, and those built from `e2e/variants/`. */
export const servers = {
  site: { root: 'out', port: 4310, origin: 'http://localhost:4310' },
  extremes: { root: '.variant/extremes/out', port: 4311, origin: 'http://localhost:4311' },
  bare: { root: '.variant/bare/out' },
} as const;
