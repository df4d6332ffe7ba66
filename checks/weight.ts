/** How many bytes pages make a visitor load. */
import { gzipSync } from 'node:zlib';
import { type Page, pageAt, type ReadExport } from './export';
import { type Check, onPage, type PagesInput } from './finding';
import { attributesOf, filesAt, jsonLdTexts, visibleText } from './page';

const COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif|ico)$/;

/** Bytes of the owner's words with the elements around them, by which budgets grow. */
function bytesOfWords(page: Page): number {
  const { $ } = page;
  const text = [
    visibleText($),
    ...attributesOf($, '[alt], [aria-label], meta[content]', 'alt', 'aria-label', 'content'),
    ...jsonLdTexts(page),
  ].join(' ');
  return Math.round(1.25 * gzipSync(text, { level: 9 }).length);
}

/** @returns the files that are loaded at once, as `scripts/finish/bundle.ts` lists them */
function loadsOf({ files, read }: ReadExport): Record<'entry' | 'hydration' | 'demo', string[]> {
  const list = [...files].find((file) => /^_next\/static\/[^/]+\/loads\.json$/.test(file));
  const loads = { entry: [], hydration: [], demo: [] };
  if (!list) return loads;
  return JSON.parse(`${read(list)}`, (_, value) =>
    typeof value === 'string' ? list.replace('loads.json', value) : value,
  );
}

/** @returns every budget with its figure, in bytes with gzip -9 */
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
  const scripts = [
    budget('every page', 'entry script', entry, 2_950),
    budget('every page', 'scripts after the first input', hydration, 90_000),
    budget('index.html', 'scripts of the started demo', demo, 34_100),
  ];
  const home = pageAt(site, '/');
  if (!home) return scripts;
  const sheets = filesAt(home, 'link[rel="stylesheet"]');
  const fonts = filesAt(home, 'head link[rel="preload"][as="font"]');
  // C8 limits the logo.
  const pictures = filesAt(home, 'img[src]:not([loading="lazy"], .wordmark img)');
  // A testimonial or an indicator has 40 bytes beside its words.
  const items = content.testimonials.items.length + content.indicators.items.length;
  const own = bytesOfWords(home) + 40 * items;
  const early = [home.file, ...sheets, ...fonts, ...pictures, ...entry];
  return [
    budget(home.file, 'HTML with the critical CSS', [home.file], 8_550 + own),
    budget(home.file, 'style sheet', sheets, 17_600),
    budget(home.file, 'fonts that are preloaded', fonts, 33_000),
    budget(home.file, 'all before the first input', early, 65_800 + own),
    ...scripts,
  ];
}

export const budgets: Check = {
  id: 'B6',
  title: 'pages stay within their budgets',
  pages: (input) =>
    budgetsOf(input)
      .filter(({ bytes, max }) => bytes > max)
      .flatMap(({ file, what, bytes, max }) => {
        const text = `${what}: ${bytes} bytes with gzip -9, expected at most ${max}. Load later what the first view does not need.`;
        return onPage({ file }, text, 'checks/weight.ts');
      }),
};
