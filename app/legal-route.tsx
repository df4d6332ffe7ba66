import { LegalPage } from '@/components/legal/legal-page';
import { content } from '@/lib/content/content';
import { JsonLd, pageNode } from '@/lib/pages/structured-data';
import { spokenDate } from '@/lib/text/spoken-date';

/** What the four legal routes share: the document in its frame, and the page's structured data. */
export function LegalRoute({ name }: { name: 'terms' | 'privacy' | 'refund' | 'disclaimer' }) {
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
        updated={{ iso: route.updated, spoken: spokenDate(route.updated) }}
        others={others}
      />
      <JsonLd scriptKey="page" data={pageNode(route, site)} />
    </>
  );
}
