import { gzipSync } from 'node:zlib';
import {
  attributesOf,
  filesAt,
  jsonLdTexts,
  type Page,
  pageAt,
  type ReadExport,
  visibleText,
} from './export';
import { type Check, type PagesInput, pageIssue } from './finding';

const COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif|ico)$/;

/** Returns how many bytes the owner's text and its markup add to the limits. */
function bytesOfWords(page: Page): number {
  const { $ } = page;
  const text = [
    visibleText($),
    ...attributesOf($, '[alt], [aria-label], meta[content]', 'alt', 'aria-label', 'content'),
    ...jsonLdTexts(page),
  ].join(' ');
  return Math.round(1.25 * gzipSync(text, { level: 9 }).length);
}

/** Reads the list that `tools/build/bundle.ts` writes. */
function loadsOf({ files, read }: ReadExport): Record<'entry' | 'hydration' | 'demo', string[]> {
  const list = [...files].find((file) => /^_next\/static\/[^/]+\/loads\.json$/.test(file));
  const loads = { entry: [], hydration: [], demo: [] };
  if (!list) return loads;
  return JSON.parse(`${read(list)}`, (_, value) =>
    typeof value === 'string' ? list.replace('loads.json', value) : value,
  );
}

/** Text is measured with gzip -9. */
export function budgetsOf({ site, content }: PagesInput) {
  const bytesOf = (file: string) => {
    const body = site.read(file);
    return (COMPRESSED.test(file) ? body : gzipSync(body, { level: 9 })).length;
  };
  const budget = (file: string, what: string, files: readonly string[], max: number) => {
    const sizes = files.filter((one) => site.files.has(one)).map(bytesOf);
    return { file, what, bytes: sizes.reduce((sum, size) => sum + size, 0), max };
  };
  const { entry, hydration, demo } = loadsOf(site);
  const words = gzipSync(JSON.stringify(content.demoWords), { level: 9 }).length;
  const scripts = [
    budget('every page', 'entry script', entry, 2_950),
    budget('every page', 'scripts after the first input', hydration, 90_000),
    budget('index.html', 'demo scripts', demo, 23_200 + Math.round(1.5 * words)),
  ];
  const home = pageAt(site, '/');
  if (!home) return scripts;
  const sheets = filesAt(home, 'link[rel="stylesheet"]');
  const fonts = filesAt(home, 'head link[rel="preload"][as="font"]');
  // Excludes the logo, which rule `content/pictures` limits.
  const pictures = filesAt(home, 'img[src]:not([loading="lazy"], .wordmark img)');
  // Adds markup bytes per item, and per section after the nine already in the limits.
  const items = content.testimonials.items.length + content.indicators.items.length;
  const own = bytesOfWords(home) + 40 * items + 160 * Math.max(0, content.sections.length - 9);
  const early = [home.file, ...sheets, ...fonts, ...pictures, ...entry];
  return [
    budget(home.file, 'HTML + critical CSS', [home.file], 8_550 + own),
    budget(home.file, 'style sheet', sheets, 17_600),
    budget(home.file, 'preloaded fonts', fonts, 33_000),
    budget(home.file, 'everything before the first input', early, 65_800 + own),
    ...scripts,
  ];
}

export const budgets: Check = {
  id: 'pages/budgets',
  title: 'pages stay within their budgets',
  pages: (input) =>
    budgetsOf(input)
      .filter(({ bytes, max }) => bytes > max)
      .flatMap(({ file, what, bytes, max }) => {
        const text = `${what}: expected at most ${max} bytes, got ${bytes}. Lazy-load what the first viewport does not need.`;
        return pageIssue({ file }, text, 'tools/check/budgets.ts');
      }),
};
