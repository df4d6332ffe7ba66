import { contentFiles, type Written } from './content-files';
import { featuresOf, fillFacts } from './ready-content';
import type { Plan } from './schemas/plans';
import { shownNotices } from './shown-notices';
import { shownLinks, shownSections } from './shown-sections';

/** All content by the name that its file exports, ready to be shown. */
export type Content = Omit<Written, 'plans'> & { plans: readonly Plan[] };

const filled = fillFacts(
  Object.fromEntries(
    Object.entries(contentFiles).map(([name, { value }]) => [name, value]),
  ) as Written,
);

const notices = {
  ...filled.notices,
  pool: shownNotices(filled.notices.pool, filled.plans),
};
const sections = shownSections({ ...filled, notices });

/**
 * What pages, plain texts and checks take their words and facts from. Load it once the content was checked
 * (`checks/check-content.ts`), and on the server alone: components get what they show as props.
 */
export const content: Content = {
  ...filled,
  plans: filled.plans.map((plan) => ({ ...plan, features: featuresOf(plan, filled.planFeatures) })),
  notices,
  sections,
  navigation: { ...filled.navigation, links: shownLinks(filled.navigation.links, sections) },
  notFound: { ...filled.notFound, links: shownLinks(filled.notFound.links, sections) },
  footer: {
    ...filled.footer,
    quickLinks: {
      ...filled.footer.quickLinks,
      links: shownLinks(filled.footer.quickLinks.links, sections),
    },
  },
};
