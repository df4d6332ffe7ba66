import type { Written } from '@/lib/content/content-files';

/** How a build for tests differs from the shipped site; `scripts/variant.ts` makes it. */
export type Variant = {
  /** What content files hold in place of the shipped values, by the names they export. */
  content: Partial<Written>;
  /** Ids of checks of pages that do not apply. */
  skippedChecks: string[];
};
