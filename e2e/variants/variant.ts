import type { Faqs } from '@/lib/content/schemas/landing';
import type { Plan } from '@/lib/content/schemas/plans';
import type { Testimonials } from '@/lib/content/schemas/proof';
import type { Site } from '@/lib/content/schemas/site';

/** How a build for tests differs from the shipped site; `scripts/variant.ts` makes it. */
export type Variant = {
  /** Content that takes the place of the shipped one, by the name it is exported under. */
  content: Partial<{ site: Site; plans: Plan[]; testimonials: Testimonials; faqs: Faqs }>;
  /** Checks of the built output that do not apply, by name. */
  skippedChecks: string[];
};
