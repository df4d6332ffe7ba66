import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Header } from '@/lib/policy/response-headers';
import { cloudfrontPolicies, viewerRequest } from './cloudfront';
import { headersFile, redirectsFile } from './headers-file';
import {
  checkInput,
  type HostContent,
  type HostInput,
  hostInput,
  otherAddresses,
} from './host-input';
import { fillTemplate, GENERATED, type Slots } from './template';
import { vercelSettings } from './vercel';

/** A file for a host. */
export interface HostFile {
  /** Whether it is published with the pages, because the host reads it there, or lies beside them. */
  readonly place: 'export' | 'beside';
  /** Path below the export, or below the folder for generated files. */
  readonly path: string;
  readonly text: string;
}

/** The values of a header by folder, in the order of the policy; none for one that all files share. */
const byFolder = ({ folders = {} }: Header) => Object.entries(folders);

/** nginx knows the status and the file when it writes headers, so a `map` may depend on both. */
function nginxSlots({ headers, pages }: HostInput): Slots {
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  return {
    'folder-maps': headers
      .filter((header) => header.folders)
      .flatMap((header) => [
        `map $uri ${variable(header.name)} {`,
        `    default "${header.value}";`,
        ...byFolder(header).map(([folder, value]) => `    "~^${folder}" "${value}";`),
        '}',
      ]),
    headers: headers.map(
      ({ name, value, folders }) =>
        `add_header ${name} ${folders ? variable(name) : `"${value}"`} always;`,
    ),
    redirects: otherAddresses(pages).map(
      ([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }`,
    ),
  };
}

function caddySlots({ headers }: HostInput): Slots {
  const line = ({ name, value }: Header) => `header ${name} "${value}"`;
  const differing = headers.filter((header) => header.folders);
  return {
    headers: headers.filter((header) => !header.folders).map(line),
    'folder-headers': differing.flatMap((header) => {
      const matcher = `@outside_${header.name}`;
      const folders = byFolder(header).map(([folder]) => `${folder}*`);
      return [
        `${matcher} not path ${folders.join(' ')}`,
        `header ${matcher} ${header.name} "${header.value}"`,
        ...byFolder(header).map(([folder, value]) => `header ${folder}* ${header.name} "${value}"`),
      ];
    }),
    'error-headers': differing.map(line),
  };
}

function apacheSlots({ headers }: HostInput): Slots {
  const folderLines = headers.flatMap((header) =>
    byFolder(header).map(
      ([folder, value]) =>
        `Header always set ${header.name} "${value}" "expr=%{REQUEST_URI} =~ m#^${folder}#"`,
    ),
  );
  const lines = headers.map(({ name, value }) => `Header always set ${name} "${value}"`);
  return { headers: [...lines, ...folderLines] };
}

const exported = (path: string, text: string): HostFile => ({ place: 'export', path, text });
const beside = (path: string, text: string): HostFile => ({ place: 'beside', path, text });

/** What each host reads. A host is added here, with a template where it reads a language of its own. */
const HOSTS: Readonly<Record<string, (input: HostInput) => readonly HostFile[]>> = {
  'Cloudflare and Netlify': (input) => [
    exported('_headers', headersFile(input)),
    exported('_redirects', redirectsFile(input)),
  ],
  Cloudflare: (input) => [
    beside('cloudflare/wrangler.jsonc', fillTemplate('wrangler.jsonc', input)),
    // Cloudflare compresses by itself.
    exported('.assetsignore', `# ${GENERATED}\n*.br\n*.gz\n`),
  ],
  Netlify: (input) => [beside('netlify/netlify.toml', fillTemplate('netlify.toml', input))],
  Vercel: (input) => [beside('vercel/vercel.json', vercelSettings(input))],
  nginx: (input) => [
    beside('nginx/site.conf', fillTemplate('nginx.conf', input, nginxSlots(input))),
  ],
  Caddy: (input) => [
    beside('caddy/Caddyfile', fillTemplate('Caddyfile', input, caddySlots(input))),
  ],
  Apache: (input) => [
    beside('apache/.htaccess', fillTemplate('htaccess', input, apacheSlots(input))),
  ],
  CloudFront: (input) => [
    beside('cloudfront/viewer-request.js', viewerRequest(input)),
    beside('cloudfront/upload.sh', fillTemplate('upload.sh', input)),
    ...Object.entries(cloudfrontPolicies(input)).map(([label, text]) =>
      beside(`cloudfront/headers-${label}.json`, text),
    ),
  ],
};

/** Every file of every host. @throws Error for input that a host cannot be given, or beyond its limits */
export function hostFiles(input: HostInput): readonly HostFile[] {
  checkInput(input);
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
