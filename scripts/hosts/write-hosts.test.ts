import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { soundContent } from '@/checks/testing/content-fixture';
import { inMemory, page, removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { someInput } from '@/scripts/testing/host-fixture';
import { headersFile } from './headers-file';
import { checkInput, type HostInput, pagePolicy } from './host-input';
import { fillTemplate } from './template';
import { hostFiles, writeHosts } from './write-hosts';

afterAll(removeFixtures);

const sealed = (policy: string) =>
  page('', `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);

it('puts into the export what is read there, the rest beside it, and leaves nothing of an earlier run', async () => {
  const folder = writeExport({
    'out/index.html': sealed("default-src 'none'"),
    'out/404.html': sealed("default-src 'none'"),
    'out/_next/static/a.js': '',
    'out/_next/static/a.js.gz': '',
    'deploy/generated/old.conf': '',
  });
  const written = await writeHosts(join(folder, 'out'), soundContent());
  expect(written.map((file) => relative(folder, file)).sort()).toEqual([
    'deploy/generated/apache/.htaccess',
    'deploy/generated/caddy/Caddyfile',
    'deploy/generated/cloudflare/wrangler.jsonc',
    'deploy/generated/cloudfront/headers-default.json',
    'deploy/generated/cloudfront/headers-social.json',
    'deploy/generated/cloudfront/upload.sh',
    'deploy/generated/cloudfront/viewer-request.js',
    'deploy/generated/netlify/netlify.toml',
    'deploy/generated/nginx/site-before-1.25.1.conf',
    'deploy/generated/nginx/site-brotli.conf',
    'deploy/generated/nginx/site.conf',
    'deploy/generated/vercel/vercel.json',
    'out/.assetsignore',
    'out/.nojekyll',
    'out/_headers',
    'out/_redirects',
  ]);
  // A server that runs takes the new export once this file is there.
  expect(written.at(-1)).toMatch(/\.nojekyll$/);
  for (const file of written) expect(existsSync(file)).toBe(true);
  expect(existsSync(join(folder, 'deploy/generated/old.conf'))).toBe(false);
  const read = (file: string) => readFileSync(join(folder, 'out', file), 'utf8');
  expect(read('_headers')).toContain(
    "Content-Security-Policy: default-src 'none'; frame-ancestors",
  );
  expect(read('_headers').match(/^\/_next.*$/gm)).toEqual(['/_next/static/a.js']);
  expect(read('_redirects')).toContain('\n/payment-success.html /payment-success 301\n');
  expect(read('_redirects')).not.toContain('404');
});

it('refuses a slot of a template that nothing fills', () => {
  expect(() => fillTemplate('Caddyfile', someInput())).toThrow('{{headers}} has no value');
});

it.each([
  ['nginx/site.conf', ['443 ssl', '[::]:443 ssl'], true],
  ['nginx/site-before-1.25.1.conf', ['443 ssl http2', '[::]:443 ssl http2'], false],
])(
  '%s listens on both kinds of address, and leads plain http to https of the site',
  (file, ports, isNew) => {
    const { text = '' } = hostFiles(someInput()).find(({ path }) => path === file) ?? {};
    const listens = Array.from(text.matchAll(/listen (.*);/g), ([, port]) => port);
    expect(listens).toEqual(['80', '[::]:80', ...ports]);
    // Older ones stop at this line; newer ones warn of the other form.
    expect(text.includes('http2 on;')).toBe(isNew);
    expect(text).toContain('return 301 https://acme.example$request_uri;');
  },
);

it.each(['nginx/site.conf', 'caddy/Caddyfile', 'apache/.htaccess', 'vercel/vercel.json'])(
  '%s takes a dot of an address for a dot',
  (file) => {
    const folder = { basePath: '/a.b', pages: ['/a.b/terms'], hashedFiles: [] };
    const { text = '' } = hostFiles(someInput(folder)).find(({ path }) => path === file) ?? {};
    const patterns = text.match(/"~[^"]*|(?:RewriteRule |m#|path_regexp page |\(\?!)[^#\s]*/g);
    expect(patterns?.join(' ')).toContain('a[.]b/');
    expect(patterns?.join(' ')).not.toContain('a.b');
  },
);

it('holds what Cloudflare reads to its limits', () => {
  const files = Array.from({ length: 99 }, (_, index) => `/_next/static/${index}.js`);
  // A rule begins its line, what it says does not.
  const rules = headersFile(someInput({ hashedFiles: files })).match(/^\/.*$/gm) ?? [];
  expect(rules).toHaveLength(100);
  expect(rules.slice(-98)).toEqual(files.slice(0, 98));
  const ofLength = (length: number) =>
    someInput({ headers: [{ name: 'A', value: 'x'.repeat(length - '  A: '.length) }] });
  expect(() => headersFile(ofLength(2000))).not.toThrow();
  expect(() => headersFile(ofLength(2001))).toThrow('a line of 2001 characters');
});

it.each<[what: string, files: Record<string, string>, policy: string | null]>([
  ['all carry', { 'a.html': sealed('x'), 'b.html': sealed('x') }, 'x'],
  [
    'differs in its styles',
    {
      'a.html': sealed("style-src a 'sha256-2'; x"),
      'b.html': sealed("style-src a 'sha256-1'; x"),
    },
    "style-src a 'sha256-1' 'sha256-2'; x",
  ],
  [
    'has a script of all pages',
    {
      'a.html': sealed("script-src a 'sha256-1'; style-src a"),
      'b.html': sealed("script-src a 'sha256-1'; style-src a 'sha256-2'"),
    },
    "script-src a 'sha256-1'; style-src a 'sha256-2'",
  ],
  ['differs', { 'a.html': sealed('x'), 'b.html': sealed('y') }, null],
  ['one has not', { 'a.html': sealed('x'), 'b.html': page('') }, null],
  ['none has', { 'a.html': page('') }, null],
  ['nobody can have', { 'a.txt': '' }, null],
])('reads the policy that %s from the pages', (_, files, policy) => {
  const read = () => pagePolicy(inMemory(files).pages);
  if (policy === null) expect(read).toThrow('expected one content security policy in all pages');
  else expect(read()).toBe(policy);
});

it.each<[changes: Partial<HostInput>, message: string]>([
  ...['a"b', 'a\nb', 'a$b', 'a{b}', 'a%b', 'a\\b', '', 'é'].map(
    (value): [Partial<HostInput>, string] => [
      { headers: [{ name: 'X-A', value }] },
      'a header that hosts',
    ],
  ),
  ...['terms', '/a b', '/a;b', '/(a)', '/:a', '/a*'].flatMap(
    (path): [Partial<HostInput>, string][] => [
      [{ pages: [path] }, 'an address that hosts'],
      [{ hashedFiles: [path] }, 'an address that hosts'],
    ],
  ),
  [{ origin: 'http://acme.example' }, 'no plain https origin'],
  [{ origin: 'https://acme.example:8443' }, 'no plain https origin'],
])('refuses %j, which a configuration would read as code', (changes, message) => {
  expect(() => checkInput(someInput(changes))).toThrow(message);
});
