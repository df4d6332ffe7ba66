import type { Metadata } from 'next';
import { JsonLdScript } from 'next-seo';
import { MarkdownPage } from '@/components/documents/markdown-page';
import { CheckSection } from '@/components/repaint-check/check-section';
import { IndexPage } from '@/components/repaint-index/index-page';
import { content } from '@/lib/content/content';
import { FEED_PATH, folderOf, routeName, siblingLinks } from '@/lib/pages/markdown-pages';
import { pageMetadata } from '@/lib/pages/metadata';
import { pageNode } from '@/lib/pages/structured-data';
import { drawingFolders } from '@/lib/pictures/picture-folders';
import { CHECK_PATH, LEGAL_PAGES } from '@/lib/schemas/pages';
import { fill } from '@/lib/text/fill';
import { formatDate } from '@/lib/text/format';
import { parseMarkdown } from '@/lib/text/markdown';

// A static export has no other pages.
export const dynamicParams = false;

interface Props {
  params: Promise<{ page: string[] }>;
}

const { articles, footer, frame, site } = content;

const names = (): string[] => [
  ...content.pages.map(routeName),
  ...(content.routes.repaintIndex ? ['repaintIndex'] : []),
];

async function routeAt({ params }: Props) {
  const path = `/${(await params).page.join('/')}`;
  const { routes } = content;
  const name = names().find((known) => routes[known]?.path === path) ?? '';
  const { [name]: route } = routes;
  if (!route) throw new Error(`no page at ${path}`);
  return { name, route };
}

export function generateStaticParams(): { page: string[] }[] {
  const { routes } = content;
  return names().map((name) => ({ page: (routes[name]?.path ?? '').slice(1).split('/') }));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name, route } = await routeAt(props);
  return pageMetadata(route, name, site, articles.length > 0 ? FEED_PATH : null);
}

export default async function DocumentRoute(props: Props) {
  const { name, route } = await routeAt(props);
  const { path, published, author = site.name } = route;
  const spoken = (iso: string) => ({ iso, spoken: formatDate(iso, site.locale) });
  const byline = published && {
    published: spoken(published),
    author: fill(frame.author, { author }),
  };
  const given = { texts: frame, updated: spoken(route.updated), path, ...byline };
  const node = <JsonLdScript scriptKey="page" data={pageNode(route, site)} />;
  if (name === 'repaintIndex' && content.indexResults)
    return (
      <>
        <IndexPage route={route} results={content.indexResults} {...given} />
        {node}
      </>
    );
  const page = content.pages.find((one) => routeName(one) === name);
  if (!page) throw new Error(`no page ${name}`);
  const series = siblingLinks(page, content.pages);
  const { [folderOf(page).slice(1)]: folder } = content.routes;
  const others = footer.legal.links.flatMap(({ name: label, href }) =>
    href && href !== path ? [{ name: label, href }] : [],
  );
  return (
    <>
      <MarkdownPage
        title={page.title}
        summary={page.summary}
        tokens={parseMarkdown(page.body)}
        series={series}
        others={LEGAL_PAGES.some((known) => known === name) ? others : []}
        drawings={drawingFolders(site)}
        lead={path === CHECK_PATH ? <CheckSection /> : undefined}
        {...given}
      />
      <JsonLdScript scriptKey="page" data={pageNode(route, site, undefined, folder)} />
    </>
  );
}
