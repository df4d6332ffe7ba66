import type { Written } from '@/lib/content/content-files';

/** How a build for tests differs from the shipped site; `scripts/variant.ts` makes it. */
export type Variant = {
  /** What content files hold in place of the shipped values, by the names they export. */
  content: Partial<Written>;
  /** Checks of the built output that do not apply, by name. */
  skippedChecks: string[];
};
