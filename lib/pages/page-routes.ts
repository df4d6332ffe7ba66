import type { MarkdownPage } from '@/content/schemas/markdown';
import type { Route } from '@/content/schemas/site';
import { fill } from '@/lib/text/fill';

/** Characters that search results show. */
const MAX_TITLE = 60;

export const routeName = ({ path }: MarkdownPage) => path.slice(1);

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

export function seriesOf(page: MarkdownPage, pages: readonly MarkdownPage[]) {
  const folderOf = ({ path }: MarkdownPage) => path.slice(0, path.lastIndexOf('/'));
  if (folderOf(page) === '') return [];
  return pages.filter((other) => folderOf(other) === folderOf(page)).map(linkTo);
}

export function pageRoutes(
  pages: readonly MarkdownPage[],
  frame: { documentTitle: string; imageAlt: string },
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
