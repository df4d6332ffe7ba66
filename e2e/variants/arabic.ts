import { contentFiles, type Written } from '@/lib/content/content-files';
import type { PlanTerms } from '@/lib/content/schemas/plans';
import type { Variant } from './extremes';

/** A letter of the Arabic alphabet for each Latin one. */
const LETTERS = [...'ابجدهوزحطيكلمنسعفصقرشتثخذض'];

/** What a reader never sees, or what names something by its place or address. */
const CODES =
  /^(?:id|icon|featureIcons|drawing|draws|file|href|path|avatar|status|kind|plan|interval|tool|decimal|updated|asOf)$/;

/** Words, after what is kept: names of facts and of words in braces, targets of links, addresses. */
const WORDS = /\{\w+|\]\([^)]*\)|https?:\S+|\S+@\S+|([a-z]+)/gi;

/** `{count:bar|bars}`. Arabic has six forms: for none, one, two, few, many and others. */
const PLURAL = /\{(\w+(?: [^{}:?]+)?):((?:[^{}|]|\{[^{}]+\})*)\|((?:[^{}|]|\{[^{}]+\})*)\}/g;

/** @returns a text of as many letters, each of which is one of the Arabic alphabet; no word of it means anything */
function arabic(text: string): string {
  const letter = (one: string) => LETTERS[one.toLowerCase().charCodeAt(0) - 97] ?? one;
  return text
    .replace(WORDS, (found, word?: string) => (word ? word.replace(/[a-z]/gi, letter) : found))
    .replace(PLURAL, (_, counted, one, other) => {
      return `{${counted}:${[other, one, other, other, other, other].join('|')}}`;
    });
}

/** @returns the value with all of its words in Arabic letters */
function inArabic(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return CODES.test(key) ? value : arabic(value);
  if (Array.isArray(value)) return value.map((item) => inArabic(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, inArabic(item, name)]),
  );
}

/** Files without words, and those that a reader never sees. */
const KEPT = [
  'site',
  'plans',
  'planFeatures',
  'sections',
  'launch',
  'licences',
  'typefaces',
  'pages',
  'notices',
];

const written = Object.fromEntries(
  Object.entries(contentFiles).map(([name, { value }]) => [name, value]),
) as Written;
const { site, plans, planFeatures, notices } = written;

const inWords = Object.fromEntries(
  Object.entries(written)
    .filter(([name]) => !KEPT.includes(name))
    .map(([name, value]) => [name, inArabic(value)]),
) as Partial<Written>;

/** As many plans as there may be: with them one that is free, one by the week and one that is paid once. */
const others: [PlanTerms, PlanTerms, PlanTerms] = [
  {
    id: 'free',
    title: 'Free',
    name: 'Free Plan',
    price: 0,
    interval: 'month',
    paymentLink: 'https://pay.chartwright.example/free',
  },
  {
    id: 'week',
    title: 'Weekly',
    name: 'Weekly Plan',
    price: 4.5,
    interval: 'week',
    paymentLink: 'https://pay.chartwright.example/week',
  },
  {
    id: 'life',
    title: 'Lifetime',
    name: 'Lifetime Plan',
    price: 299,
    interval: 'once',
    paymentLink: 'https://pay.chartwright.example/life',
  },
];
const [free, week, life] = others;

/** A site that is written from right to left, under a name too long for one row of a phone's header. */
export const variant: Variant = {
  content: {
    ...inWords,
    site: {
      ...site,
      locale: 'ar-AE',
      currency: 'AED',
      theme: 'system',
      name: arabic('Structurewrightshop'),
      legalName: arabic(site.legalName),
      // Other files say it as well, and have it in these letters.
      seller: { ...site.seller, line: arabic(site.seller.line) },
      productName: arabic(site.productName),
      productCategory: arabic(site.productCategory),
      productDescription: arabic(site.productDescription),
    },
    plans: [free, week, ...plans, life].map((plan) => ({
      ...plan,
      title: arabic(plan.title),
      name: arabic(plan.name),
    })),
    planFeatures: planFeatures.map(({ plans: having, ...feature }) => ({
      ...feature,
      text: arabic(feature.text),
      ...(feature.explanation && { explanation: arabic(feature.explanation) }),
      plans:
        having.length === plans.length
          ? [...having, ...others.map(({ id }) => id)]
          : [...having, life.id],
    })),
    notices: {
      ...(inArabic(notices) as typeof notices),
      // In a script without capitals the surname alone.
      pool: notices.pool.map(({ name, country, time, ...notice }) => ({
        ...notice,
        name: arabic(name.replace(/[^a-z]/gi, '')),
        country: arabic(country),
        time: arabic(time),
      })),
    },
  },
};
