import { contentEntries, contentFiles, type Written } from './content-files';
import { faultLine, schemaFaults } from './faults';
import { namesInUse } from './files-in-use';
import { markdownFiles } from './markdown-files';
import { headerLinks, inSeries, pageRoutes, withPages } from './placed-pages';
import { featuresOf, fillFacts } from './ready-content';
import { reservedHosts } from './reserved-hosts';
import type { Plan } from './schemas/plans';
import type { Routes } from './schemas/site';
import { shownNotices } from './shown-notices';
import { shownLinks, shownSections } from './shown-sections';

/** All content by the name that its file exports, ready to be shown. */
export type Content = Omit<Written, 'plans' | 'routes'> & {
  plans: readonly Plan[];
  /** Those of Markdown pages too, by their paths without the first slash. */
  routes: Routes;
};

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

const written = Object.fromEntries(
  Object.entries(contentFiles).map(([name, { value }]) => [name, value]),
) as Written;
const filled = fillFacts(written);

const notices = {
  ...filled.notices,
  pool: shownNotices(filled.notices.pool, filled.plans),
};
const pages = inSeries(filled.pages);
const footer = withPages(filled.footer, pages);
const sections = shownSections({ ...filled, notices });

const standIn = process.env.PAYMENT_STAND_IN;

/** @returns a payment link; where `npm run dev` has a page stand in for those whose hosts are examples, the address of that */
function paymentPage(link: string | null): string | null {
  if (!link || !standIn || reservedHosts(link).length === 0) return link;
  return link.replace('https:/', standIn);
}

/**
 * What pages, plain texts and checks take their words and facts from. Load it once the content was checked
 * (`checks/check-content.ts`), and on the server alone: components get what they show as props.
 */
export const content: Content = {
  ...filled,
  plans: filled.plans.map((plan) => ({
    ...{ intervalCount: 1, trialDays: 0, popular: false },
    ...plan,
    features: featuresOf(plan, filled.planFeatures),
    paymentLink: paymentPage(plan.paymentLink),
  })),
  notices,
  sections,
  routes: { ...pageRoutes(pages, filled.frame), ...filled.routes },
  navigation: {
    ...filled.navigation,
    links: [...shownLinks(filled.navigation.links, sections), ...headerLinks(pages)],
  },
  notFound: { ...filled.notFound, links: shownLinks(filled.notFound.links, sections) },
  footer: {
    ...footer,
    quickLinks: {
      ...footer.quickLinks,
      links: shownLinks(footer.quickLinks.links, sections),
    },
  },
};

/** `npm run dev` reads Markdown pages anew whenever they are asked for: Turbopack does not know that they are part of a page. */
if (process.env.NODE_ENV === 'development') {
  const read = () => fillFacts({ ...written, pages: markdownFiles() }).pages;
  Object.defineProperties(content, {
    pages: { get: read },
    routes: { get: () => ({ ...pageRoutes(inSeries(read()), filled.frame), ...filled.routes }) },
  });
}
