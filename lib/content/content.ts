import type { Footer, NavLink } from '@/content/schemas/pages';
import type { Plan } from '@/content/schemas/plans';
import type { Routes } from '@/content/schemas/site';
import { markdownFiles } from '@/lib/pages/markdown-files';
import { inSeries, pageRoutes } from '@/lib/pages/page-routes';
import { formatError, validate } from './content-errors';
import { contentEntries, contentFiles, type Written } from './content-files';
import { resolvePlaceholders } from './resolve-content';
import { visibleNotices } from './visible-notices';
import { visibleLinks, visibleSections } from './visible-sections';

export type Content = Omit<Written, 'plans' | 'routes' | 'footer'> & {
  plans: readonly Plan[];
  /** Includes Markdown pages, keyed by path without the first slash. */
  routes: Routes;
  footer: ShownFooter;
};

export type ShownFooter = Footer & { quickLinks: { links: readonly NavLink[] } };

/** `next dev` does not run the checks, so report errors here. */
if (process.env.NODE_ENV === 'development') {
  const lines = contentEntries.flatMap((entry) =>
    validate(entry).map((error) => formatError(entry, error)),
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

const filled = resolvePlaceholders(written);

/** `next dev` reads Markdown files again for each page. */
function placedPages(files: Written['pages']) {
  const pages = inSeries(resolvePlaceholders({ ...written, pages: files }).pages);
  return { pages, routes: { ...pageRoutes(pages, filled.frame), ...filled.routes } as Routes };
}

const { pages, routes } = placedPages(written.pages);
const notices = { ...filled.notices, pool: visibleNotices(filled.notices.pool, filled.plans) };
const sections = visibleSections({ ...filled, notices });
const links = visibleLinks(filled.navigation.links, sections);

/** Validated content with placeholders resolved. Server only: components get props. */
export const content: Content = {
  ...filled,
  pages,
  routes,
  plans: filled.plans.map((plan) => ({
    ...{ intervalCount: 1, trialDays: 0, popular: false },
    ...plan,
    features: filled.planFeatures.map(({ plans, ...row }) => ({
      ...row,
      included: plans.includes(plan.id),
    })),
  })),
  notices,
  sections,
  navigation: { ...filled.navigation, links },
  notFound: { ...filled.notFound, links: visibleLinks(filled.notFound.links, sections) },
  footer: { ...filled.footer, quickLinks: { ...filled.footer.quickLinks, links } },
};

if (process.env.NODE_ENV === 'development')
  Object.defineProperties(content, {
    pages: { get: () => placedPages(markdownFiles()).pages },
    routes: { get: () => placedPages(markdownFiles()).routes },
  });
