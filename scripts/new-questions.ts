/** The questions of `npm run new`, in the order in which they are asked. */
import type { z } from 'zod';
import { countryCode, price, wholeNumber } from '@/lib/content/fields';
import { siteSchema } from '@/lib/content/schemas/site';
import type { Answers } from './new-files';

/** One question; answers are texts until they are read. */
export interface Question {
  id: keyof Answers;
  asks: string;
  byDefault: (answers: Partial<Answers>) => string;
  /** @returns what was expected of an answer, or null where it is one */
  fault: (text: string, answers: Partial<Answers>) => string | null;
  read: (text: string) => Answers[keyof Answers];
}

const wanted = (schema: z.ZodType, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

type Field = keyof typeof siteSchema.shape & keyof Answers;

/** A question for a text that is a field of site.ts, held to its schema. */
const fieldOf = (id: Field, asks: string, byDefault: Question['byDefault']): Question => ({
  id,
  asks,
  byDefault,
  fault: (text) => wanted(siteSchema.shape[id], text),
  read: (text) => text,
});

const yesOrNo = (id: keyof Answers, asks: string, byDefault: Question['byDefault']): Question => ({
  id,
  asks: `${asks} (yes or no)`,
  byDefault,
  fault: (text) => (/^(?:yes|no|y|n)$/i.test(text) ? null : 'yes or no'),
  read: (text) => /^y/i.test(text),
});

const priceOf = (id: keyof Answers, asks: string, byDefault: number): Question => ({
  id,
  asks: `${asks} (0: not sold)`,
  byDefault: () => `${byDefault}`,
  fault: (text) => (Number(text) === 0 ? null : wanted(price, Number(text))),
  read: (text) => Number(text) || null,
});

/** The brand as a host has it: `Überläufer & Söhne` becomes `uberlaufer-sohne`. */
const hostOf = ({ name = '' }: Partial<Answers>) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'my-brand';

const regionOf = ({ locale = 'en-US' }: Partial<Answers>) =>
  new Intl.Locale(locale).maximize().region ?? 'US';

const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
const TAX_INCLUDED = [...EURO, ...'CZ DK GB HU JP PL RO SE'.split(' ')];
const CURRENCIES: Readonly<Record<string, string>> = {
  GB: 'GBP',
  JP: 'JPY',
  CH: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  IN: 'INR',
  PL: 'PLN',
  SE: 'SEK',
  DK: 'DKK',
  CZ: 'CZK',
};

function currencyOf(answers: Partial<Answers>): string {
  const region = regionOf(answers);
  return EURO.includes(region) ? 'EUR' : (CURRENCIES[region] ?? 'USD');
}

const days = (schema: z.ZodType) => ({
  fault: (text: string) => wanted(schema, text.trim() === '' ? Number.NaN : Number(text)),
  read: Number,
});

export const QUESTIONS: readonly Question[] = [
  fieldOf(
    'locale',
    'The language of your words and the country (what is shipped is English)',
    () => 'en-US',
  ),
  fieldOf('name', 'The name of your brand', () => 'My Brand'),
  fieldOf('legalName', 'The person or company that sells', ({ name = '' }) => name),
  {
    id: 'address',
    asks: 'Where the seller is found: the postal address in one line (empty: later)',
    byDefault: () => '',
    fault: (text) => (text === '' ? null : wanted(siteSchema.shape.seller.shape.address, text)),
    read: (text) => text,
  },
  {
    id: 'url',
    asks: 'The address of the site, with its folder if it stands in one',
    byDefault: (answers) => `https://www.${hostOf(answers)}.example`,
    fault: (text) => {
      if (!URL.canParse(text)) return wanted(siteSchema.shape.url, text);
      const { origin, pathname, search, hash } = new URL(text);
      const folder = `${pathname.replace(/\/$/, '')}${search}${hash}`;
      return wanted(siteSchema.shape.url, origin) ?? wanted(siteSchema.shape.basePath, folder);
    },
    read: (text) => text,
  },
  fieldOf(
    'supportEmail',
    'The e-mail address of your support',
    ({ url = '' }) => `support@${new URL(url).hostname.replace(/^www\./, '')}`,
  ),
  yesOrNo('mailArrived', 'Have you seen a mail to it arrive', () => 'no'),
  fieldOf('memberSiteUrl', 'Where members log in and cancel', ({ url = '' }) =>
    new URL(url).origin.replace(/^https:\/\/(?:www\.)?/, 'https://members.'),
  ),
  fieldOf('platformName', 'The charting platform that your indicators run on', () => 'TradingView'),
  fieldOf('currency', 'The currency', currencyOf),
  fieldOf(
    'theme',
    'The colours: dark, light, or system for what the visitor prefers',
    () => 'dark',
  ),
  {
    id: 'countries',
    asks: 'The countries whose people may subscribe, as US,GB',
    byDefault: regionOf,
    fault: (text) =>
      text
        .split(/[\s,]+/)
        .map((code) => wanted(countryCode, code))
        .find((fault) => fault !== null) ?? null,
    read: (text) => text.split(/[\s,]+/),
  },
  yesOrNo('pricesIncludeTax', 'Do your prices include tax', (answers) =>
    (answers.countries ?? []).some((code) => TAX_INCLUDED.includes(code)) ? 'yes' : 'no',
  ),
  priceOf('monthly', 'Price of a month', 19),
  priceOf('yearly', 'Price of a year', 190),
  priceOf('lifetime', 'Price of a lifetime plan', 0),
  {
    id: 'trialDays',
    asks: 'Days free of charge before the first payment (0: none)',
    byDefault: () => '0',
    ...days(wholeNumber(0, 99)),
  },
  fieldOf('paymentProcessor', 'The company that takes the payments', () => 'Stripe'),
  fieldOf('hostingProvider', 'The company that hosts these files', () => 'Cloudflare'),
  {
    id: 'refundDays',
    asks: 'Days in which customers get their money back',
    byDefault: (answers) => (TAX_INCLUDED.includes(regionOf(answers)) ? '14' : '7'),
    ...days(siteSchema.shape.refundDays),
  },
  fieldOf(
    'governingLaw',
    'The place whose law the terms follow',
    (answers) =>
      new Intl.DisplayNames(answers.locale ?? 'en', { type: 'region' }).of(regionOf(answers)) ??
      'the United States',
  ),
];
