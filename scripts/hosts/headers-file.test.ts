import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pairs, someInput } from '@/scripts/testing/host-fixture';
import type { NetlifyHeaders } from '@/scripts/testing/netlify-headers';
import { ADVICE, findTool } from '@/scripts/testing/programs';
import { headersFile, redirectsFile } from './headers-file';

/** The blocks of a `_headers` file: address, then lines. */
function blocks(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let current: string[] = [];
  for (const line of text.split('\n').filter((part) => part !== '' && !part.startsWith('#'))) {
    if (line.startsWith('/')) {
      current = [];
      found[line] = current;
    } else current.push(line.trim());
  }
  return found;
}

it('gives every address exactly the headers', () => {
  const input = someInput();
  expect(blocks(headersFile(input))['/*']?.sort()).toEqual(pairs(input.headers));
});

it('lets only hashed files that exist be kept, each by its own rule', () => {
  const input = someInput();
  const { '/*': everything, '/social/*': social, ...files } = blocks(headersFile(input));
  expect(everything?.join()).not.toMatch(/Cache-Control/);
  expect(social).toEqual([
    '! Cross-Origin-Resource-Policy',
    'Cross-Origin-Resource-Policy: cross-origin',
  ]);
  const kept = ['! Cache-Control', `Cache-Control: ${input.cache.hashed.found}`];
  expect(files).toEqual(Object.fromEntries(input.hashedFiles.map((file) => [file, kept])));
});

it('fits Cloudflare to the last rule', () => {
  const files = Array.from({ length: 98 }, (_, index) => `/_next/static/${index}.js`);
  expect(() => headersFile(someInput({ hashedFiles: files }))).not.toThrow();
  expect(() => headersFile(someInput({ hashedFiles: [...files, '/_next/static/x.js'] }))).toThrow(
    '_headers: 101 rules, Cloudflare takes 100.',
  );
});

it('refuses a line that Cloudflare would not read', () => {
  const headers = [{ name: 'A', value: 'x'.repeat(1995) }];
  expect(() => headersFile(someInput({ headers }))).not.toThrow();
  const longer = [{ name: 'A', value: 'x'.repeat(1996) }];
  expect(() => headersFile(someInput({ headers: longer }))).toThrow(
    'a line of 2001 characters, Cloudflare takes 2000',
  );
});

it('leads each page from the name of its file to its address', () => {
  const lines = redirectsFile(someInput())
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(lines).toEqual([
    '/index.html / 301',
    '/terms.html /terms 301',
    '/payment-success.html /payment-success 301',
  ]);
});

it('refuses more redirects than Cloudflare takes', () => {
  const pages = Array.from({ length: 2000 }, (_, index) => `/${index}`);
  expect(() => redirectsFile(someInput({ pages: pages.slice(1) }))).not.toThrow();
  expect(() => redirectsFile(someInput({ pages }))).toThrow('2001 redirects');
});

const readByNetlify = 'is read by Netlify as it is meant';
if (findTool('netlify-headers-parser') === null)
  it.skip(`${readByNetlify} (skipped: ${ADVICE})`, () => undefined);
else
  it(readByNetlify, () => {
    const input = someInput();
    const folder = mkdtempSync(join(tmpdir(), 'netlify-'));
    const file = join(folder, '_headers');
    writeFileSync(file, headersFile(input));
    const script = 'scripts/testing/netlify-headers.ts';
    const printed = execFileSync(process.execPath, ['--import', 'tsx', script, file]).toString();
    const read: NetlifyHeaders = JSON.parse(printed);
    rmSync(folder, { recursive: true });
    expect(read.errors).toEqual([]);
    expect(read.headers).toEqual([
      { for: '/*', values: Object.fromEntries(input.headers.map((h) => [h.name, h.value])) },
      { for: '/social/*', values: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
      ...input.hashedFiles.map((path) => ({
        for: path,
        values: { 'Cache-Control': input.cache.hashed.found },
      })),
    ]);
  });
