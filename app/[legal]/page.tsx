import type { Metadata } from 'next';
import { JsonLdScript } from 'next-seo';
import { LegalPage } from '@/components/legal/legal-page';
import { content } from '@/lib/content/content';
import { LEGAL_PAGES } from '@/lib/content/schemas/pages';
import { pageMetadata } from '@/lib/pages/metadata';
import { pageNode } from '@/lib/pages/structured-data';
import { formatDate } from '@/lib/text/format';

// A static export has these pages and no others.
export const dynamicParams = false;

interface Props {
  params: Promise<{ legal: string }>;
}

async function nameOf({ params }: Props): Promise<(typeof LEGAL_PAGES)[number]> {
  const { legal } = await params;
  const name = LEGAL_PAGES.find((known) => content.routes[known].path === `/${legal}`);
  if (!name) throw new Error(`no legal page at /${legal}`);
  return name;
}

/** @returns the last part of each document's address */
export function generateStaticParams(): { legal: string }[] {
  return LEGAL_PAGES.map((name) => ({ legal: content.routes[name].path.slice(1) }));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const name = await nameOf(props);
  return pageMetadata(content.routes[name], name, content.site);
}

/** A legal document in its frame. */
export default async function LegalRoute(props: Props) {
  const name = await nameOf(props);
  const { footer, frame, routes, site } = content;
  const route = routes[name];
  const others = footer.legal.links.flatMap(({ name: label, href }) =>
    href && href !== route.path ? [{ name: label, href }] : [],
  );
  return (
    <>
      <LegalPage
        document={content[name]}
        frame={frame}
        updated={{ iso: route.updated, spoken: formatDate(route.updated, site.locale) }}
        others={others}
      />
      <JsonLdScript scriptKey="page" data={pageNode(route, site)} />
    </>
  );
}
