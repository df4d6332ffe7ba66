import type { Graph, Product, WebPage, WithContext } from 'schema-dts';
import type { Plan } from '@/lib/content/schemas/plans';
import type { Testimonials } from '@/lib/content/schemas/proof';
import type { Route, Site } from '@/lib/content/schemas/site';
import { canonicalUrl } from '@/lib/metadata/canonical-url';
import { nodeId } from './node-id';
import { organization } from './organization';
import { product, productImages } from './product';

/** Language of every page, as `<html lang>` says it. */
const LANGUAGE = 'en';

/** What the home page says about the product it sells. */
interface Suite {
  plans: readonly Plan[];
  rating: Testimonials['rating'];
}

/**
 * Seller, site and product: what the root layout states on every page. Each fact in it is visible on each page too
 * (the footer repeats plans, prices and refund).
 * @param refundPath path of the refund page
 */
export function siteGraph(facts: {
  site: Site;
  plans: readonly Plan[];
  refundPath: string;
}): Graph {
  const { site, plans, refundPath } = facts;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site, refundPath),
      {
        '@type': 'WebSite',
        '@id': nodeId(site, 'website'),
        name: site.name,
        url: canonicalUrl(site, '/'),
        inLanguage: LANGUAGE,
        publisher: { '@id': nodeId(site, 'organization') },
      },
      product(site, plans),
    ],
  };
}

/**
 * A reference to the product. A rating joins it only when its evidence is on file; the reference then repeats name, image
 * and offers, without which validators take it for an incomplete product.
 */
function suiteReference(site: Site, { plans, rating }: Suite): Product | { '@id': string } {
  const reference = { '@id': nodeId(site, 'suite') };
  if (rating?.provenance.status !== 'verified') return reference;
  return {
    '@type': 'Product',
    ...reference,
    name: site.productName,
    image: productImages(site),
    offers: plans.map(({ id }) => ({ '@id': nodeId(site, `offer-${id}`) })),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 0,
    },
  };
}

/**
 * The node of one page.
 * @param suite given on the home page alone, whose subject the product is
 */
export function pageNode(route: Route, site: Site, suite?: Suite): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': nodeId(site, 'webpage', route.path),
    url: canonicalUrl(site, route.path),
    name: route.title,
    isPartOf: { '@id': nodeId(site, 'website') },
    inLanguage: LANGUAGE,
    ...(suite && { mainEntity: suiteReference(site, suite) }),
  };
}
