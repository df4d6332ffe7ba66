import { z } from 'zod';
import { countryCode } from '@/content/schemas/fields';
import { plansSchema } from '@/content/schemas/plans';
import { siteSchema } from '@/content/schemas/site';

type Given = Readonly<Record<'name' | 'url' | 'locale', string> & { countries: string[] }>;

const site = siteSchema.shape;
const plan = plansSchema.element.shape;
const number = (schema: z.ZodType<number, number>) => z.string().transform(Number).pipe(schema);
const none = z.literal(['', '0']).transform(() => 0);
const price = z.union([none, number(plan.price)], 'a price such as 14.99, or 0');
const yesOrNo = z.stringbool({ truthy: ['yes', 'y'], falsy: ['no', 'n'], error: 'yes or no' });
const address = z.union([z.literal(''), site.seller.shape.address], 'an address on one line');
const list = z.string().transform((text) => text.split(/[\s,]+/));
const countries = list.pipe(z.array(countryCode));

const EUROPE =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const CURRENCIES = new Map(Object.entries({ GB: 'GBP', CH: 'CHF', CA: 'CAD', JP: 'JPY' }));
const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
const isEuropean = (region: string) => EUROPE.includes(region);
const taxOf = ({ countries }: Given) => (countries.some(isEuropean) ? 'yes' : 'no');
const regionOf = ({ locale }: Given) => new Intl.Locale(locale).maximize().region ?? 'US';
const daysOf = (given: Given) => (isEuropean(regionOf(given)) ? '14' : '7');
const currencyOf = (given: Given) =>
  CURRENCIES.get(regionOf(given)) ?? (isEuropean(regionOf(given)) ? 'EUR' : 'USD');
const countryOf = (given: Given) =>
  REGIONS.of(regionOf(given))?.replace(/^United/, 'the United') ?? '';
const domainOf = ({ url }: Given) => new URL(url).hostname.replace(/^www\./, '');
const hostOf = ({ name }: Given) => name.toLowerCase().replace(/[^a-z0-9]/g, '') || 'brand';

export const QUESTIONS = {
  name: ['Your brand name', site.name, 'My Brand'],
  legalName: ['Seller’s legal name', site.legalName, ({ name }) => name],
  address: ['Seller’s postal address on one line (may be empty for now)', address, ''],
  url: ['Site address', site.url, (given) => `https://www.${hostOf(given)}.example`],
  supportEmail: ['Support email', site.supportEmail, (given) => `support@${domainOf(given)}`],
  mailArrived: ['Has a test email reached that address (yes or no)', yesOrNo, 'no'],
  memberSiteUrl: ['Member site', site.memberSiteUrl, (all) => `https://members.${domainOf(all)}`],
  platformName: ['Platform your indicators run on', site.platformName, 'TradingView'],
  locale: ['Site language and region, such as en-US', site.locale, 'en-US'],
  currency: ['Currency', site.currency, currencyOf],
  theme: ['Colors: dark, light, or system (each visitor’s setting)', site.theme, 'dark'],
  countries: ['Countries you sell to, such as US,GB', countries, regionOf],
  pricesIncludeTax: ['Do prices include tax (yes or no)', yesOrNo, taxOf],
  monthly: ['Monthly plan price (0: no such plan)', price, '19'],
  yearly: ['Yearly plan price (0: no such plan)', price, '190'],
  lifetime: ['Lifetime plan price, paid once (0: no such plan)', price, '0'],
  trialDays: ['Free trial days (0: no trial)', number(plan.trialDays.unwrap()), '0'],
  paymentProcessor: ['Company that takes the payments', site.paymentProcessor, 'Stripe'],
  hostingProvider: ['Company that hosts the files', site.hostingProvider, 'Cloudflare'],
  refundDays: ['Refund period in days', number(site.refundDays), daysOf],
  governingLaw: ['Country or state whose law governs the terms', site.governingLaw, countryOf],
} satisfies Record<string, [string, z.ZodType, string | ((given: Given) => string)]>;

export type Answers = { [Id in keyof typeof QUESTIONS]: z.output<(typeof QUESTIONS)[Id][1]> };
