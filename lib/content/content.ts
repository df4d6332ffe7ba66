import { contentFiles, type Written } from './content-files';
import { featuresOf, fillFacts } from './ready-content';
import type { Plan } from './schemas/plans';
import { shownNotices } from './shown-notices';

/** All content by the name that its file exports, ready to be shown. */
export type Content = Omit<Written, 'plans'> & { plans: readonly Plan[] };

const filled = fillFacts(
  Object.fromEntries(
    Object.entries(contentFiles).map(([name, { value }]) => [name, value]),
  ) as Written,
);

/**
 * What pages, plain texts and checks take their words and facts from. Load it once the content was checked
 * (`checks/check-content.ts`), and on the server alone: components get what they show as props.
 */
export const content: Content = {
  ...filled,
  plans: filled.plans.map((plan) => ({ ...plan, features: featuresOf(plan, filled.planFeatures) })),
  notices: { ...filled.notices, pool: shownNotices(filled.notices.pool, filled.plans) },
};

/** @returns the file that exports `name` @throws Error for a name that no content file exports */
export function fileOf(name: string): string {
  if (!Object.hasOwn(contentFiles, name)) throw new Error(`no content file exports ${name}`);
  return contentFiles[name as keyof Written].file;
}
