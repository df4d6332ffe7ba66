import { LegalPage } from '@/components/legal/legal-page';
import { footer } from '@/content/footer';
import { frame } from '@/content/legal/frame';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { LegalDocument } from '@/lib/content/schemas/pages';
import { JsonLd, pageNode } from '@/lib/pages/structured-data';
import { spokenDate } from '@/lib/text/spoken-date';

/** What the four legal routes share: the document in its frame, and the page's structured data. */
export function LegalRoute({
  name,
  document,
}: {
  name: 'terms' | 'privacy' | 'refund' | 'disclaimer';
  document: LegalDocument;
}) {
  const route = routes[name];
  const others = footer.legal.links.flatMap(({ name: label, href }) =>
    href && href !== route.path ? [{ name: label, href }] : [],
  );
  return (
    <>
      <LegalPage
        document={document}
        frame={frame}
        updated={{ iso: route.updated, spoken: spokenDate(route.updated) }}
        others={others}
      />
      <JsonLd scriptKey="page" data={pageNode(route, site)} />
    </>
  );
}
