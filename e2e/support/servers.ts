import { readdirSync } from 'node:fs';

/** The sites that tests visit: the shipped one, and the one built from `e2e/variants/extremes.ts`. */
export const servers = {
  site: { root: 'out', port: 4310, origin: 'http://localhost:4310' },
  extremes: { root: '.variant/extremes/out', port: 4311, origin: 'http://localhost:4311' },
} as const;

/** Whole sites of owners, each built into a folder of its own: the folders of `e2e/variants/`, and one that is made there. */
export const variants = readdirSync('e2e/variants', { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  .concat('arabic');
