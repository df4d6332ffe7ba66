import { fill } from '@/lib/text/fill';
import type { Footer, NavLink } from './schemas/chrome';
import { FOOTER_LISTS, type MarkdownPage } from './schemas/markdown-pages';
import type { LegalFrame } from './schemas/pages';
import type { Route } from './schemas/site';

/** Characters of a title that search results show. */
const MAX_TITLE = 60;

/** The name of a Markdown page among the routes: its path without the first slash. */
export const routeName = ({ path }: MarkdownPage) => path.slice(1);

/** @returns the pages in the order in which those of a folder follow one another */
export function inSeries(pages: readonly MarkdownPage[]): MarkdownPage[] {
  const rank = ({ order = 1000, title }: MarkdownPage) =>
    `${String(order).padStart(4, '0')} ${title}`;
  return pages.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const linkTo = ({ path, name, title }: MarkdownPage) => ({
  id: path.slice(1).replace('/', '-'),
  name: name ?? title,
  href: path,
});

/** @returns links to the pages of the same folder, in their order; none for a page in no folder */
export function seriesOf(page: MarkdownPage, pages: readonly MarkdownPage[]) {
  const folderOf = ({ path }: MarkdownPage) => path.slice(0, path.lastIndexOf('/'));
  if (folderOf(page) === '') return [];
  return pages.filter((other) => folderOf(other) === folderOf(page)).map(linkTo);
}

/** @returns the route of each Markdown page by its name, as `content/routes.ts` has those of the others */
export function pageRoutes(
  pages: readonly MarkdownPage[],
  frame: LegalFrame,
): Record<string, Route> {
  const routes = pages.map((page): [string, Route] => {
    const { path, title, description, updated, indexed = true } = page;
    const long = fill(frame.documentTitle, { title });
    const route = {
      path,
      title: long.length > MAX_TITLE ? title : long,
      description,
      headline: title,
      imageAlt: fill(frame.imageAlt, { title }),
      updated,
      indexed,
    };
    return [routeName(page), route];
  });
  return Object.fromEntries(routes);
}

/** @returns links of the header to the pages that ask for one */
export function headerLinks(pages: readonly MarkdownPage[]): NavLink[] {
  return pages.filter(({ header }) => header).map(linkTo);
}

/** @returns the footer with an entry for each page that asks for one: in the place of a placeholder that it names, else last */
export function withPages(footer: Footer, pages: readonly MarkdownPage[]): Footer {
  const filled = FOOTER_LISTS.map((list) => {
    const own = pages.filter((page) => page.footer?.split('.')[0] === list);
    const links = footer[list].links.map((link) => {
      const page = own.find((one) => one.footer === `${list}.${link.id}`);
      return page && !link.href ? { ...link, href: page.path } : link;
    });
    const added = own.filter((page) => page.footer === list).map(linkTo);
    return [list, { ...footer[list], links: [...links, ...added] }];
  });
  return { ...footer, ...Object.fromEntries(filled) };
}
