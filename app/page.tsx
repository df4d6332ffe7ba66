import { JsonLdScript } from 'next-seo';
import { Fragment } from 'react';
import { factsOf } from '@/components/landing/registry';
import { viewOf } from '@/components/landing/view-of';
import { SectionNav } from '@/components/layout/section-nav';
import { Island } from '@/components/ui/island';
import { content } from '@/lib/content/content';
import { namedSections } from '@/lib/content/visible';
import { FEED_PATH } from '@/lib/pages/markdown-pages';
import { pageMetadata } from '@/lib/pages/metadata';
import { pageNode } from '@/lib/pages/structured-data';

const { articles, plans, routes, site, testimonials } = content;

const feed = articles.length > 0 ? FEED_PATH : null;

export const metadata = pageMetadata(routes.home, 'home', site, feed);

export default async function LandingPage() {
  const shown = content.sections.filter(({ id }) => !factsOf(id).isInFooter);
  const views = shown.map(async ({ id, theme }) => {
    const view = await viewOf(id);
    return <Fragment key={id}>{await view({ theme, locale: site.locale })}</Fragment>;
  });
  return (
    <>
      {await Promise.all(views)}
      <Island
        name="axis"
        view={SectionNav}
        props={{ label: content.navigation.sectionsLabel, parts: namedSections(content) }}
      />
      <JsonLdScript
        scriptKey="page"
        data={pageNode(routes.home, site, { plans, rating: testimonials.rating })}
      />
    </>
  );
}
