import type { LaunchContent } from '@/scripts/launch/content';

/** How a build for tests differs from the shipped site; `scripts/variant.ts` makes it. */
export type Variant = {
  /** Content that takes the place of the shipped one, by the name it is exported under. */
  content: Partial<LaunchContent>;
  /** Checks of the built output that do not apply, by name. */
  skippedChecks: string[];
};
