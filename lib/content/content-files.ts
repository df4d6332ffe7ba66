import type { z } from 'zod';
import { claims, licenses } from '@/content/claims';
import { closing } from '@/content/closing';
import { controls, frame, notFound, phrases } from '@/content/controls';
import { demo, demoWords } from '@/content/demo';
import { demoDetails, demoFile, glossary } from '@/content/demo-details';
import { faqs } from '@/content/faqs';
import { footer } from '@/content/footer';
import { home } from '@/content/home';
import { indicators } from '@/content/indicators';
import { launch } from '@/content/launch';
import { navigation } from '@/content/navigation';
import { notices } from '@/content/notices';
import { paymentSuccess } from '@/content/payment-success';
import { planFeatures, pricing } from '@/content/pricing';
import { routes } from '@/content/routes';
import { formatPath, type Path } from '@/content/schemas/content-path';
import { anyTexts } from '@/content/schemas/fields';
import * as landingSchemas from '@/content/schemas/landing';
import { markdownPagesSchema } from '@/content/schemas/markdown';
import * as pagesSchemas from '@/content/schemas/pages';
import type { Wording } from '@/content/schemas/placeholders';
import * as plansSchemas from '@/content/schemas/plans';
import * as proofSchemas from '@/content/schemas/proof';
import { sectionsSchema } from '@/content/schemas/sections';
import * as siteSchemas from '@/content/schemas/site';
import { sections } from '@/content/sections';
import { statistics } from '@/content/statistics';
import { testimonials } from '@/content/testimonials';
import { markdownFiles } from '@/lib/pages/markdown-pages';
import { BUSINESS_FILE, readBusiness } from './business';
import type { ContentEntry } from './content-errors';

/** The build chooses variants and removes marks, so the value has the schema's type when a page reads it. */
const entry = <Value>(file: string, schema: z.ZodType<Value>, value: Wording<NoInfer<Value>>) => ({
  file,
  schema,
  value: value as Value,
});

const words = <Value>(file: string, value: Value) => ({ file, schema: anyTexts(), value });

const { site, service, plans } = readBusiness();

/** All content as written. Browsers must not load this file: its schemas import zod. */
export const contentFiles = {
  site: entry(BUSINESS_FILE, siteSchemas.siteSchema, site),
  plans: entry(BUSINESS_FILE, plansSchemas.plansSchema, plans),
  planFeatures: entry('content/pricing.ts', plansSchemas.planFeaturesSchema, planFeatures),
  pricing: entry('content/pricing.ts', plansSchemas.pricingSchema, pricing),
  service: entry(BUSINESS_FILE, siteSchemas.serviceSchema, service),
  launch: entry('content/launch.ts', siteSchemas.launchSchema, launch),
  claims: entry('content/claims.ts', proofSchemas.claimsSchema, claims),
  sections: entry('content/sections.ts', sectionsSchema, sections),
  home: entry('content/home.ts', landingSchemas.homeSchema, home),
  indicators: entry('content/indicators.ts', landingSchemas.indicatorsSchema, indicators),
  demo: entry('content/demo.ts', landingSchemas.demoSchema, demo),
  demoWords: words('content/demo.ts', demoWords),
  demoDetails: words('content/demo-details.ts', demoDetails),
  demoFile: words('content/demo-details.ts', demoFile),
  glossary: words('content/demo-details.ts', glossary),
  statistics: entry('content/statistics.ts', landingSchemas.statisticsSchema, statistics),
  testimonials: entry('content/testimonials.ts', proofSchemas.testimonialsSchema, testimonials),
  notices: entry('content/notices.ts', proofSchemas.noticesSchema, notices),
  faqs: entry('content/faqs.ts', landingSchemas.faqsSchema, faqs),
  closing: entry('content/closing.ts', landingSchemas.closingSchema, closing),
  navigation: entry('content/navigation.ts', pagesSchemas.navigationSchema, navigation),
  footer: entry('content/footer.ts', pagesSchemas.footerSchema, footer),
  controls: words('content/controls.ts', controls),
  routes: entry('content/routes.ts', siteSchemas.routesSchema, routes),
  paymentSuccess: words('content/payment-success.ts', paymentSuccess),
  notFound: entry('content/controls.ts', pagesSchemas.notFoundSchema, notFound),
  pages: { file: 'content/pages/', schema: markdownPagesSchema, value: markdownFiles() },
  frame: words('content/controls.ts', frame),
  phrases: words('content/controls.ts', phrases),
  licenses: entry('content/claims.ts', proofSchemas.licensesSchema, licenses),
};

export type Written = { [Name in keyof typeof contentFiles]: (typeof contentFiles)[Name]['value'] };

export const contentEntries: readonly ContentEntry[] = Object.entries(contentFiles).map(
  ([name, file]) => ({ name, ...file }),
);

/** Returns a value's file and field, or the file and line of `words` found in a Markdown body. */
export function fieldAt(path: Path, words?: unknown): { file: string; field: string } {
  const [name, index, ...rest] = path;
  const page = name === 'pages' ? contentFiles.pages.value[Number(index)] : undefined;
  if (!page) return { file: contentFiles[name as keyof Written].file, field: formatPath(path) };
  const isInBody = formatPath(rest) === 'body' && typeof words === 'string' && words !== '';
  const before = isInBody ? page.body.split(words) : [];
  const line = page.bodyLine + (before[0]?.split('\n').length ?? 0) - 1;
  return { file: page.file, field: before.length > 1 ? `line ${line}` : formatPath(rest) };
}
