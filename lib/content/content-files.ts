import type { z } from 'zod';
import { SECTIONS, type SectionId, sectionsSchema } from '@/components/landing/registry';
import { controls, frame, notFound } from '@/content/controls';
import { demoWords } from '@/content/demo';
import { demoDetails, demoFile, glossary } from '@/content/demo-details';
import { footer } from '@/content/footer';
import { launch } from '@/content/launch';
import { navigation } from '@/content/navigation';
import { paymentSuccess } from '@/content/payment-success';
import { planFeatures, plans } from '@/content/plans';
import { routes } from '@/content/routes';
import { sections } from '@/content/sections';
import { service, site } from '@/content/site';
import { markdownFiles } from '@/lib/pages/markdown-pages';
import { formatPath, type Path } from '@/lib/schemas/content-path';
import { anyTexts } from '@/lib/schemas/fields';
import { markdownPagesSchema } from '@/lib/schemas/markdown';
import * as pagesSchemas from '@/lib/schemas/pages';
import * as plansSchemas from '@/lib/schemas/plans';
import * as siteSchemas from '@/lib/schemas/site';
import type { ContentEntry } from './content-errors';

const entry = <Value>(file: string, schema: z.ZodType, value: Value) => ({ file, schema, value });

type SectionWords = { [Id in SectionId]: (typeof SECTIONS)[Id]['words'] };
type SectionFiles = { [Id in SectionId]: ReturnType<typeof entry<SectionWords[Id]>> };

const sectionFiles = Object.fromEntries(
  Object.entries(SECTIONS).map(([id, { schema, words }]) => [
    id,
    entry(`content/${id}.ts`, schema, words),
  ]),
) as SectionFiles;

/** All content as written. Browsers must not load this file: its schemas import zod. */
export const contentFiles = {
  ...sectionFiles,
  site: entry('content/site.ts', siteSchemas.siteSchema, site),
  plans: entry('content/plans.ts', plansSchemas.plansSchema, plans),
  planFeatures: entry('content/plans.ts', plansSchemas.planFeaturesSchema, planFeatures),
  service: entry('content/site.ts', siteSchemas.serviceSchema, service),
  launch: entry('content/launch.ts', siteSchemas.launchSchema, launch),
  sections: entry('content/sections.ts', sectionsSchema, sections),
  demoWords: entry('content/demo.ts', anyTexts(), demoWords),
  demoDetails: entry('content/demo-details.ts', anyTexts(), demoDetails),
  demoFile: entry('content/demo-details.ts', anyTexts(), demoFile),
  glossary: entry('content/demo-details.ts', anyTexts(), glossary),
  navigation: entry('content/navigation.ts', pagesSchemas.navigationSchema, navigation),
  footer: entry('content/footer.ts', pagesSchemas.footerSchema, footer),
  controls: entry('content/controls.ts', anyTexts([]), controls),
  routes: entry('content/routes.ts', siteSchemas.routesSchema, routes),
  paymentSuccess: entry('content/payment-success.ts', anyTexts(['plan', 'until']), paymentSuccess),
  notFound: entry('content/controls.ts', pagesSchemas.notFoundSchema, notFound),
  pages: entry('content/pages/', markdownPagesSchema, markdownFiles()),
  frame: entry('content/controls.ts', anyTexts(['author', 'folder', 'title']), frame),
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
