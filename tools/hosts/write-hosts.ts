import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_RULES, type Header, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { type HostContent, type HostInput, hostInput, otherAddresses } from './host-input';

/** Cloudflare's limits: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MAX_LINE_LENGTH = 2000;
/** Cloudflare allows 100 rules; one is for all files, one for social images. */
const MAX_KEPT_FILES = 98;

/**
 * Lists hashed files one by one, because Cloudflare and Netlify would apply a folder's rule to 404s
 * too. `! Name` resets a header on Cloudflare; on Netlify the later rule wins.
 */
export function headersFile({ headers, hashedFiles }: HostInput): string {
  const { folder, header: social } = SOCIAL_IMAGES;
  const lines = [
    '/*',
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    `${folder}*`,
    `  ! ${social.name}`,
    `  ${social.name}: ${social.value}`,
    ...hashedFiles
      .slice(0, MAX_KEPT_FILES)
      .flatMap((file) => [file, '  ! Cache-Control', `  Cache-Control: ${CACHE_RULES.hashed}`]),
  ];
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long)
    throw new Error(
      `_headers: expected at most ${MAX_LINE_LENGTH} characters a line (Cloudflare), got ${long.length}: ${long.trim().slice(0, 40)}...`,
    );
  return `${lines.join('\n')}\n`;
}

/** Hosts would answer this address with `404.html` and status 200. Its target does not exist either. */
const NOT_FOUND: [from: string, to: string] = ['/404', '/not-found'];

/** Redirects `/terms.html` to `/terms`, but leaves trailing slashes to hosts: Netlify would see a loop. */
function redirectsFile(input: HostInput): string {
  return [...otherAddresses(input), NOT_FOUND]
    .filter(([from]) => !from.endsWith('/'))
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** Fills `deploy/nginx.conf`. @throws for a slot without a value */
function nginxSettings(input: HostInput): string {
  const { folder, header: social } = SOCIAL_IMAGES;
  const others = input.headers.filter(({ name }) => name !== social.name);
  const stricter = input.headers.find(({ name }) => name === social.name);
  const slots: Readonly<Record<string, string | undefined>> = {
    host: new URL(input.origin).hostname,
    'hashed-folders': CACHE_RULES.hashedFolders.join('|'),
    'cache-hashed': CACHE_RULES.hashed,
    'cache-otherwise': CACHE_RULES.otherwise,
    'social-folder': folder,
    'social-header': social.name,
    'social-value': social.value,
    'social-otherwise': stricter?.value,
    headers: others
      .map(({ name, value }) => `add_header ${name} "${value}" always;`)
      .join('\n    '),
    redirects: otherAddresses(input)
      .map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }`)
      .join('\n    '),
  };
  return readFileSync('deploy/nginx.conf', 'utf8').replace(/\{\{([a-z-]+)\}\}/g, (slot, name) => {
    const { [name]: value } = slots;
    if (value === undefined) throw new Error(`deploy/nginx.conf: ${slot} has no value`);
    return value;
  });
}

/** `source` is path-to-regexp or a glob. */
const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(({ name, value }) => ({ key: name, value })),
});

const outside = (...folders: readonly string[]) =>
  `/((?!${folders.map((folder) => folder.slice(1)).join('|')}).*)`;

const cached = (value: string): Header[] => [{ name: 'Cache-Control', value }];

/**
 * Lists hashed files one by one, because Vercel would apply a folder's rule to 404s too. No header is
 * set twice, because the order of rules is undocumented.
 */
export function vercelSettings({ headers, hashedFiles }: HostInput): string {
  const { folder, header: social } = SOCIAL_IMAGES;
  const { hashed, hashedFolders, otherwise } = CACHE_RULES;
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: NOT_FOUND[0], destination: NOT_FOUND[1], statusCode: 301 }],
    headers: [
      rule(
        '/(.*)',
        headers.filter(({ name }) => name !== social.name),
      ),
      rule(
        outside(folder),
        headers.filter(({ name }) => name === social.name),
      ),
      rule(`${folder}(.*)`, [social]),
      rule(outside(...hashedFolders), cached(otherwise)),
      ...hashedFiles.map((file) => rule(file, cached(hashed))),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** For `npm run serve`; the last matching rule wins. */
function serveSettings({ previewHeaders }: HostInput): string {
  const { folder, header: social } = SOCIAL_IMAGES;
  const { hashed, hashedFolders, otherwise } = CACHE_RULES;
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    redirects: [{ source: NOT_FOUND[0], destination: NOT_FOUND[1], type: 301 }],
    headers: [
      rule('**', [...previewHeaders, ...cached(otherwise)]),
      ...hashedFolders.map((folder) => rule(`${folder}**`, cached(hashed))),
      rule(`${folder}**`, [social]),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Writes host files: to `out` if hosts read them there, otherwise to `deploy/generated/`. */
export function writeHosts(out: string, content: HostContent): void {
  const input = hostInput(out, content);
  const generated = join(dirname(out), 'deploy', 'generated');
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, 'vercel.json'), vercelSettings(input));
  writeFileSync(join(generated, 'serve.json'), serveSettings(input));
  writeFileSync(join(generated, 'nginx.conf'), nginxSettings(input));
  writeFileSync(join(out, '_headers'), headersFile(input));
  writeFileSync(join(out, '_redirects'), redirectsFile(input));
  // Cloudflare compresses files.
  writeFileSync(join(out, '.assetsignore'), `*.br\n*.gz\n.nojekyll\n`);
  // Without this file, GitHub Pages drops folders starting with `_` or a dot.
  writeFileSync(join(out, '.nojekyll'), '');
}
