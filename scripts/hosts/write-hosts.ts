import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Header, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { cloudfrontPolicy, viewerRequest } from './cloudfront';
import { headersFile, redirectsFile } from './headers-file';
import { type HostContent, type HostInput, hostInput, otherAddresses } from './host-input';
import { asPattern, fillTemplate, GENERATED } from './template';
import { vercelSettings } from './vercel';

/** A file for a host. */
export interface HostFile {
  /** Whether it is published with the pages, because the host reads it there, or lies beside them. */
  readonly place: 'export' | 'beside';
  /** Path below the export, or below the folder for generated files. */
  readonly path: string;
  readonly text: string;
}

/** Headers that social images share with all else, each as a host writes it. */
const shared = ({ headers }: HostInput, line: (header: Header) => string) =>
  headers.filter(({ name }) => name !== SOCIAL_IMAGES.header.name).map(line);

/** How a site that stands in a folder leads there from its name without the slash; the top of an origin has no such name. */
const inFolder = ({ basePath }: HostInput, line: (from: string, to: string) => string) =>
  basePath === '' ? [] : [line(basePath, `${basePath}/`)];

const exported = (path: string, text: string): HostFile => ({ place: 'export', path, text });
const beside = (path: string, text: string): HostFile => ({ place: 'beside', path, text });

/** Written last of all: while it is there, the export is finished (`scripts/server/exported-files.ts`). */
export const LAST_FILE = '.nojekyll';

/** What each host reads. A host is added here, with a template where it reads a language of its own. */
const HOSTS: Readonly<Record<string, (input: HostInput) => readonly HostFile[]>> = {
  'Cloudflare and Netlify': (input) => [
    exported('_headers', headersFile(input)),
    exported('_redirects', redirectsFile(input)),
  ],
  Cloudflare: (input) => [
    beside('cloudflare/wrangler.jsonc', fillTemplate('wrangler.jsonc', input)),
    // Cloudflare compresses by itself.
    exported('.assetsignore', `# ${GENERATED}\n*.br\n*.gz\n${LAST_FILE}\n`),
  ],
  Netlify: (input) => [beside('netlify/netlify.toml', fillTemplate('netlify.toml', input))],
  Vercel: (input) => [beside('vercel/vercel.json', vercelSettings(input))],
  nginx: (input) => {
    const headers = shared(input, ({ name, value }) => `add_header ${name} "${value}" always;`);
    const redirects = otherAddresses(input).map(
      ([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }`,
    );
    const site = (file: string, versions: string, listen: readonly string[]) =>
      beside(file, fillTemplate('nginx.conf', input, { versions, listen, headers, redirects }));
    return [
      site('nginx/site.conf', '1.25.1 or newer', [
        'listen 443 ssl;',
        'listen [::]:443 ssl;',
        'http2 on;',
      ]),
      site('nginx/site-before-1.25.1.conf', '1.22 to 1.25.0', [
        'listen 443 ssl http2;',
        'listen [::]:443 ssl http2;',
      ]),
      beside('nginx/site-brotli.conf', fillTemplate('site-brotli.conf', input)),
    ];
  },
  Caddy: (input) => {
    const headers = shared(input, ({ name, value }) => `header ${name} "${value}"`);
    const folder = inFolder(input, (from, to) => `redir ${from} ${to} 301`);
    return [beside('caddy/Caddyfile', fillTemplate('Caddyfile', input, { headers, folder }))];
  },
  Apache: (input) => {
    const headers = input.headers.map(({ name, value }) => `Header always set ${name} "${value}"`);
    const folder = inFolder(
      input,
      (from, to) => `RewriteRule ^${asPattern(from.slice(1))}$ ${to} [R=301,END]`,
    );
    return [beside('apache/.htaccess', fillTemplate('htaccess', input, { headers, folder }))];
  },
  CloudFront: (input) => [
    beside('cloudfront/viewer-request.js', viewerRequest(input)),
    beside('cloudfront/upload.sh', fillTemplate('upload.sh', input)),
    beside('cloudfront/headers-default.json', cloudfrontPolicy(input, 'default')),
    beside('cloudfront/headers-social.json', cloudfrontPolicy(input, 'social')),
  ],
  // Without it GitHub drops folders that begin with `_` or a dot. The content is of no account.
  'GitHub Pages': ({ basePath }) => [
    ...(basePath ? [exported(`${basePath.slice(1)}/${LAST_FILE}`, '')] : []),
    exported(LAST_FILE, ''),
  ],
};

/** Every file of every host. @throws Error for what is beyond a host's limits */
export function hostFiles(input: HostInput): readonly HostFile[] {
  return Object.values(HOSTS).flatMap((files) => files(input));
}

/**
 * Writes the settings of every host: those read from the export into it, the others into `deploy/generated/` beside it.
 * @param out folder of the finished export
 * @returns the files written
 * @throws Error when the pages differ in their policy, or a host's limit is passed
 */
export async function writeHosts(out: string, content: HostContent): Promise<string[]> {
  const files = hostFiles(hostInput(out, content));
  const folder = join(dirname(out), 'deploy', 'generated');
  // A host that is given up must not leave its settings behind.
  await rm(folder, { recursive: true, force: true });
  const written = files.map(({ place, path, text }) => ({
    file: join(place === 'export' ? out : folder, path),
    text,
  }));
  for (const { file, text } of written) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return written.map(({ file }) => file);
}
