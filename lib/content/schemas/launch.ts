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
import { LEGAL_PAGES } from './pages';

/** Somebody looked at something on a day. */
const confirmation = z.strictObject({ by: text(80), date: isoDate });

const fingerprint = z
  .string('the 12 signs that npm run launch prints')
  .regex(/^[0-9a-f]{12}$/, '12 digits and letters a to f');

/** A legal page as it stood when its words and its date were last seen to agree. */
const agreed = z.strictObject({
  /** The date that the page carried. */
  updated: isoDate,
  /** A short form of its words, which `npm run launch` prints. */
  fingerprint,
});

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
  /**
   * Who saw on the payment pages that each plan is charged and renewed as this site says. The fingerprint, which
   * `npm run launch` prints, is of what was compared.
   */
  pricesConfirmed: confirmation.extend({ fingerprint }).nullable(),
  /** Which lawyer read these pages. */
  legalReview: z.strictObject(fields(confirmation.nullable(), 'terms', 'refund')),
  legalText: z.strictObject(fields(agreed.nullable(), ...LEGAL_PAGES)),
});
export type Launch = z.infer<typeof launchSchema>;

/** Where fonts and pictures come from, and by what right they are published. */
export const licencesSchema = z.strictObject({
  items: listOf(
    z.strictObject({
      id: slug,
      /** How the paths of the files in `out/` begin. */
      files: text(120),
      /** Name of the licence, or `own work`. */
      licence: text(60),
      source: text(200),
    }),
    0,
  ),
});
export type Licences = z.infer<typeof licencesSchema>;
