import type { Plan } from '@/lib/content/schemas/plans';
import { type Node, ofType, pageNodes } from '../json-ld';
import type { Check, CheckInput } from '../problem';
import type { Page } from '../read-export';
import { visibleText } from '../visible-text';

/** Prices of another list, which once stood in the structured data (rows.md, D1). */
const retired = ['29.99', '149.99', '249.99'];

/** ISO 8601 duration of a plan; written out here, so that the site's own function is checked and not trusted. */
function durationOf({ months }: Plan): string {
  return months % 12 === 0 ? `P${months / 12}Y` : `P${months}M`;
}

function expectedOffer(plan: Plan): Record<string, unknown> {
  return {
    name: `${plan.title} Plan`,
    price: plan.price.toFixed(2),
    priceCurrency: 'USD',
    availability: plan.paymentLink === null ? undefined : 'https://schema.org/InStock',
  };
}

function expectedBilling(plan: Plan): Record<string, unknown> {
  return {
    price: plan.price.toFixed(2),
    priceCurrency: 'USD',
    billingDuration: durationOf(plan),
    billingIncrement: plan.months,
    unitCode: 'MON',
  };
}

function differences(node: Node, expected: Record<string, unknown>, place: string): string[] {
  return Object.entries(expected)
    .filter(([field, value]) => node[field] !== value)
    .map(
      ([field, value]) => `${place}: ${field} is ${String(node[field])}, expected ${String(value)}`,
    );
}

/** Offers equal the plans, in order, and what they say is printed on the same page. */
function offerFaults(page: Page, { content: { plans } }: CheckInput): string[] {
  const offers = ofType(pageNodes(page), 'Offer');
  if (offers.length !== plans.length) return [`${offers.length} offers, expected ${plans.length}`];
  const text = visibleText(page.$);
  return plans.flatMap((plan, index) => {
    const offer = offers[index] as Node;
    const place = `offer of ${plan.title}`;
    const billing = (offer.priceSpecification ?? {}) as Node;
    const unseen = [`${plan.title} Plan`, `$${plan.price.toFixed(2)}`].filter(
      (words) => !text.includes(words),
    );
    return [
      ...differences(offer, expectedOffer(plan), place),
      ...differences(billing, expectedBilling(plan), `${place}, priceSpecification`),
      ...unseen.map((words) => `${place}: "${words}" is not printed on this page`),
    ];
  });
}

/** @returns whether the page says "7 days" or "7-day" */
function namesDays(page: Page, days: number): boolean {
  return new RegExp(`\\b${days}[ -]days?\\b`, 'i').test(visibleText(page.$));
}

function refundFaults(page: Page, { content: { site, routes } }: CheckInput): string[] {
  const days = ofType(pageNodes(page), 'MerchantReturnPolicy')
    .map(({ merchantReturnDays }) => merchantReturnDays)
    .filter((value) => value !== undefined && value !== site.refundDays);
  const tells = [routes.home.path, routes.refund.path].includes(page.path);
  return [
    ...days.map((value) => `merchantReturnDays is ${String(value)}, expected ${site.refundDays}`),
    ...(tells && !namesDays(page, site.refundDays)
      ? [`refund within ${site.refundDays} days is not printed on this page`]
      : []),
  ];
}

function retiredFaults({ html }: Page, { content: { plans } }: CheckInput): string[] {
  const charged = plans.map(({ price }) => price.toFixed(2));
  return retired
    .filter((price) => !charged.includes(price))
    .filter((price) => new RegExp(`(?<![\\d.])${price.replace('.', '\\.')}(?!\\d)`).test(html))
    .map((price) => `the price ${price}`);
}

/** The prices, periods and refund that machines read are those of the content and those that people read (SD3 to SD6, SD9, SD14). */
export const structuredDataPlans: Check = {
  name: 'structured data: plans',
  run(input) {
    return input.site.pages.flatMap((page) =>
      [
        ...offerFaults(page, input),
        ...refundFaults(page, input),
        ...retiredFaults(page, input),
      ].map((problem) => ({
        file: page.file,
        problem,
        fix: 'See content/plans.ts, lib/pages/structured-data.tsx and the plans in the footer.',
      })),
    );
  },
};
