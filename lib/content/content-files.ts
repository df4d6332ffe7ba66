import type { z } from 'zod';
import { SECTIONS, type SectionId, sectionsSchema } from '@/components/landing/registry';
import { controls, frame, notFound, phrases } from '@/content/controls';
import { demoWords } from '@/content/demo';
import { demoDetails, demoFile, glossary } from '@/content/demo-details';
import { footer } from '@/content/footer';
import { launch } from '@/content/launch';
import { navigation } from '@/content/navigation';
import { paymentSuccess } from '@/content/payment-success';
import { planFeatures } from '@/content/pricing';
import { repaintCheck } from '@/content/repaint-check';
import { repaintIndex } from '@/content/repaint-index';
import { routes } from '@/content/routes';
import { sections } from '@/content/sections';
import { markdownFiles } from '@/lib/pages/markdown-pages';
import { indexResults } from '@/lib/pages/repaint-index';
import { formatPath, type Path } from '@/lib/schemas/content-path';
import { anyTexts } from '@/lib/schemas/fields';
import { markdownPagesSchema } from '@/lib/schemas/markdown';
import * as pagesSchemas from '@/lib/schemas/pages';
import type { Wording } from '@/lib/schemas/placeholders';
import * as plansSchemas from '@/lib/schemas/plans';
import { INDEX_FILE, indexResultsSchema, repaintIndexSchema } from '@/lib/schemas/repaint-index';
import * as siteSchemas from '@/lib/schemas/site';
import { BUSINESS_FILE, readBusiness } from './business';
import type { ContentEntry } from './content-errors';

/** The build chooses variants and removes marks, so the value has the schema's type when a page reads it. */
const entry = <Value>(file: string, schema: z.ZodType<Value>, value: Wording<NoInfer<Value>>) => ({
  file,
  schema,
  value: value as Value,
});

/** @param may names in braces besides `PLACEHOLDERS`; omit them if types check the names */
const words = <Value>(file: string, value: Value, may?: readonly string[]) => ({
  file,
  schema: anyTexts(may),
  value,
});

const { site, service, plans } = readBusiness();

type SectionWords = { [Id in SectionId]: z.infer<(typeof SECTIONS)[Id]['schema']> };
type SectionFiles = { [Id in SectionId]: ReturnType<typeof entry<SectionWords[Id]>> };

const sectionFiles = Object.fromEntries(
  Object.entries(SECTIONS).map(([id, { schema, words: value }]) => [
    id,
    { file: `content/${id}.ts`, schema, value },
  ]),
) as unknown as SectionFiles;

/** All content as written. Browsers must not load this file: its schemas import zod. */
export const contentFiles = {
  ...sectionFiles,
  site: entry(BUSINESS_FILE, siteSchemas.siteSchema, site),
  plans: entry(BUSINESS_FILE, plansSchemas.plansSchema, plans),
  planFeatures: entry('content/pricing.ts', plansSchemas.planFeaturesSchema, planFeatures),
  service: entry(BUSINESS_FILE, siteSchemas.serviceSchema, service),
  launch: entry('content/launch.ts', siteSchemas.launchSchema, launch),
  sections: entry('content/sections.ts', sectionsSchema, sections),
  demoWords: words('content/demo.ts', demoWords),
  demoDetails: words('content/demo-details.ts', demoDetails),
  demoFile: words('content/demo-details.ts', demoFile),
  glossary: words('content/demo-details.ts', glossary),
  navigation: entry('content/navigation.ts', pagesSchemas.navigationSchema, navigation),
  footer: entry('content/footer.ts', pagesSchemas.footerSchema, footer),
  repaintCheck: words('content/repaint-check.ts', repaintCheck),
  controls: words('content/controls.ts', controls, []),
  routes: entry('content/routes.ts', siteSchemas.routesSchema, routes),
  repaintIndex: entry('content/repaint-index.ts', repaintIndexSchema, repaintIndex),
  indexResults: { file: INDEX_FILE, schema: indexResultsSchema.nullable(), value: indexResults() },
  paymentSuccess: words('content/payment-success.ts', paymentSuccess, ['plan', 'until']),
  notFound: entry('content/controls.ts', pagesSchemas.notFoundSchema, notFound),
  pages: { file: 'content/pages/', schema: markdownPagesSchema, value: markdownFiles() },
  frame: words('content/controls.ts', frame, ['author', 'folder', 'title']),
  phrases: words('content/controls.ts', phrases),
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
