/** How many bytes pages make a visitor load. */
import { gzipSync } from 'node:zlib';
import { isPageData } from '@/scripts/finish/scripts';
import { type Page, pageAt } from './export';
import { type Check, onPage, type PagesInput } from './finding';
import {
  attributesOf,
  filesAt,
  jsonLdTexts,
  lateSheets,
  preloadedFonts,
  scriptFiles,
  visibleText,
} from './page';

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

/** The ids of opening ranges, by which the code of the live demo is recognized. */
const DEMO_MARKER = /opening-range:/;

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
  const demo = [...site.files].filter(
    (file) => file.endsWith('.js') && DEMO_MARKER.test(site.read(file).toString()),
  );
  const others = [
    ...site.pages.map((page) => {
      const code = scriptFiles(page).filter((file) => !isPageData(file));
      return budget(page.file, 'first-load JavaScript', code, 92_000);
    }),
    ...demo.map((file) => budget(file, 'code of the live demo', [file], 40_000)),
  ];
  const home = pageAt(site, '/');
  if (!home) return others;
  const html = [home.file, ...lateSheets(home)];
  // C8 limits the logo.
  const pictures = filesAt(home, 'img[src]:not([loading="lazy"], .wordmark img)');
  // A testimonial or an indicator has 40 bytes beside its words.
  const items = content.testimonials.items.length + content.indicators.items.length;
  const own = bytesOfWords(home) + 40 * items;
  return [
    budget(home.file, 'HTML with all its styles', html, 22_260 + own),
    budget(home.file, 'fonts that are loaded early', preloadedFonts(home), 36_000),
    budget(home.file, 'all', [...html, ...scriptFiles(home), ...pictures], 116_650 + own),
    ...others,
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
