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
  name: ['Name of your brand', site.name, 'My Brand'],
  legalName: ['Legal name of the seller', site.legalName, ({ name }) => name],
  address: ['Postal address of the seller on one line (may be empty for now)', address, ''],
  url: ['Address of the site', site.url, (given) => `https://www.${hostOf(given)}.example`],
  supportEmail: ['Support email', site.supportEmail, (given) => `support@${domainOf(given)}`],
  mailArrived: ['Has a test email reached that address (yes or no)', yesOrNo, 'no'],
  memberSiteUrl: ['Member site', site.memberSiteUrl, (all) => `https://members.${domainOf(all)}`],
  platformName: ['Platform your indicators run on', site.platformName, 'TradingView'],
  locale: ['Language and region of the site, such as en-US', site.locale, 'en-US'],
  currency: ['Currency', site.currency, currencyOf],
  theme: ['Colors: dark, light, or system (the setting of each visitor)', site.theme, 'dark'],
  countries: ['Countries you sell to, such as US,GB', countries, regionOf],
  pricesIncludeTax: ['Do prices include tax (yes or no)', yesOrNo, taxOf],
  monthly: ['Price of the monthly plan (0: no such plan)', price, '19'],
  yearly: ['Price of the yearly plan (0: no such plan)', price, '190'],
  lifetime: ['Price of the lifetime plan, paid once (0: no such plan)', price, '0'],
  trialDays: ['Days of the free trial (0: no trial)', number(plan.trialDays.unwrap()), '0'],
  paymentProcessor: ['Company that takes the payments', site.paymentProcessor, 'Stripe'],
  hostingProvider: ['Company that hosts the files', site.hostingProvider, 'Cloudflare'],
  refundDays: ['Refund period in days', number(site.refundDays), daysOf],
  governingLaw: ['Country or state whose law governs the terms', site.governingLaw, countryOf],
} satisfies Record<string, [string, z.ZodType, string | ((given: Given) => string)]>;

export type Answers = { [Id in keyof typeof QUESTIONS]: z.output<(typeof QUESTIONS)[Id][1]> };
