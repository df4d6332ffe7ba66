import type { Rule } from './finding';
import { agreement } from './rules/agreement';
import { assetLicences } from './rules/asset-licences';
import { brandMark } from './rules/brand-mark';
import { builtPages } from './rules/built-pages';
import { businessFacts } from './rules/business-facts';
import { claims } from './rules/claims';
import { consumerLaw } from './rules/consumer-law';
import { countedThings } from './rules/counted-things';
import { currentBuild } from './rules/current-build';
import { evidence } from './rules/evidence';
import { exampleHosts } from './rules/example-hosts';
import { footerPlaceholders } from './rules/footer-placeholders';
import { pageLeftovers } from './rules/leftovers';
import { legalDates } from './rules/legal-dates';
import { legalReview } from './rules/legal-review';
import { legalWording } from './rules/legal-wording';
import { ownDrawings } from './rules/own-drawings';
import { paymentLinks } from './rules/payment-links';
import { planTerms } from './rules/plan-terms';
import { pricesConfirmed } from './rules/prices-confirmed';
import { printedPrices } from './rules/printed-prices';
import { promisedWords } from './rules/promises';
import { ratedProducts } from './rules/rated-products';
import { refundDays } from './rules/refund-days';
import { savings } from './rules/savings';
import { supportAddress } from './rules/support-address';
import { testPayments } from './rules/test-payments';
import { thirdPartiesNamed } from './rules/third-parties';
import { unfinishedText } from './rules/unfinished-text';

/** Every rule of a launch, in the order of the list. A site that keeps them all has nothing left to do. */
export const rules: readonly Rule[] = [
  businessFacts,
  brandMark,
  supportAddress,
  exampleHosts,
  footerPlaceholders,
  paymentLinks,
  testPayments,
  pricesConfirmed,
  claims,
  evidence,
  promisedWords,
  ownDrawings,
  unfinishedText,
  countedThings,
  agreement,
  legalWording,
  thirdPartiesNamed,
  legalDates,
  legalReview,
  consumerLaw,
  assetLicences,
  currentBuild,
  pageLeftovers,
  printedPrices,
  savings,
  planTerms,
  refundDays,
  ratedProducts,
  ...Object.values(builtPages),
];
