import { hostSettings } from '../hosts/write-hosts';
import type { Check, Transform } from './problem';
import { addresses } from './steps/addresses';
import { budgets } from './steps/budgets';
import { bundles } from './steps/bundles';
import { compileHints } from './steps/compile-hints';
import { compress } from './steps/compress';
import { compressedCopies } from './steps/compressed-copies';
import { crawling } from './steps/crawling';
import { externalizeScripts } from './steps/externalize-scripts';
import { filteredNames } from './steps/filtered-names';
import { fonts } from './steps/fonts';
import { headings } from './steps/headings';
import { htmlValidity } from './steps/html-validity';
import { icons } from './steps/icons';
import { inlineAttributes } from './steps/inline-attributes';
import { inlineStyles } from './steps/inline-styles';
import { links } from './steps/links';
import { outsideOrigins } from './steps/outside-origins';
import { plainTexts } from './steps/plain-texts';
import { removeInternal } from './steps/remove-internal';
import { samplesLabelled } from './steps/samples-labelled';
import { seal } from './steps/seal';
import { securityContact } from './steps/security-contact';
import { socialImages } from './steps/social-images';
import { struckPrices } from './steps/struck-prices';
import { structuredDataGoogle } from './steps/structured-data-google';
import { structuredDataGraph } from './steps/structured-data-graph';
import { structuredDataPlans } from './steps/structured-data-plans';
import { structuredDataSamples } from './steps/structured-data-samples';
import { titles } from './steps/titles';
import { wording } from './steps/wording';

/** What is done to the export first, in this order. */
export const finishing: Transform[] = [
  removeInternal,
  inlineStyles,
  externalizeScripts,
  compileHints,
  seal,
];

/** What the finished pages are held to. The order is that of the report. */
export const checks: Check[] = [
  htmlValidity,
  links,
  titles,
  headings,
  addresses,
  crawling,
  securityContact,
  plainTexts,
  socialImages,
  icons,
  structuredDataGraph,
  structuredDataPlans,
  structuredDataSamples,
  structuredDataGoogle,
  outsideOrigins,
  inlineAttributes,
  filteredNames,
  samplesLabelled,
  struckPrices,
  wording,
  bundles,
  fonts,
  budgets,
];

/** What is done last, to pages that passed. */
export const packing: Transform[] = [compress, hostSettings];

/** What the packed export is held to. */
export const packedChecks: Check[] = [compressedCopies];
