import type { Footer, NavLink } from '@/content/schemas/pages';
import type { Plan } from '@/content/schemas/plans';
import type { Routes } from '@/content/schemas/site';
import { markdownFiles, pageRoutes, withFolderPages } from '@/lib/pages/markdown-pages';
import { formatError, validate } from './content-errors';
import { contentEntries, contentFiles, type Written } from './content-files';
import { resolvePlaceholders } from './resolve-content';
import { visibleLinks, visibleSections } from './visible';
import { visibleNotices } from './visible-notices';

export type Content = Omit<Written, 'plans' | 'routes' | 'footer'> & {
  plans: readonly Plan[];
  /** Includes Markdown pages, keyed by path without a leading slash. */
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

const resolved = resolvePlaceholders(written);

/** `next dev` rereads Markdown files at each use. */
function readPages(files: Written['pages']) {
  const { routes, frame } = resolved;
  const own = resolvePlaceholders({ ...written, pages: files }).pages;
  const taken = Object.values(routes).map(({ path }) => path);
  const pages = withFolderPages(own, taken, frame.folderDescription);
  return { pages, routes: { ...pageRoutes(pages, frame), ...routes } as Routes };
}

const { pages, routes } = readPages(written.pages);
const notices = {
  ...resolved.notices,
  pool: visibleNotices(resolved.notices.pool, resolved.plans),
};
const sections = visibleSections({ ...resolved, notices });
const links = visibleLinks(resolved.navigation.links, sections);

/** Validated content with placeholders resolved. Server only: client components get props. */
export const content: Content = {
  ...resolved,
  pages,
  routes,
  plans: resolved.plans.map((plan) => ({
    ...{ intervalCount: 1, trialDays: 0, popular: false },
    ...plan,
    features: resolved.planFeatures.map(({ plans, ...row }) => ({
      ...row,
      included: plans.includes(plan.id),
    })),
  })),
  notices,
  sections,
  navigation: { ...resolved.navigation, links },
  notFound: { ...resolved.notFound, links: visibleLinks(resolved.notFound.links, sections) },
  footer: { ...resolved.footer, quickLinks: { ...resolved.footer.quickLinks, links } },
};

if (process.env.NODE_ENV === 'development')
  Object.defineProperties(content, {
    pages: { get: () => readPages(markdownFiles()).pages },
    routes: { get: () => readPages(markdownFiles()).routes },
  });
