import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFixtures, page as wholePage, writeExport } from '@/checks/testing/export-fixture';
import { addCompileHints, externalized } from './scripts';

afterAll(removeFixtures);

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><script type="application/ld+json">{}</script><script id="_R_">first()</script>' +
  '<script src="/b.js" async=""></script><script>second("$&")</script></body></html>';
const { html, code } = externalized(page);
const made = html('/data.js', '/start.js');

it('takes the code out, in its order', () => {
  expect(code).toBe('first();\nsecond("$&")');
});

it('leaves no script in the page that would run by itself but the starter', () => {
  const running = made.match(/<script(?! type| data-src)[^>]*>/g);
  expect(running).toEqual(['<script src="/old.js" noModule="">', '<script src="/start.js" async>']);
});

it('has the data wait before the code that reads it', () => {
  expect([...made.matchAll(/data-src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    '/data.js',
    '/a.js',
    '/b.js',
  ]);
});

it('leaves structured data in the page', () => {
  expect(made).toContain('<script type="application/ld+json">{}</script>');
});

it('asks for no script ahead', () => {
  expect(made).not.toContain('rel="preload"');
});

it.each([
  ['no script to wait', '<body><script>a()</script></body>', 'no async script'],
  [
    'no code to take out',
    '<body><script src="/a.js" async=""></script></body>',
    'no inline script',
  ],
])('refuses a page with %s', (_, body, message) => {
  expect(() => externalized(body)).toThrow(message);
});

const EXPORTED = {
  'index.html': wholePage(
    '<script data-src="/_next/static/a.js"></script><script src="/_next/static/start.js"></script>',
  ),
  'terms.html': wholePage('<script data-src="/_next/static/a.js"></script>'),
  '_next/static/a.js': 'a()',
  '_next/static/start.js': 'start()',
  '_next/static/later.js': 'later()',
};

async function marked(): Promise<(file: string) => string> {
  const out = writeExport(EXPORTED);
  await addCompileHints(out);
  return (file) => readFileSync(join(out, '_next/static', file), 'utf8');
}

it('marks each script that a page starts with, once', async () => {
  const read = await marked();
  expect(read('a.js')).toBe('//# allFunctionsCalledOnLoad\na()');
  expect(read('start.js')).toBe('//# allFunctionsCalledOnLoad\nstart()');
});

it('leaves code alone that loads on demand', async () => {
  const read = await marked();
  expect(read('later.js')).toBe('later()');
});
