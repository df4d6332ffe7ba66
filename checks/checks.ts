import { addresses } from './addresses';
import { agreement, countedThings } from './agreement';
import { assetLicences, fonts, ownDrawings } from './assets';
import { brandMark, businessFacts, exampleHosts, footerPlaceholders } from './business';
import { claims, evidence, samplesLabelled } from './claims';
import { colours, legibility } from './colours';
import { supportAddress } from './contact';
import { contentForm } from './content-files';
import { consumerLaw, sellerNamed } from './countries';
import { compressedCopies, currentBuild } from './current-build';
import type { Check, ListedCheck } from './finding';
import { filteredNames, htmlValidity, inlineAttributes } from './html';
import { legalDates, legalReview } from './legal';
import { links, sameNames } from './links';
import { logo } from './logo';
import { markdown } from './markdown';
import { paymentLinks, pricesConfirmed, testPayments } from './payments';
import { brandIcons, pictureFiles } from './pictures';
import { plainTexts, securityContact } from './plain-texts';
import { icons, previews } from './previews';
import { prices, savings, struckPrices } from './prices';
import { outsideOrigins, thirdPartiesNamed } from './privacy';
import { forbiddenPromises, promisedWords } from './promises';
import { ownWords } from './sample-words';
import { ratedProducts, structuredData } from './structured-data';
import { planTerms, refundDays } from './terms';
import { pageLeftovers, unfinishedText } from './unfinished';
import { budgets, bundles } from './weight';
import { affiliation, longerRight, paymentClaimed, riskLine } from './wording';

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
    logo,
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
  Words: [ownWords, unfinishedText, countedThings, agreement, forbiddenPromises, paymentClaimed],
  'Legal pages': [
    riskLine,
    longerRight,
    affiliation,
    thirdPartiesNamed,
    legalDates,
    legalReview,
    consumerLaw,
  ],
  'Fonts and pictures': [assetLicences, fonts],
  'The built pages': [
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
  ],
};

export const CHECKS: readonly ListedCheck[] = Object.entries(LIST).flatMap(([part, checks]) =>
  checks.map((check) => ({ ...check, part })),
);
