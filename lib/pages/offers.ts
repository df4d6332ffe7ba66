import type { MerchantReturnPolicy, Offer, UnitPriceSpecification } from 'schema-dts';
import { isFree } from '@/lib/plans/figures';
import { monthsOf } from '@/lib/schemas/billing';
import type { Plan } from '@/lib/schemas/plans';
import type { Site } from '@/lib/schemas/site';
import { decimalPrice, minorUnits } from '@/lib/text/format';
import { canonicalUrl } from './metadata';

/** Fields of a type; TypeScript does not check names in spread objects. */
export type Fields<Node, Type> = Partial<Omit<Extract<Node, { '@type': Type }>, '@type'>>;

export function nodeId(site: Site, name: string, path = '/'): string {
  return `${site.url}${path}#${name}`;
}

/** Without countries, search engines need only the link. */
export function returnPolicy(site: Site, refundPath: string): MerchantReturnPolicy {
  const link = {
    '@type': 'MerchantReturnPolicy',
    '@id': nodeId(site, 'refund-policy'),
    merchantReturnLink: canonicalUrl(site, refundPath),
  } as const;
  if (site.countries.length === 0) return link;
  return {
    ...link,
    applicableCountry: site.countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: site.refundDays,
    returnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  };
}

/** In stock only with a payment link. Omits the crossed-out price, which is not a former price. */
export function offer(site: Site, plan: Plan): Offer {
  const { id, name, trialDays, paymentLink } = plan;
  const amount = amountOf(site, plan.price);
  const specification = (price: ReturnType<typeof amountOf>, billing: object) => ({
    '@type': 'UnitPriceSpecification' as const,
    ...price,
    valueAddedTaxIncluded: site.pricesIncludeTax,
    ...billing,
  });
  const charged = specification(amount, billing(plan));
  const trial = specification(amountOf(site, 0), {
    billingDuration: `P${trialDays}D`,
    billingIncrement: trialDays,
    unitCode: 'DAY',
  });
  return {
    '@type': 'Offer',
    '@id': nodeId(site, `offer-${id}`),
    name,
    sku: `plan-${id}`,
    url: `${site.url}/#pricing`,
    ...amount,
    ...(site.pricesValidUntil && { priceValidUntil: site.pricesValidUntil }),
    ...(!isFree(plan) && { hasMerchantReturnPolicy: { '@id': nodeId(site, 'refund-policy') } }),
    ...(paymentLink !== null && { availability: 'https://schema.org/InStock' as const }),
    seller: { '@id': nodeId(site, 'organization') },
    priceSpecification: trialDays > 0 ? [trial, charged] : charged,
  };
}

export function amountOf({ currency }: Site, price: number) {
  return {
    price: decimalPrice(minorUnits(price, currency), currency),
    priceCurrency: currency,
  } satisfies Fields<Offer, 'Offer'>;
}

/** Returns an ISO 8601 duration and the UN/CEFACT month code; nothing for a plan paid once. */
function billing(plan: Plan) {
  const months = monthsOf(plan);
  if (months === null) return {};
  return {
    billingDuration: months % 12 === 0 ? `P${months / 12}Y` : `P${months}M`,
    billingIncrement: months,
    unitCode: 'MON',
  } satisfies Fields<UnitPriceSpecification, 'UnitPriceSpecification'>;
}
