import { z } from 'zod';
import {
  countryCode,
  fields,
  httpsUrl,
  isoDate,
  listOf,
  oneOf,
  slug,
  text,
} from '@/lib/content/fields';

/** Somebody looked at something on a day. */
const confirmation = z.strictObject({ by: text(), date: isoDate });

/** What the owner confirms before a launch. */
export const launchSchema = z.strictObject({
  /** Whether the brand's mark in header, icons and social images still is the sample's. */
  mark: oneOf('whose the mark is', ['example', 'own']),
  /** Hosts that payment links may lead to: `buy.stripe.com`. */
  paymentHosts: z.array(
    z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'a host such as buy.stripe.com'),
  ),
  /** ISO 3166 codes of the countries whose people may subscribe. */
  countriesServed: z.array(countryCode),
  /** Page on which customers in the EU can withdraw from the contract. */
  withdrawalLink: httpsUrl.nullable(),
  /** Who saw on the payment pages that each plan is charged and renewed as this site says. */
  pricesConfirmed: confirmation.nullable(),
  /** Which lawyer read these pages. */
  legalReview: z.strictObject(fields(confirmation.nullable(), 'terms', 'refund')),
});
export type Launch = z.infer<typeof launchSchema>;

/** Where fonts and pictures come from, and by what right they are published. */
export const licencesSchema = z.strictObject({
  items: listOf(
    z.strictObject({
      id: slug,
      /** How the paths of the files in `out/` begin. */
      files: text(),
      /** Name of the licence, or `own work`. */
      licence: text(),
      source: text(),
    }),
    0,
  ),
});
export type Licences = z.infer<typeof licencesSchema>;
