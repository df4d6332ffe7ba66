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
