import { z } from 'zod';
import { countryCode } from '@/lib/schemas/fields';
import { plansSchema } from '@/lib/schemas/plans';
import { serviceSchema, siteSchema } from '@/lib/schemas/site';

const [site, service, plan] = [siteSchema.shape, serviceSchema.shape, plansSchema.element.shape];
const { register, vatNumber } = site.seller.shape;
const text = z.string();

/** Reads 19,90 and $1,299.00. Refuses 1.299, which some write for 1299. */
function priceIn(said: string): number | null {
  if (/^(?:0|-|no|none)?$/i.test(said)) return null;
  const bare = said.replace(/^[\p{L}\p{Sc}]+\s*|\s*[\p{L}\p{Sc}]+$/gu, '');
  const amount = /^(\d+|\d{1,3}(?:[,\s'’]\d{3})+|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](\d\d?))?$/;
  const [, whole, decimals = '0'] = amount.exec(bare) ?? [];
  return whole ? Number(`${whole.replace(/\D/g, '')}.${decimals}`) : Number.NaN;
}

/** Adds https to a domain; removes a slash after it. */
function addressIn(said: string): string {
  const url = `https://${said.replace(/^https?:\/\//i, '')}`;
  return URL.canParse(url) ? new URL(url).href.replace(/(?<=\/\/[^/]+)\/$/, '') : said;
}

function postalIn(said: string) {
  const [street = '', postalCode = '', city = '', country = ''] = said.split(/\s*;\s*/);
  return said
    ? { street, city, postalCode: postalCode || null, country: country.toUpperCase() }
    : null;
}

const localeIn = (said: string) =>
  said.replace(/[-_]([a-z]{2})$/i, (_, region) => `-${region.toUpperCase()}`);
const countriesIn = (said: string) => [
  ...new Set(
    said
      .toUpperCase()
      .replace(/\bUK\b/g, 'GB')
      .match(/[^\s,;]+/g),
  ),
];

const link = text.transform(addressIn);
const locale = text.transform(localeIn).pipe(site.locale);
const countries = text.transform(countriesIn).pipe(z.array(countryCode).min(1, 'country codes'));
const price = text.transform(priceIn).pipe(plan.price.nullable()).transform(Number);
const yesOrNo = z.stringbool({ truthy: ['yes', 'y'], falsy: ['no', 'n'], error: 'yes or no' });
const optional = (schema: z.ZodType<string | null, string | null>) =>
  text.transform((said) => said || null).pipe(schema);
const count = (schema: z.ZodType<number, number>, unit = /\s*days?$/i) =>
  text.transform((said) => Number(said.replace(unit, '') || Number.NaN)).pipe(schema);

/** Question, schema, and the answer that the form already has. */
export const QUESTIONS = {
  name: ['Brand name', site.name, ''],
  legalName: ['Legal name of the seller', site.legalName, ''],
  address: [
    'Postal address (street; postal code; city; country code; or nothing)',
    text.transform(postalIn).pipe(site.seller.shape.address.nullable()),
    '',
  ],
  register: ['Company register entry (optional)', optional(register), ''],
  vatNumber: ['VAT number (optional)', optional(vatNumber), ''],
  url: ['Site address (such as acme.com)', link.pipe(site.url), ''],
  supportEmail: ['Support email', site.supportEmail, ''],
  mailArrived: ['Has a test email reached that address (yes or no)', yesOrNo, 'no'],
  memberSiteUrl: ['Member site (such as members.acme.com)', link.pipe(site.memberSiteUrl), ''],
  platformName: ['Platform that your indicators run on', site.platformName, 'TradingView'],
  theme: ['Colors (dark, light or system)', text.toLowerCase().pipe(site.theme), 'dark'],
  locale: ['Language and region', locale, 'en-US'],
  countries: ['Countries you sell to (such as US, GB)', countries, ''],
  currency: ['Currency (such as USD)', text.toUpperCase().pipe(site.currency), ''],
  pricesIncludeTax: ['Do prices include tax (yes or no)', yesOrNo, ''],
  monthly: ['Monthly price (empty if you sell no such plan)', price, ''],
  yearly: ['Yearly price (empty if you sell no such plan)', price, ''],
  lifetime: ['Price paid once for lifetime access (empty if you sell no such plan)', price, ''],
  trialDays: ['Free trial days', count(plan.trialDays.unwrap()), '0'],
  refundDays: ['Refund period in days', count(site.refundDays), '14'],
  accessHours: [
    'Hours from payment to access (at most)',
    count(service.accessHours, /\s*hours?$/i),
    '24',
  ],
  basicReplyDays: ['Business days to a reply (at most)', count(service.basicReplyDays), '2'],
  priorityReplyDays: [
    'Business days to a priority reply (at most)',
    count(service.priorityReplyDays),
    '1',
  ],
  paymentProcessor: ['Company that takes the payments', site.paymentProcessor, 'Stripe'],
  hostingProvider: ['Company that hosts the files', site.hostingProvider, 'Cloudflare'],
  processedIn: [
    'Where your providers process personal data (such as the United States)',
    site.processedIn,
    '',
  ],
  governingLaw: ['Country or state whose law governs the terms', site.governingLaw, ''],
} satisfies Record<string, [question: string, z.ZodType, answer: string]>;

export type Answers = { [Id in keyof typeof QUESTIONS]: z.output<(typeof QUESTIONS)[Id][1]> };
