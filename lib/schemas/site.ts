import { z } from 'zod';
import {
  countryCode,
  currency,
  emailAddress,
  fields,
  httpsUrl,
  isoDate,
  locale,
  oneOf,
  pictureFile,
  recentDate,
  text,
  texts,
  wholeNumber,
} from './fields';
import type { ArticleField, MarkdownPage } from './markdown';
import type { LegalPage } from './pages';

const AVATAR = 'a URL template with {initials} and {background}';

const logo = z.strictObject({
  file: pictureFile,
  hasName: z.boolean('true or false'),
  /** A square file for icons. */
  mark: pictureFile.optional(),
});

const CODE = 'only the code between the quotes after content=, not the whole tag';
/** A DNS record begins with `google-site-verification=`. */
const code = z
  .string(CODE)
  .regex(/^(?!google-site)[\w+/=-]+$/, CODE)
  .optional();

export const siteSchema = z.strictObject({
  name: text(30),
  ...texts(
    'legalName',
    'productName',
    'productCategory',
    'productDescription',
    'paymentProcessor',
    'hostingProvider',
    'processedIn',
    'governingLaw',
  ),
  seller: z.strictObject({
    status: oneOf('a seller status', ['example', 'own']),
    address: z.strictObject({
      ...texts('street', 'city'),
      region: text(40).nullable().optional(),
      postalCode: text(20).nullable(),
      country: countryCode,
    }),
    register: text().nullable(),
    vatNumber: text(30).nullable(),
  }),
  /** Origin without a trailing slash. */
  url: httpsUrl.superRefine((value, context) => {
    const { origin, pathname } = new URL(URL.canParse(value) ? value : 'https://www.example.com');
    const why = pathname === '/' ? '' : ', with no path: the site needs a host name of its own';
    if (origin !== value)
      context.addIssue({ code: 'custom', message: `the origin ${origin}${why}` });
  }),
  /** BCP 47; formats money, dates, numbers and lists. */
  locale,
  currency,
  /** Countries whose people can buy, and get refunds. */
  countries: z.array(countryCode, 'a list such as [US, GB]'),
  theme: oneOf('the theme', ['dark', 'light', 'system']),
  logo: logo.nullable(),
  platformName: text(40),
  isPlatformNamed: z.boolean('true or false'),
  supportEmail: emailAddress,
  /** Day a test email last arrived; `security.txt` expires 364 days later. */
  supportEmailChecked: recentDate.nullable(),
  memberSiteUrl: httpsUrl,
  pricesIncludeTax: z.boolean('true or false'),
  /** Last day on which the prices are sure not to change; null if nobody promises. */
  pricesValidUntil: isoDate.nullable().optional(),
  refundDays: wholeNumber(1, 90),
  withdrawalLink: httpsUrl.nullable(),
  avatarService: z
    .string(AVATAR)
    .regex(/^(?=.*\{initials\})(?=.*\{background\})https:\/\/[^/?{}\s]+[/?]\S*$/, AVATAR)
    .nullable(),
  /** Path that answers `GET <path>/<order id>`; null turns order status off. */
  orderStatusPath: z
    .string()
    .regex(/^\/[a-z0-9\-/]*[a-z0-9]$/, 'a path with / at its start but not at its end')
    .nullable(),
  analytics: z.strictObject({ company: text(), endpoint: httpsUrl }).nullable(),
  /** Proves to search engines that the site is yours. */
  verification: z.strictObject({ google: code, bing: code }).nullable(),
});

export const serviceSchema = z.strictObject({
  accessHours: wholeNumber(1, 168),
  ...fields(wholeNumber(1, 14), 'basicReplyDays', 'priorityReplyDays'),
});

export type Site = z.infer<typeof siteSchema>;
export type Service = z.infer<typeof serviceSchema>;

const route = z.strictObject({
  path: z.string().regex(/^\/[a-z0-9-]*$/, 'a one-segment path'),
  title: text(60),
  description: text(160).min(70, 'at least 70 characters'),
  headline: text(70),
  imageAlt: text(),
  updated: recentDate,
  indexed: z.boolean('true or false'),
});

export const routesSchema = z.strictObject(
  fields(route, 'home', 'repaintIndex', 'paymentSuccess', 'notFound'),
);

/** Keyed by route name; Markdown pages by their path without the first slash. */
export type Routes = Record<Exclude<RouteName, 'repaintIndex'> | LegalPage, Route> &
  Readonly<Record<string, Route>>;
export type Route = z.infer<typeof route> & Partial<Pick<MarkdownPage, ArticleField | 'drawing'>>;
export type RouteName = keyof z.infer<typeof routesSchema>;

const CONFIRMED = "{ by: 'your name', date: '2026-11-21' }, or null";

const confirmation = z.strictObject({ by: text(), date: isoDate }, CONFIRMED).nullable();

export const launchSchema = z.strictObject({
  mark: oneOf('a logo status', ['example', 'own']),
  pricesConfirmed: confirmation,
  legalReview: z.strictObject(fields(confirmation, 'terms', 'refund')),
  /** Answers to the questions in `tools/check/questions.ts`. */
  answers: z.strictObject(
    fields(
      confirmation,
      'cancellationRight',
      'riskDisclosed',
      'notAffiliated',
      'planTerms',
      'promises',
      'demoRule',
    ),
  ),
});
export type Launch = z.infer<typeof launchSchema>;
