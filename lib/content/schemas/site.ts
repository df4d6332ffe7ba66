import { z } from 'zod';
import {
  countryCode,
  currency,
  emailAddress,
  fields,
  httpsUrl,
  locale,
  oneOf,
  plural,
  recentDate,
  text,
  wholeNumber,
} from '@/lib/content/fields';
import type { LegalPage } from './pages';

/** @returns whether `value` holds both words, in the path or the query, and is an https URL once they are filled in */
function isAvatarTemplate(value: string): boolean {
  const words = ['{initials}', '{background}'];
  const url = words.reduce((left, word) => left.replaceAll(word, 'AB'), value);
  return (
    words.every((word) => value.includes(word)) &&
    /^https:\/\/[^/?{}]+[/?]/.test(value) &&
    httpsUrl.safeParse(url).success
  );
}

const SVG_NAME = 'the name of an SVG file such as logo.svg';

/** The owner's logo, a file in public/pictures/. */
const logo = z.strictObject({
  file: z.string(SVG_NAME).regex(/^[\w-]+\.svg$/, SVG_NAME),
  /** True where the brand's name is part of the picture; else the name is printed beside it. */
  hasName: z.boolean('true or false'),
});

/** Facts of the business and the site, each in this one place. */
export const siteSchema = z.strictObject({
  /** Brand, as written in the wordmark. */
  name: text(30),
  /** Who sells: the party to the terms and the controller of the privacy policy. */
  legalName: text(),
  /** Where the seller is found. Footer, terms and privacy page print it; structured data takes it once it is `own`. */
  seller: z.strictObject({
    status: oneOf('whose the address is', ['example', 'own']),
    /** In one line, in the order in which letters to that country are addressed. */
    address: text(),
    /** The register in which the seller stands, and the number there; null for one that stands in none. */
    register: text().nullable(),
    vatNumber: text(30).nullable(),
  }),
  /** Canonical origin, without a trailing slash. */
  url: httpsUrl.refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'an https origin without a path or trailing slash',
  ),
  /** Language and region of every word on the site (BCP 47): money, dates, numbers and lists are written as there. */
  locale,
  /** What prices are in (ISO 4217). How many decimals it has, and where its symbol stands, follows from it and the locale. */
  currency,
  /** Whether pages are light on dark, dark on light, or what the visitor's system asks for. */
  theme: oneOf('the theme', ['dark', 'light', 'system']),
  /** What stands in header, footer, icons and social images; null has the drawn mark there, and the name beside it. */
  logo: logo.nullable(),
  /** The product the plans sell, as structured data names it. */
  productName: text(),
  /** What kind of product it is, as structured data says it. */
  productCategory: text(),
  productDescription: text(),
  /** The charting platform the indicators run on, and whether that is its name: `your charting platform` names none. */
  platformName: text(40),
  isPlatformNamed: z.boolean('true or false'),
  supportEmail: emailAddress,
  /** Day on which somebody last saw that mail to it is read; `security.txt` is valid for a year from then. */
  supportEmailChecked: recentDate,
  /** The external site where members log in and cancel. */
  memberSiteUrl: httpsUrl,
  /** The company that takes the payments, as the page names it. */
  paymentProcessor: text(),
  /** The company that hosts the files, as the privacy policy names it. */
  hostingProvider: text(),
  /** The country where most data about people is processed, as the privacy policy says it: `the United States`. */
  processedIn: text(),
  /** Whether a plan's price is all that is charged; if not, tax may come on top of it. Texts say which by `{taxIncluded?…|…}`. */
  pricesIncludeTax: z.boolean('true or false'),
  refundDays: wholeNumber(1, 90),
  /** ISO 3166 codes of the countries the refund policy is offered in. */
  refundCountries: z.array(countryCode),
  /** Place whose law governs the terms. */
  governingLaw: text(),
  /**
   * Template of an external avatar service, with `{initials}` and `{background}`; null draws avatars locally
   * and sends no request. Its host enters the content security policy and the privacy page by itself.
   */
  avatarService: z
    .string('a URL template with {initials} and {background}')
    .refine(isAvatarTemplate, 'a URL template with {initials} and {background}')
    .nullable(),
  /** Path on this origin that answers `GET <path>/<order id>`; null leaves order status off. */
  orderStatusPath: z
    .string()
    .regex(/^\/[a-z0-9\-/]*[a-z0-9]$/, 'a path that starts with / and does not end with one')
    .nullable(),
  /**
   * The company that counts page views, and its address for events in the form of Plausible; null counts nothing and loads
   * no code for it. The host enters the content security policy and the privacy page by itself.
   */
  analytics: z.strictObject({ company: text(), endpoint: httpsUrl }).nullable(),
});

/** What the owner promises about service; said in several places, set in this one. */
export const serviceSchema = z.strictObject({
  /** Hours within which access is switched on after payment, at the latest. */
  accessHours: wholeNumber(1, 168),
  /** Business days within which an e-mail to support is answered, by the support of a plan. */
  ...fields(wholeNumber(1, 14), 'basicReplyDays', 'priorityReplyDays'),
  /** How the site for members is called where texts lead there. */
  memberArea: text(40),
  /** A number of them in words. */
  businessDays: plural,
});

export type Service = z.infer<typeof serviceSchema>;

export type Site = z.infer<typeof siteSchema>;

const route = z.strictObject({
  /** Path as links and the canonical URL write it. */
  path: z.string().regex(/^\/[a-z0-9-]*$/, 'a path of one segment'),
  /** Document title, at most 60 characters (rule SM1). */
  title: text(60),
  description: text(160).min(70, 'at least 70 characters'),
  /** Headline on the social image. */
  headline: text(70),
  /** Text alternative of the social image. */
  imageAlt: text(),
  /** Day of the last change that readers would notice; the sitemap and legal pages show it. */
  updated: recentDate,
  indexed: z.boolean('true or false'),
});

/** Every page, keyed by its name in code. */
export const routesSchema = z.strictObject({
  ...fields(route, 'home', 'paymentSuccess', 'notFound'),
});

/** Every route: those of `content/routes.ts`, and those of Markdown pages by their path without its first slash. */
export type Routes = Record<RouteName | LegalPage, Route> & Readonly<Record<string, Route>>;
export type Route = z.infer<typeof route>;
export type RouteName = keyof z.infer<typeof routesSchema>;
