import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { soundContent } from '@/checks/testing/content-fixture';
import { inMemory, page } from '@/checks/testing/export-fixture';
import { someInput, textsOf } from '@/scripts/testing/host-fixture';
import { checkInput, type HostInput, pagePolicy } from './host-input';
import { fillTemplate } from './template';
import { writeHosts } from './write-hosts';

const sealed = (policy: string) =>
  page('', `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);

/** Files that say nothing about headers. */
const without = [
  '_redirects',
  '.assetsignore',
  'viewer-request.js',
  'netlify.toml',
  'wrangler.jsonc',
  'upload.sh',
];

const named = (path: string) => path.split('/').at(-1) ?? '';

it('changes every file that carries headers when one header changes', () => {
  const { headers } = someInput();
  const before = textsOf();
  for (const changed of headers.filter(({ name }) => name !== 'X-Content-Type-Options')) {
    const value = changed.name === 'Strict-Transport-Security' ? 'max-age=1' : `${changed.value}x`;
    const after = textsOf(
      someInput({
        headers: headers.map((header) => (header === changed ? { ...header, value } : header)),
      }),
    );
    const same = Object.entries(before)
      .filter(([path, text]) => after[path] === text)
      .map(([path]) => path);
    // Every social image has its own value of this one.
    const social = changed.name === 'Cross-Origin-Resource-Policy' ? ['headers-social.json'] : [];
    expect(same.map(named).sort()).toEqual([...without, ...social].sort());
  }
});

it('changes every file that says how long to keep hashed files', () => {
  const { cache } = someInput();
  const hashed = { ...cache.hashed, found: 'public, max-age=60' };
  const before = textsOf();
  const after = textsOf(someInput({ cache: { ...cache, hashed } }));
  const changed = Object.entries(before).filter(([path, text]) => after[path] !== text);
  expect(changed.map(([path]) => named(path)).sort()).toEqual(
    ['.htaccess', 'Caddyfile', '_headers', 'site.conf', 'upload.sh', 'vercel.json'].sort(),
  );
});

it('refuses a slot of a template that nothing fills', () => {
  expect(() => fillTemplate('nginx.conf', someInput())).toThrow('{{folder-maps}} has no value');
});

it('nginx leads plain http to https of the site, whatever host was asked for', () => {
  expect(textsOf()['nginx/site.conf']).toContain('return 301 https://acme.example$request_uri;');
});

describe('writing', () => {
  let folder = '';
  const out = () => join(folder, 'out');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'write-hosts-'));
    mkdirSync(join(out(), '_next/static'), { recursive: true });
    writeFileSync(join(out(), 'index.html'), sealed("default-src 'none'"));
    writeFileSync(join(out(), '404.html'), sealed("default-src 'none'"));
    writeFileSync(join(out(), '_next/static/a.js'), 'a()');
    writeFileSync(join(out(), '_next/static/a.js.gz'), 'a()');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('puts into the export what is read there, and the rest beside it', async () => {
    const written = await writeHosts(out(), soundContent());
    expect(written.map((file) => relative(folder, file)).sort()).toEqual([
      'deploy/generated/apache/.htaccess',
      'deploy/generated/caddy/Caddyfile',
      'deploy/generated/cloudflare/wrangler.jsonc',
      'deploy/generated/cloudfront/headers-default.json',
      'deploy/generated/cloudfront/headers-social.json',
      'deploy/generated/cloudfront/upload.sh',
      'deploy/generated/cloudfront/viewer-request.js',
      'deploy/generated/netlify/netlify.toml',
      'deploy/generated/nginx/site.conf',
      'deploy/generated/vercel/vercel.json',
      'out/.assetsignore',
      'out/_headers',
      'out/_redirects',
    ]);
    for (const file of written) expect(existsSync(file)).toBe(true);
  });

  it('takes pages from the routes, hashed files from the export and the policy from its pages', async () => {
    await writeHosts(out(), soundContent());
    const headers = readFileSync(join(out(), '_headers'), 'utf8');
    expect(headers).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors");
    expect(headers.match(/^\/_next.*$/gm)).toEqual(['/_next/static/a.js']);
    const redirects = readFileSync(join(out(), '_redirects'), 'utf8');
    expect(redirects).toContain('/payment-success.html /payment-success 301');
    expect(redirects).not.toContain('/404');
  });

  it('leaves nothing of an earlier run', async () => {
    const old = join(folder, 'deploy/generated/old.conf');
    mkdirSync(join(old, '..'), { recursive: true });
    writeFileSync(old, '');
    await writeHosts(out(), soundContent());
    expect(existsSync(old)).toBe(false);
  });
});

describe('policy of the pages', () => {
  const read = (files: Record<string, string>) => pagePolicy(inMemory(files).pages);

  it('is the one that all carry', () => {
    const html = sealed("default-src 'none'");
    expect(read({ 'index.html': html, 'terms.html': html })).toBe("default-src 'none'");
  });

  it.each([
    ['differ', { 'a.html': sealed('x'), 'b.html': sealed('y') }, 'a.html and b.html differ'],
    ['have none', { 'a.html': page('') }, 'a.html has 0 content security policies'],
    ['are missing', { 'a.txt': '' }, 'the export has no pages'],
  ])('is refused when pages %s', (_, files, message) => {
    expect(() => read(files as Record<string, string>)).toThrow(message);
  });
});

type Refused = [what: string, changes: Partial<HostInput>, message: string];

it.each<Refused>([
  ...['a"b', 'a\nb', 'a$b', 'a{b}', 'a%b', 'a\\b', '', 'é'].map(
    (value): Refused => [value, { headers: [{ name: 'X-A', value }] }, 'a header that hosts'],
  ),
  ...['X A', 'X:A', '', '! X'].map(
    (name): Refused => [name, { headers: [{ name, value: 'a' }] }, 'a header that hosts'],
  ),
  ...['terms', '/a b', '/a;b', '/(a)', '/:a', '/a*'].map(
    (path): Refused => [path, { pages: [path] }, 'an address that hosts'],
  ),
  ...['http://acme.example', 'https://acme.example/', 'https://acme.example:8443'].map(
    (origin): Refused => [origin, { origin }, 'no plain https origin'],
  ),
  ['/a.js', { hashedFiles: ['/a.js'] }, '/a.js is not below'],
])('refuses %j, which a configuration would read as code', (_, changes, message) => {
  expect(() => checkInput(someInput(changes))).toThrow(message);
});
