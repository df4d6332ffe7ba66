/** What pages make a visitor load: how many bytes, and which code. */
import { gzipSync } from 'node:zlib';
import { isPageData } from '@/scripts/finish/scripts';
import { type Page, pageAt, type ReadExport } from './export';
import { type Check, type Found, onPage, type PagesInput } from './finding';
import { eagerPictures, preloadedFonts, scriptFiles, styleFiles } from './page';

/** Text by which the live demo's own code is recognised: the ids that its indicators give to opening ranges. */
const DEMO_MARKER = /opening-range:/;

/** One budget: what was measured, and how much it may be; both in bytes, as sent with gzip -9. */
export interface Budget {
  file: string;
  what: string;
  bytes: number;
  max: number;
}

/** Formats that are compressed already, and sent as they are. */
const COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif|ico)$/;

/** Bytes of these files on the wire. Files on another origin are no part of the export and count nothing. */
function sentBytes(site: ReadExport, files: readonly string[]): number {
  return files
    .filter((file) => site.files.has(file))
    .map((file) =>
      COMPRESSED.test(file) ? site.read(file) : gzipSync(site.read(file), { level: 9 }),
    )
    .reduce((sum, { length }) => sum + length, 0);
}

function codeOf(page: Page): string[] {
  return scriptFiles(page).filter((file) => !isPageData(file));
}

/** Every budget of the site with its figure. A page that is missing has none; other checks report it. */
export function budgetsOf({ site, content: { routes } }: PagesInput): Budget[] {
  const line = (file: string, what: string, files: readonly string[], max: number): Budget => ({
    file,
    what,
    bytes: sentBytes(site, files),
    max,
  });
  const home = pageAt(site, routes.home.path);
  const legal = [routes.terms, routes.privacy, routes.refund, routes.disclaimer].flatMap(
    ({ path }) => pageAt(site, path) ?? [],
  );
  const demo = [...site.files].filter(
    (file) => file.endsWith('.js') && DEMO_MARKER.test(site.read(file).toString()),
  );
  return [
    ...(home ? homeBudgets(home, line) : []),
    ...legal.map((page) => line(page.file, 'first-load JavaScript', codeOf(page), 145_000)),
    ...demo.map((file) => line(file, 'code of the live demo', [file], 30_000)),
  ];
}

function homeBudgets(
  page: Page,
  line: (file: string, what: string, files: readonly string[], max: number) => Budget,
): Budget[] {
  const { file } = page;
  const code = codeOf(page);
  const data = scriptFiles(page).filter(isPageData);
  const pictures = [...preloadedFonts(page), ...eagerPictures(page)];
  return [
    line(file, 'first-load JavaScript', code, 165_000),
    // The styles stand in it; their own line says how much of it they are.
    line(file, 'HTML with styles', [file], 30_000),
    line(file, 'data that React reads', data, 18_000),
    line(file, 'CSS', styleFiles(page), 12_000),
    line(file, 'first view in all', [file, ...code, ...data, ...pictures], 330_000),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The budgets as a table of plain text, with what is left of each. */
export function budgetTable(budgets: readonly Budget[]): string[] {
  const rows = [
    ['', 'gzip -9', 'at most', 'left'],
    ...budgets.map(({ file, what, bytes, max }) => [
      `${file}: ${what}`,
      kilobytes(bytes),
      kilobytes(max),
      kilobytes(max - bytes),
    ]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', ...figures]) =>
    [name.padEnd(width), ...figures.map((figure) => figure.padStart(10))].join(''),
  );
}

export const budgets: Check = {
  id: 'B6',
  part: 'The built pages',
  title: 'pages stay within their budgets',
  pages: (input) =>
    budgetsOf(input)
      .filter(({ bytes, max }) => bytes > max)
      .map(({ file, what, bytes, max }) => {
        const text = `${what}: ${bytes} bytes with gzip -9, expected at most ${max}. Load later what the first view does not need.`;
        return onPage({ file }, text, 'checks/weight.ts');
      }),
};

/** Code by text that survives minifying: names of errors and attributes. */
interface Code {
  name: string;
  marker: RegExp;
  advice: string;
}

/** What no browser gets. */
const NEVER: readonly Code[] = [
  {
    name: 'the validation library (zod)',
    marker: /\bZodError\b|\$ZodType/,
    advice: 'Content is checked at build: import types alone from lib/content/schemas.',
  },
];

const SWITCHED_ON = 'Load it with import() where the content switches it on.';

/** What may load later, and not with the landing page. */
const LATER: readonly Code[] = [
  {
    name: 'the toast library (sonner)',
    marker: /data-sonner-toaster/,
    advice: 'Load it with import() when the first toast is shown.',
  },
  {
    name: 'the live demo',
    marker: DEMO_MARKER,
    advice: 'Load it with import() when a visitor starts it.',
  },
  {
    name: 'the code that keeps campaigns',
    marker: /client_reference_id/,
    advice: SWITCHED_ON,
  },
  { name: 'the analytics code', marker: /question opened/, advice: SWITCHED_ON },
];

function codeIn(site: ReadExport, files: Iterable<string>, list: readonly Code[]): Found[] {
  return [...files]
    .filter((file) => file.endsWith('.js') && site.files.has(file))
    .flatMap((file) => {
      const code = site.read(file).toString();
      return list
        .filter(({ marker }) => marker.test(code))
        .map(({ name, advice }) => onPage({ file }, `Contains ${name}. ${advice}`, 'components/'));
    });
}

export const bundles: Check = {
  id: 'B5',
  part: 'The built pages',
  title: 'pages load no code that they may never need',
  pages({ site, content }) {
    const home = pageAt(site, content.routes.home.path);
    return [
      ...codeIn(site, site.files, NEVER),
      ...codeIn(site, home ? scriptFiles(home) : [], LATER),
    ];
  },
};
