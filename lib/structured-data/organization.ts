import type { MerchantReturnPolicy, Organization } from 'schema-dts';
import type { Site } from '@/lib/content/schemas/site';
import { canonicalUrl } from '@/lib/metadata/canonical-url';
import { nodeId } from './node-id';

/** The refund policy; without countries it is the link alone, which search engines accept as well. */
function returnPolicy(site: Site, refundPath: string): MerchantReturnPolicy {
  const link = {
    '@type': 'MerchantReturnPolicy',
    '@id': nodeId(site, 'refund-policy'),
    merchantReturnLink: canonicalUrl(site, refundPath),
  } as const;
  if (site.refundCountries.length === 0) return link;
  return {
    ...link,
    applicableCountry: site.refundCountries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: site.refundDays,
    returnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  };
}

/** Who sells, how to reach them, and on what terms money comes back. */
export function organization(site: Site, refundPath: string): Organization {
  return {
    '@type': 'Organization',
    '@id': nodeId(site, 'organization'),
    name: site.name,
    url: canonicalUrl(site, '/'),
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
      availableLanguage: 'en',
    },
    hasMerchantReturnPolicy: returnPolicy(site, refundPath),
  };
}
