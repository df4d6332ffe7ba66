import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { content } from '@/lib/content/content';
import { page, removeFixtures, writeExport } from '@/tools/check/testing/export-fixture';
import { removeInternalFiles } from './clean';
import { listFiles } from './export';
import { addPolicy } from './policy';

const { site } = content;

afterAll(removeFixtures);

it('removes Next’s client files, empty folders and copies of the 404 page', () => {
  const kept = [
    '404.html',
    '_next/static/chunks/a.css',
    '_next/static/media/text.woff2',
    'docs/a.html',
    'llms.txt',
    'sw.js',
  ];
  const internal = [
    '404/index.html',
    '__next._tree.txt',
    '_next/static/build/_buildManifest.js',
    '_next/static/chunks/a.js',
    '_next/static/media/worker.ts',
    '_not-found.html',
    '_not-found/__next._full.txt',
    'terms/__next.terms.txt',
    'docs/__next.docs.txt',
    'docs/a.txt',
  ];
  const out = writeExport(Object.fromEntries([...kept, ...internal].map((file) => [file, 'a'])));
  removeInternalFiles(out);
  expect(listFiles(out)).toEqual(kept);
  expect(readdirSync(join(out, '_next/static'))).toEqual(['chunks', 'media']);
  expect(readdirSync(out)).not.toContain('terms');
});

/** Beasties needs an ES module that Jest cannot load. */
const INLINE = `
  import { load } from 'cheerio';
  import steps from './tools/build/critical-css.ts';
  const [html, out] = process.argv.slice(1);
  console.log((await steps.inlineCriticalCss(load(html), out)).html());`;

it('inlines first-view CSS, and links the sheet after the first view', () => {
  const css = `
    :root { --ink: #000; --unused: #fff }
    @font-face { font-family: Text; src: url(/text.woff2) }
    h1 { color: var(--ink); font-family: Text }
    h1:hover { color: red }
    .later { color: blue }
    @media print { h1 { color: gray } }`;
  const out = writeExport({ 'a.css': css });
  const html = page(
    '<main><section><h1>A</h1></section><section class="later">B</section></main>',
    '<link rel="stylesheet" href="/a.css">',
  );
  const args = ['--import', 'tsx', '--input-type=module', '--eval', INLINE, html, out];
  const done = load(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const inline = done('head style').text();
  for (const text of ['--ink', 'url(/text.woff2)', 'h1{']) expect(inline).toContain(text);
  for (const text of ['--unused', ':hover', 'later', 'print']) expect(inline).not.toContain(text);
  const sheets = done('link[rel="stylesheet"]');
  expect(sheets.toArray().map(({ attribs }) => attribs.href)).toEqual(['/a.css']);
  expect(sheets.prev().find('h1')).toHaveLength(1);
  expect(done.html()).not.toContain('beasties');
});

describe('a page’s policy', () => {
  it('follows the charset, precedes everything else, and has a hash for each inline style', () => {
    const $ = load(page('<p>A</p>', '<title>A</title><style>a{}</style><style>b{}</style>'));
    addPolicy($, site);
    const [charset, policy] = $('head').children().toArray();
    expect(charset?.attribs.charset).toBe('utf-8');
    expect(policy?.attribs['http-equiv']).toBe('Content-Security-Policy');
    // printf 'a{}' | openssl dgst -sha256 -binary | base64
    for (const hash of [
      'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=',
      'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=',
    ])
      expect(policy?.attribs.content).toContain(hash);
  });

  it('is not added to a page without a charset', () => {
    expect(() => addPolicy(load('<title>A</title>'), site)).toThrow('no <meta charset>');
  });
});
