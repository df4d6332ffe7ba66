import { addresses } from './addresses';
import { agreement, countedThings } from './agreement';
import { assetLicences, fonts, ownDrawings } from './assets';
import { brandMark, businessFacts, exampleHosts, footerPlaceholders } from './business';
import { claims, evidence, samplesLabelled } from './claims';
import { securityContact, supportAddress } from './contact';
import { colours, contentForm } from './content-files';
import { compressedCopies, currentBuild } from './current-build';
import type { Check } from './finding';
import { filteredNames, htmlValidity, inlineAttributes } from './html';
import { consumerLaw, legalDates, legalReview } from './legal';
import { links, sameNames } from './links';
import { paymentLinks, pricesConfirmed, testPayments } from './payments';
import { plainTexts } from './plain-texts';
import { icons, previews } from './previews';
import { prices, savings, struckPrices } from './prices';
import { outsideOrigins, thirdPartiesNamed } from './privacy';
import { forbiddenPromises, promisedWords } from './promises';
import { ratedProducts, structuredData } from './structured-data';
import { planLengths, planTerms, refundDays } from './terms';
import { pageLeftovers, unfinishedText } from './unfinished';
import { budgets, bundles } from './weight';
import { affiliation, longerRight, paymentClaimed, riskLine } from './wording';

/**
 * Every rule that the site keeps, in the order of the launch list. docs/rules.md explains each: a new check is a line
 * here and one there.
 */
export const CHECKS: readonly Check[] = [
  contentForm,
  colours,
  sameNames,
  planLengths,
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
  forbiddenPromises,
  paymentClaimed,
  riskLine,
  longerRight,
  affiliation,
  thirdPartiesNamed,
  legalDates,
  legalReview,
  consumerLaw,
  assetLicences,
  fonts,
  currentBuild,
  htmlValidity,
  inlineAttributes,
  filteredNames,
  pageLeftovers,
  prices,
  savings,
  struckPrices,
  planTerms,
  refundDays,
  samplesLabelled,
  ratedProducts,
  structuredData,
  outsideOrigins,
  addresses,
  previews,
  icons,
  links,
  plainTexts,
  securityContact,
  bundles,
  budgets,
  compressedCopies,
];
