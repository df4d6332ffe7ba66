import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CACHE_RULES,
  type Header,
  responseHeaders,
  SOCIAL_IMAGES,
} from '@/lib/policy/response-headers';
import { validContent } from '@/tools/check/testing/content-fixture';
import { inMemory, page, removeFixtures, writeExport } from '@/tools/check/testing/export-fixture';
import { type HostInput, pagePolicy } from './host-input';
import { headersFile, vercelSettings, writeHosts } from './write-hosts';

afterAll(removeFixtures);

const input: HostInput = {
  origin: 'https://acme.example',
  headers: responseHeaders("default-src 'none'; style-src 'sha256-47DEQpj8HBSa+/TImW+5JA='"),
  previewHeaders: [],
  pages: ['/terms', '/payment-success'],
  hashedFiles: ['/_next/static/chunks/a.js'],
};
const withPolicy = (policy: string) =>
  page('', `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);

it('writes host files into the export and deploy/generated, and removes old ones', () => {
  const folder = writeExport({
    'out/index.html': withPolicy("default-src 'none'"),
    'out/404.html': withPolicy("default-src 'none'"),
    'out/_next/static/a.js': '',
    'out/_next/static/a.js.gz': '',
    'deploy/generated/old.conf': '',
  });
  writeHosts(join(folder, 'out'), validContent());
  expect(existsSync(join(folder, 'deploy/generated/old.conf'))).toBe(false);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const policy = "Content-Security-Policy: default-src 'none'; frame-ancestors";
  expect(read('out/_headers')).toContain(policy);
  expect(read('out/_headers').match(/^\/_next.*$/gm)).toEqual(['/_next/static/a.js']);
  expect(read('out/_redirects')).toContain('\n/payment-success.html /payment-success 301\n');
  expect(read('out/_redirects')).toContain('\n/404 /not-found 301\n');
  expect(read('out/_redirects')).not.toMatch(/404\.html|^\S+\/ /m);
  expect(read('out/.nojekyll')).toBe('');
  expect(read('deploy/generated/nginx.conf')).not.toContain('{{');
  for (const host of ['vercel', 'serve'])
    expect(JSON.parse(read(`deploy/generated/${host}.json`))).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
    });
});

it('respects Cloudflare’s limits on rules and line lengths', () => {
  const hashedFiles = Array.from({ length: 99 }, (_, index) => `/_next/static/${index}.js`);
  // Each rule starts a line.
  const rules = headersFile({ ...input, hashedFiles }).match(/^\/.*$/gm) ?? [];
  expect(rules).toHaveLength(100);
  expect(rules.slice(-98)).toEqual(hashedFiles.slice(0, 98));
  const ofLength = (length: number) =>
    headersFile({ ...input, headers: [{ name: 'A', value: 'x'.repeat(length - '  A: '.length) }] });
  expect(() => ofLength(2000)).not.toThrow();
  expect(() => ofLength(2001)).toThrow('got 2001');
});

const cached = (value: string) => ({ name: 'Cache-Control', value });
const again = cached(CACHE_RULES.otherwise);

it.each<[path: string, own: Header[]]>([
  ['/', [again]],
  ['/no/such/page', [again]],
  ['/socially', [again]],
  ['/_next/static/chunks/a.js', [cached(CACHE_RULES.hashed)]],
  // Vercel itself makes browsers revalidate missing files.
  ['/_next/static/chunks/gone.js', []],
  ['/social/home.png', [again, SOCIAL_IMAGES.header]],
])('Vercel sends every header once for %s, with %j', (path, own) => {
  // Vercel matches the whole path.
  const sent = JSON.parse(vercelSettings(input))
    .headers.filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(path))
    .flatMap(({ headers }: { headers: { key: string; value: string }[] }) => headers)
    .map(({ key, value }: { key: string; value: string }) => `${key}: ${value}`);
  const headers = input.headers.filter(({ name }) => name !== own[1]?.name);
  const lines = [...headers, ...own].map(({ name, value }) => `${name}: ${value}`);
  expect(sent.sort()).toEqual(lines.sort());
});

it.each<[what: string, files: Record<string, string>, policy: string | null]>([
  ['all pages share', { 'a.html': withPolicy('x'), 'b.html': withPolicy('x') }, 'x'],
  [
    'differs in its styles',
    {
      'a.html': withPolicy("style-src a 'sha256-2'; x"),
      'b.html': withPolicy("style-src a 'sha256-1'; x"),
    },
    "style-src a 'sha256-1' 'sha256-2'; x",
  ],
  ['differs in a source', { 'a.html': withPolicy('x'), 'b.html': withPolicy('y') }, null],
  ['one page lacks', { 'a.html': withPolicy('x'), 'b.html': page('') }, null],
])('merges or refuses a policy that %s', (_, files, policy) => {
  const read = () => pagePolicy(inMemory(files).pages);
  if (policy === null) expect(read).toThrow('expected one Content-Security-Policy');
  else expect(read()).toBe(policy);
});
