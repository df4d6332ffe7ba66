import type {
  Article,
  BreadcrumbList,
  CreativeWork,
  Graph,
  Organization,
  PostalAddress,
  Product,
  WebApplication,
  WebPage,
  WithContext,
} from 'schema-dts';
import type { Testimonials } from '@/components/landing/testimonials/schema';
import { CHECK_PATH } from '@/lib/schemas/pages';
import type { Plan } from '@/lib/schemas/plans';
import type { Route, Site } from '@/lib/schemas/site';
import { routeName } from './markdown-pages';
import { canonicalUrl, dateTime, languageTag, productImagePath, socialImagePath } from './metadata';
import { amountOf, type Fields, nodeId, offer, returnPolicy } from './offers';

/**
 * Plans, prices and the refund period are also visible on every page, in the footer.
 * @param profiles the owner's addresses on other sites
 */
export function siteGraph(
  site: Site,
  plans: readonly Plan[],
  refundPath: string,
  profiles: readonly string[] = [],
): Graph {
  const url = canonicalUrl(site, '/');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': nodeId(site, 'organization'),
        name: site.name,
        ...seller(site),
        url,
        ...(profiles.length > 0 && { sameAs: profiles }),
        logo: {
          '@type': 'ImageObject',
          url: `${site.url}/icons/logo-512.png`,
          width: '512',
          height: '512',
        },
        email: site.supportEmail,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: site.supportEmail,
          availableLanguage: languageTag(site),
        },
        hasMerchantReturnPolicy: returnPolicy(site, refundPath),
      },
      {
        '@type': 'WebSite',
        '@id': nodeId(site, 'website'),
        name: site.name,
        url,
        inLanguage: languageTag(site),
        publisher: { '@id': nodeId(site, 'organization') },
      },
      {
        '@type': 'Product',
        '@id': nodeId(site, 'suite'),
        name: site.productName,
        description: site.productDescription,
        image: productImage(site),
        url,
        category: site.productCategory,
        brand: { '@type': 'Brand', name: site.name },
        mainEntityOfPage: { '@id': nodeId(site, 'webpage') },
        offers: plans.map((plan) => offer(site, plan)),
      },
    ],
  };
}

/** Returns nothing for an example seller. */
function seller({ legalName, seller: { status, address, vatNumber } }: Site) {
  if (status === 'example') return {};
  const postal: PostalAddress = {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    ...(address.region && { addressRegion: address.region }),
    ...(address.postalCode && { postalCode: address.postalCode }),
    addressCountry: address.country,
  };
  const taxed = vatNumber === null ? {} : { vatID: vatNumber };
  return { legalName, address: postal, ...taxed } satisfies Fields<Organization, 'Organization'>;
}

interface Suite {
  plans: readonly Plan[];
  rating: Testimonials['rating'];
}

/**
 * The layout's graph repeats the suite on every page; this node says what the page itself is about.
 * @param suite for the home page only
 * @param folder the page of the route's folder
 */
export function pageNode(
  route: Route,
  site: Site,
  suite?: Suite,
  folder?: Route,
): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': nodeId(site, 'webpage', route.path),
    url: canonicalUrl(site, route.path),
    name: route.title,
    isPartOf: { '@id': nodeId(site, 'website') },
    inLanguage: languageTag(site),
    dateModified: dateTime(route.updated),
    ...(suite
      ? { mainEntity: suiteReference(site, suite) }
      : {
          breadcrumb: breadcrumb(route, site, folder),
          mainEntity: subject(route, site),
          // Its footer has the plans.
          mentions: { '@id': nodeId(site, 'suite') },
        }),
  };
}

/** The 404 page has no address. */
export function notFoundNode({ title }: Route, site: Site): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    isPartOf: { '@id': nodeId(site, 'website') },
    inLanguage: languageTag(site),
    mentions: { '@id': nodeId(site, 'suite') },
  };
}

function text({ path, headline, description, updated }: Route, site: Site): CreativeWork {
  return {
    '@type': 'CreativeWork',
    '@id': nodeId(site, 'text', path),
    name: headline,
    description,
    dateModified: dateTime(updated),
    mainEntityOfPage: { '@id': nodeId(site, 'webpage', path) },
  };
}

/** Returns what a page is about: its tool, article or text. */
function subject(route: Route, site: Site) {
  if (route.path === CHECK_PATH) return tool(route, site);
  return route.published ? article(route, site) : text(route, site);
}

function tool(route: Route, site: Site): WebApplication {
  const { path, headline, description } = route;
  return {
    '@type': 'WebApplication',
    '@id': nodeId(site, 'tool', path),
    name: headline,
    description,
    url: canonicalUrl(site, path),
    image: `${site.url}${socialImagePath(routeName(route), route)}`,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', ...amountOf(site, 0) },
    publisher: { '@id': nodeId(site, 'organization') },
    mainEntityOfPage: { '@id': nodeId(site, 'webpage', path) },
  };
}

/** Returns the person who signed an article; undefined if it is the sample's, who is made up. */
export function signerOf({ author }: Pick<Route, 'author'>, site: Site): string | undefined {
  return site.seller.status === 'example' ? undefined : author;
}

function article(route: Route, site: Site): Article {
  const { path, headline, description, published = '', updated } = route;
  const signer = signerOf(route, site);
  const brand = {
    '@type': 'Organization',
    '@id': nodeId(site, 'organization'),
    name: site.name,
    url: canonicalUrl(site, '/'),
  } as const;
  return {
    '@type': 'Article',
    '@id': nodeId(site, 'article', path),
    headline,
    description,
    image: `${site.url}${socialImagePath(routeName(route), route)}`,
    datePublished: dateTime(published),
    dateModified: dateTime(updated),
    author: signer ? { '@type': 'Person', name: signer } : brand,
    publisher: brand,
    mainEntityOfPage: { '@id': nodeId(site, 'webpage', path) },
  };
}

function breadcrumb({ path, headline }: Route, site: Site, folder?: Route): BreadcrumbList {
  const steps = [
    { name: site.name, path: '/' },
    ...(folder ? [{ name: folder.headline, path: folder.path }] : []),
    { name: headline, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: canonicalUrl(site, step.path),
    })),
  };
}

/** With a verified rating, repeats name, image and offers: validators reject incomplete products. */
function suiteReference(site: Site, { plans, rating }: Suite): Product | { '@id': string } {
  const reference = { '@id': nodeId(site, 'suite') };
  if (rating?.provenance.status !== 'verified') return reference;
  return {
    '@type': 'Product',
    ...reference,
    name: site.productName,
    image: productImage(site),
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

function productImage(site: Site): string {
  return `${site.url}${productImagePath(site)}`;
}
