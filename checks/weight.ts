/** What pages make a visitor load: how many bytes, and which code. */
import { gzipSync } from 'node:zlib';
import { LEGAL_PAGES } from '@/lib/content/schemas/pages';
import { isPageData, isStarter } from '@/scripts/finish/scripts';
import { type Page, pageAt, type ReadExport } from './export';
import { type Check, onPage, type PagesInput } from './finding';
import { attributesOf, filesAt, jsonLdTexts, lateSheets, scriptFiles, visibleText } from './page';

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

/**
 * What the words of a page come to, with the elements around them: those that are seen, those that are read out, those of previews
 * and of structured data. They are the owner's, and may be as many as the page needs in whichever script: budgets grow with them,
 * so that only code, styles and markup are held.
 */
function bytesOfWords(page: Page): number {
  const { $ } = page;
  const elements = 1.25;
  const text = [
    visibleText($),
    ...attributesOf($, '[alt]', 'alt'),
    ...attributesOf($, '[aria-label]', 'aria-label'),
    ...attributesOf($, 'meta[content]', 'content'),
    ...jsonLdTexts(page),
  ].join(' ');
  // What is not ASCII shares no letter with the tags around it, and gzip has to tell two alphabets apart: measured in Arabic, a
  // quarter of a bit for each byte that a letter has beyond one.
  const apart = (Buffer.byteLength(text) - text.length) / 32;
  return Math.round(elements * gzipSync(text, { level: 9 }).length + apart);
}

/** What a testimonial or an indicator takes beside its words: stars and initials, names of pictures. Measured with up to 40 of them. */
const ITEM_BYTES = 40;

/** Every budget of the site with its figure. A page that is missing has none; other checks report it. */
export function budgetsOf({ site, content }: PagesInput): Budget[] {
  const { routes, site: facts, testimonials, indicators } = content;
  const budget = (file: string, what: string, files: readonly string[], max: number): Budget => ({
    file,
    what,
    bytes: sentBytes(site, files),
    max,
  });
  const legal = LEGAL_PAGES.flatMap((name) => pageAt(site, routes[name].path) ?? []);
  const demo = [...site.files].filter(
    (file) => file.endsWith('.js') && DEMO_MARKER.test(site.read(file).toString()),
  );
  const others = [
    ...legal.map((page) => budget(page.file, 'first-load JavaScript', codeOf(page), 92_000)),
    ...demo.map((file) => budget(file, 'code of the live demo', [file], 40_000)),
  ];
  const home = pageAt(site, routes.home.path);
  if (!home) return others;
  const { file } = home;
  const code = codeOf(home);
  const data = scriptFiles(home).filter(isPageData);
  // The logo is the owner's, as words are, and has a limit of its own (C8).
  const pictures = filesAt(home, 'img[src]:not([loading="lazy"], .wordmark img)');
  const late = lateSheets(home);
  // A light site has the tones of its dark grounds too, and one that follows the visitor's system the pictures of two themes as well.
  const themes = { dark: 0, light: 200, system: 700 }[facts.theme];
  const items = ITEM_BYTES * (testimonials.items.length + indicators.items.length);
  const own = bytesOfWords(home) + items + themes;
  // Fonts have a limit of their own (B7).
  const seen = [file, ...late, ...code, ...data, ...pictures];
  return [
    budget(file, 'first-load JavaScript', code, 92_000),
    budget(file, 'what starts it, before all else', code.filter(isStarter), 1_500),
    budget(file, 'HTML with the styles of its first view', [file], 9_360 + own),
    budget(file, 'HTML with all its styles', [file, ...late], 21_560 + own),
    budget(file, 'data of what starts with it', data, 2_000),
    budget(file, 'first view in all', seen, 115_950 + own),
    ...others,
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
  title: 'pages stay within their budgets',
  pages: (input) =>
    budgetsOf(input)
      .filter(({ bytes, max }) => bytes > max)
      .flatMap(({ file, what, bytes, max }) => {
        const text = `${what}: ${bytes} bytes with gzip -9, expected at most ${max}. Load later what the first view does not need.`;
        return onPage({ file }, text, 'checks/weight.ts');
      }),
};

/** Code by text that survives minifying, names of errors and attributes; what it is, and what to do. */
type Code = readonly [marker: RegExp, todo: string];

/** What no browser gets. */
const NEVER: readonly Code[] = [
  [
    /\bZodError\b|\$ZodType/,
    'the validation library (zod). Content is checked at build: import types alone from lib/content/schemas.',
  ],
];

/** What may load later, and not with the landing page. */
const LATER: readonly Code[] = [
  [
    /data-sonner-toaster/,
    'the toast library (sonner). Load it with import() when the first toast is shown.',
  ],
  [DEMO_MARKER, 'the live demo. Load it with import() when a visitor starts it.'],
  [/\bpageview\b/, 'the analytics code. Load it with import() where the content switches it on.'],
];

function codeIn(site: ReadExport, files: Iterable<string>, list: readonly Code[]) {
  return [...files]
    .filter((file) => file.endsWith('.js') && site.files.has(file))
    .flatMap((file) => {
      const code = site.read(file).toString();
      const found = list.filter(([marker]) => marker.test(code));
      const faults = found.map(([, todo]) => `Contains ${todo}`);
      return onPage({ file }, faults, 'components/');
    });
}

export const bundles: Check = {
  id: 'B5',
  title: 'pages load no code that they may never need',
  pages({ site, content }) {
    const home = pageAt(site, content.routes.home.path);
    return [
      ...codeIn(site, site.files, NEVER),
      ...codeIn(site, home ? scriptFiles(home) : [], LATER),
    ];
  },
};
