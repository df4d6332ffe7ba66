import type { Offer, Product } from 'schema-dts';
import type { Plan } from '@/lib/content/schemas/plans';
import type { Site } from '@/lib/content/schemas/site';
import { canonicalUrl } from '@/lib/metadata/canonical-url';
import { toCents, toDollars } from '@/lib/money/money';
import { billingPeriod } from '@/lib/plans/billing-period';
import { planName } from '@/lib/plans/plan-figures';
import { nodeId } from './node-id';

/** Aspect ratios that search results ask of product pictures. */
const RATIOS = ['1x1', '4x3', '16x9'] as const;

/** @returns the addresses of the product pictures */
export function productImages(site: Pick<Site, 'url'>): string[] {
  return RATIOS.map((ratio) => `${site.url}/social/product-${ratio}.png`);
}

/** One plan. It is in stock only where it can be bought; the struck comparison is no former price and stays out. */
function offer(site: Site, plan: Plan): Offer {
  const price = { price: toDollars(toCents(plan.price)).toFixed(2), priceCurrency: 'USD' };
  return {
    '@type': 'Offer',
    '@id': nodeId(site, `offer-${plan.id}`),
    name: planName(plan),
    sku: `plan-${plan.id}`,
    url: `${site.url}/#pricing`,
    ...price,
    ...(plan.paymentLink !== null && { availability: 'https://schema.org/InStock' as const }),
    seller: { '@id': nodeId(site, 'organization') },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      billingDuration: billingPeriod(plan.months),
      billingIncrement: plan.months,
      unitCode: 'MON',
    },
  };
}

/** What is sold, with one offer per plan in the order of the plans. */
export function product(site: Site, plans: readonly Plan[]): Product {
  return {
    '@type': 'Product',
    '@id': nodeId(site, 'suite'),
    name: site.productName,
    description: site.productDescription,
    image: productImages(site),
    url: canonicalUrl(site, '/'),
    category: 'Software subscription',
    brand: { '@type': 'Brand', name: site.name },
    mainEntityOfPage: { '@id': nodeId(site, 'webpage') },
    offers: plans.map((plan) => offer(site, plan)),
  };
}
