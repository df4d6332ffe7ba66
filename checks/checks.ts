import { addresses } from './addresses';
import { assetLicences, fonts, ownDrawings } from './assets';
import { brandMark, businessFacts, exampleHosts, footerPlaceholders } from './business';
import { claims, evidence, samplesLabelled } from './claims';
import { colours, legibility } from './colours';
import { supportAddress } from './contact';
import { contentForm } from './content-files';
import { otherLanguage } from './english';
import type { Check, ListedCheck } from './finding';
import { filteredNames, htmlValidity, inlineAttributes } from './html';
import {
  affiliation,
  consumerLaw,
  legalReview,
  longerRight,
  paymentClaimed,
  riskLine,
  sellerNamed,
  taxSaid,
} from './law';
import { links, sameNames } from './links';
import { markdown } from './markdown';
import { paymentLinks, pricesConfirmed, testPayments } from './payments';
import { brandIcons, pictureFiles } from './pictures';
import { plainTexts, securityContact } from './plain-texts';
import { icons, previews } from './previews';
import { prices, savings, struckPrices } from './prices';
import { outsideOrigins, thirdPartiesNamed } from './privacy';
import { ratedProducts, structuredData } from './structured-data';
import { planTerms, refundDays } from './terms';
import { budgets, bundles } from './weight';
import {
  countedThings,
  forbiddenPromises,
  pageLeftovers,
  promisedWords,
  unfinishedText,
} from './words';

/**
 * Every rule that the site keeps, under the headings of the launch list, in the order in which an owner works. docs/rules.md
 * explains each: a new check is a line here and one there.
 */
const LIST: Readonly<Record<string, readonly Check[]>> = {
  'Content files': [
    contentForm,
    colours,
    legibility,
    brandIcons,
    pictureFiles,
    markdown,
    sameNames,
  ],
  'Your business and its addresses': [
    businessFacts,
    sellerNamed,
    brandMark,
    supportAddress,
    exampleHosts,
    footerPlaceholders,
  ],
  'Plans and payment': [paymentLinks, testPayments, pricesConfirmed],
  'What you claim': [claims, evidence, promisedWords, ownDrawings],
  Words: [unfinishedText, countedThings, forbiddenPromises, paymentClaimed, otherLanguage],
  'Legal pages': [
    riskLine,
    longerRight,
    affiliation,
    taxSaid,
    thirdPartiesNamed,
    legalReview,
    consumerLaw,
  ],
  'Fonts and pictures': [assetLicences, fonts],
  'The built pages': [
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
  ],
};

export const CHECKS: readonly ListedCheck[] = Object.entries(LIST).flatMap(([part, checks]) =>
  checks.map((check) => ({ ...check, part })),
);
