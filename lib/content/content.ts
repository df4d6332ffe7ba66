import { contentEntries, contentFiles, type Written } from './content-files';
import { faultLine, schemaFaults } from './faults';
import { namesInUse } from './files-in-use';
import { featuresOf, fillFacts } from './ready-content';
import type { Plan } from './schemas/plans';
import { shownNotices } from './shown-notices';
import { shownLinks, shownSections } from './shown-sections';

/** All content by the name that its file exports, ready to be shown. */
export type Content = Omit<Written, 'plans'> & { plans: readonly Plan[] };

/** `npm run dev` shows content that nobody has checked: what is wrong with it stands in the page's place, and no stack. */
if (process.env.NODE_ENV === 'development') {
  const lines = contentEntries.flatMap((entry) =>
    schemaFaults(entry).map((fault) => namesInUse(faultLine(entry, fault))),
  );
  if (lines.length > 0) {
    const error = new Error(lines.join('\n'));
    error.stack = error.message;
    throw error;
  }
}

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
  plans: filled.plans.map((plan) => ({
    ...{ tier: null, intervalCount: 1, renews: true, trialDays: 0, popular: false },
    ...plan,
    features: featuresOf(plan, filled.planFeatures),
  })),
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
