import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LaunchInput } from './finding';
import { type Case, itReports, linesOf, siteWith } from './testing/lines';
import { budgets, budgetsOf, budgetTable, bundles } from './weight';

const LATE = '<link rel="stylesheet" href="/late.css">';
const HEAD =
  '<script src="/a.js"></script><script src="/old.js" nomodule=""></script>' +
  '<link rel="preload" as="font" href="/a.woff2">' +
  '<img src="/hero.png"><img src="/below.png" loading="lazy">' +
  '<a class="wordmark"><img src="/logo.svg"></a>';

const withHead = (sound: string) =>
  sound.replace('<title>', `${HEAD}<title>`).replace('</main>', `${LATE}</main>`);

/** The landing page with these files, and with others that do not count. */
const home = (files: Record<string, string | Buffer>) => ({
  'index.html': withHead,
  'old.js': randomBytes(400_000),
  'below.png': randomBytes(400_000),
  'logo.svg': randomBytes(400_000),
  ...files,
});

const ofBytes = (file: string, bytes: number, ...lines: string[]): Case => [
  `${file} of ${bytes} bytes`,
  { files: home({ [file]: randomBytes(bytes) }) },
  ...lines,
];

itReports(budgets, [
  ofBytes('a.js', 91_000),
  ofBytes('a.js', 92_001, 'index.html first-load JavaScript'),
  ofBytes('hero.png', 150_001, 'index.html first view in all'),
  ofBytes('a.woff2', 150_001),
  ofBytes('late.css', 26_000, 'index.html HTML with all its styles'),
  [
    'holds legal pages to a limit of their own',
    { files: { 'terms.html': withHead, 'a.js': randomBytes(92_001) } },
    'terms.html first-load JavaScript',
  ],
  [
    'knows what starts a page',
    {
      files: {
        'index.html': (sound) =>
          sound.replace('<title>', '<script src="/_next/static/page/start-1.js"></script><title>'),
        '_next/static/page/start-1.js': randomBytes(1_701),
      },
    },
    'index.html what starts it, before all else',
  ],
  [
    'knows the code of the demo',
    { files: { 'd.js': Buffer.concat([Buffer.from('"opening-range:"'), randomBytes(40_000)]) } },
    'd.js code of the live demo',
  ],
]);

const bytesOf = (files: Record<string, string | Buffer>, what: string) =>
  budgetsOf(siteWith({ files: home(files) })).find((line) => line.what === what)?.bytes ?? 0;

it('counts text compressed, and pictures as they are', () => {
  expect(bytesOf({ 'a.js': 'a'.repeat(100_000) }, 'first-load JavaScript')).toBeLessThan(1_000);
  expect(bytesOf({ 'hero.png': 'a'.repeat(100_000) }, 'first view in all')).toBeGreaterThan(
    100_000,
  );
});

it('lets pages have as many words as they need, and holds what stands around them', async () => {
  const longText = randomBytes(30_000).toString('hex');
  const withMain = (html: string) => ({
    files: { 'index.html': (sound: string) => sound.replace('</main>', `${html}</main>`) },
  });
  expect(await linesOf(budgets, withMain(`<p>${longText}</p>`))).toEqual([]);
  expect(await linesOf(budgets, withMain(`<svg aria-label="${longText}"></svg>`))).toEqual([]);
  expect(await linesOf(budgets, withMain(`<style>${longText}</style>`))).toEqual([
    expect.stringContaining('index.html HTML with the styles of its first view'),
    expect.stringContaining('index.html HTML with all its styles'),
  ]);
});

const HTML = 'HTML with all its styles';
const roomIn = (input: LaunchInput) => budgetsOf(input).find(({ what }) => what === HTML)?.max ?? 0;

it('leaves each testimonial and each indicator 40 bytes beside its words', () => {
  const input = siteWith();
  const { testimonials, indicators } = input.content;
  const content = {
    ...input.content,
    testimonials: { ...testimonials, items: [] },
    indicators: { ...indicators, items: [] },
  };
  const items = testimonials.items.length + indicators.items.length;
  expect(roomIn(input) - roomIn({ ...input, content })).toBe(40 * items);
});

it('leaves room for what a theme has beyond a dark one', () => {
  const [dark = 0, ...others] = ['dark', 'light', 'system'].map((theme) =>
    roomIn(siteWith({ fields: { 'site.theme': theme } })),
  );
  expect(others.map((room) => room - dark)).toEqual([200, 700]);
});

// One letter over and over comes to next to nothing with gzip, in whichever script.
it.each([
  ['two', 'я', 1_000],
  ['three', '字', 2_000],
])('leaves letters of %s bytes a quarter of a bit for each byte beyond one', (_, letter, bytes) => {
  const roomFor = (one: string) =>
    roomIn(siteWith({ fields: { 'footer.risk': one.repeat(32_000) } }));
  const more = roomFor(letter) - roomFor('a');
  expect(more).toBeGreaterThanOrEqual(bytes);
  expect(more).toBeLessThan(bytes + 200);
});

it('shows figure, limit and margin, aligned', () => {
  const line = { file: 'index.html', what: 'CSS', bytes: 11_240, max: 12_000 };
  expect(budgetTable([line, { ...line, bytes: 13_000 }])).toEqual([
    '                  gzip -9   at most      left',
    'index.html: CSS   11.2 kB   12.0 kB    0.8 kB',
    'index.html: CSS   13.0 kB   12.0 kB   -1.0 kB',
  ]);
});

/** Text of an installed library or of the project's own code, so that one without its marker shows here. */
const CODE = {
  zod: join(dirname(require.resolve('zod/package.json')), 'v4/core/errors.cjs'),
  sonner: join(dirname(require.resolve('sonner')), 'index.mjs'),
  demo: 'engine/indicators/sessions.ts',
  analytics: 'lib/browser/analytics.ts',
};
const loads = (name: keyof typeof CODE, when: 'first' | 'later', ...lines: string[]): Case => [
  `${name} in a chunk that comes ${when}`,
  {
    files: {
      'index.html': (sound) => sound.replace('<title>', '<script src="/first.js"></script><title>'),
      [`${when}.js`]: readFileSync(CODE[name], 'utf8'),
    },
  },
  ...lines.map((line) => `${when}.js Contains ${line}`),
];

itReports(bundles, [
  loads('zod', 'first', 'the validation library'),
  loads('zod', 'later', 'the validation library'),
  loads('sonner', 'first', 'the toast library'),
  loads('sonner', 'later'),
  loads('demo', 'first', 'the live demo'),
  loads('analytics', 'first', 'the analytics code'),
]);
