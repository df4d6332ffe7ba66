import type { z } from 'zod';
import { claims, licences } from '@/content/claims';
import { closing } from '@/content/closing';
import { controls, frame, notFound } from '@/content/controls';
import { demo, demoFile, demoProof, demoWords, glossary } from '@/content/demo';
import { faqs } from '@/content/faqs';
import { footer } from '@/content/footer';
import { home } from '@/content/home';
import { indicators } from '@/content/indicators';
import { launch } from '@/content/launch';
import { navigation } from '@/content/navigation';
import { notices } from '@/content/notices';
import { paymentSuccess } from '@/content/payment-success';
import { planFeatures, plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { routes } from '@/content/routes';
import { sections } from '@/content/sections';
import { service, site } from '@/content/site';
import { statistics } from '@/content/statistics';
import { testimonials } from '@/content/testimonials';
import type { ContentEntry } from './faults';
import { markdownFiles } from './markdown-files';
import { controlsSchema, footerSchema, navigationSchema } from './schemas/chrome';
import { demoSchema, demoWordsSchema } from './schemas/demo';
import {
  closingSchema,
  faqsSchema,
  homeSchema,
  indicatorsSchema,
  statisticsSchema,
} from './schemas/landing';
import { launchSchema, licencesSchema } from './schemas/launch';
import { markdownPagesSchema } from './schemas/markdown-pages';
import { legalFrameSchema, notFoundSchema, paymentSuccessSchema } from './schemas/pages';
import { planFeaturesSchema, plansSchema } from './schemas/plans';
import { pricingSchema } from './schemas/pricing';
import { claimsSchema, noticesSchema, testimonialsSchema } from './schemas/proof';
import { sectionsSchema } from './schemas/sections';
import { routesSchema, serviceSchema, siteSchema } from './schemas/site';
import { type Path, placeOf } from './walk';

const entry = <Value>(file: string, schema: z.ZodType, value: Value) => ({ file, schema, value });

/**
 * Every content file as it is written, by the name that it exports, in the order an owner edits them in. Values may be
 * of any shape until they were checked; pages and checks take them from `content.ts`. Carries the validation code, which
 * browsers must not get.
 */
export const contentFiles = {
  site: entry('content/site.ts', siteSchema, site),
  plans: entry('content/plans.ts', plansSchema, plans),
  planFeatures: entry('content/plans.ts', planFeaturesSchema, planFeatures),
  pricing: entry('content/pricing.ts', pricingSchema, pricing),
  service: entry('content/site.ts', serviceSchema, service),
  launch: entry('content/launch.ts', launchSchema, launch),
  claims: entry('content/claims.ts', claimsSchema, claims),
  sections: entry('content/sections.ts', sectionsSchema, sections),
  home: entry('content/home.ts', homeSchema, home),
  indicators: entry('content/indicators.ts', indicatorsSchema, indicators),
  demo: entry('content/demo.ts', demoSchema, demo),
  demoWords: entry('content/demo.ts', demoWordsSchema, demoWords),
  demoFile: entry('content/demo.ts', demoWordsSchema, demoFile),
  demoProof: entry('content/demo.ts', demoWordsSchema, demoProof),
  glossary: entry('content/demo.ts', demoWordsSchema, glossary),
  statistics: entry('content/statistics.ts', statisticsSchema, statistics),
  testimonials: entry('content/testimonials.ts', testimonialsSchema, testimonials),
  notices: entry('content/notices.ts', noticesSchema, notices),
  faqs: entry('content/faqs.ts', faqsSchema, faqs),
  closing: entry('content/closing.ts', closingSchema, closing),
  navigation: entry('content/navigation.ts', navigationSchema, navigation),
  footer: entry('content/footer.ts', footerSchema, footer),
  controls: entry('content/controls.ts', controlsSchema, controls),
  routes: entry('content/routes.ts', routesSchema, routes),
  paymentSuccess: entry('content/payment-success.ts', paymentSuccessSchema, paymentSuccess),
  notFound: entry('content/controls.ts', notFoundSchema, notFound),
  pages: entry('content/pages/', markdownPagesSchema, markdownFiles()),
  frame: entry('content/controls.ts', legalFrameSchema, frame),
  licences: entry('content/claims.ts', licencesSchema, licences),
};

/** All content as it is written. */
export type Written = {
  [Name in keyof typeof contentFiles]: (typeof contentFiles)[Name]['value'];
};

/** The same as a list. */
export const contentEntries: readonly ContentEntry[] = Object.entries(contentFiles).map(
  ([name, file]) => ({ name, ...file }),
);

/**
 * @param words part of the value; of the text of a Markdown page they give the line
 * @returns the file that a value of the content stands in, and its field there
 */
export function fieldAt(path: Path, words?: unknown): { file: string; field: string } {
  const [name, index, ...rest] = path;
  const page = name === 'pages' ? contentFiles.pages.value[Number(index)] : undefined;
  if (!page) return { file: fileOf(String(name)), field: placeOf(path) };
  const isInBody = placeOf(rest) === 'body' && typeof words === 'string' && words !== '';
  const before = isInBody ? page.body.split(words) : [];
  const line = page.bodyLine + (before[0]?.split('\n').length ?? 0) - 1;
  return { file: page.file, field: before.length > 1 ? `line ${line}` : placeOf(rest) };
}

/** @returns the file that exports `name` @throws Error for a name that no content file exports */
function fileOf(name: string): string {
  if (!Object.hasOwn(contentFiles, name)) throw new Error(`no content file exports ${name}`);
  return contentFiles[name as keyof Written].file;
}
