import type { Header } from '@/lib/policy/response-headers';
import { contentTypes } from './content-types';
import { generated, type Host, type HostInput, literal, otherAddresses } from './host';

/** Where a server answers, and from what. */
export interface NginxPlace {
  /** Folder of the export. */
  readonly folder: string;
  /** Value of `listen` for plain http. */
  readonly http: string;
  /** TLS, to which plain http then leads; `null` serves plain http itself, behind a proxy or in a test. */
  readonly https: {
    readonly listen: string;
    readonly certificate: string;
    readonly key: string;
  } | null;
  /** Whether the module of the package `libnginx-mod-http-brotli-static` is loaded. */
  readonly brotli: boolean;
}

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** nginx knows the status and the file when it writes headers, so a `map` may depend on both. */
function maps({ headers, folderHeaders, cache }: HostInput): string {
  const special = headers.filter(({ name }) =>
    folderHeaders.some(({ header }) => header.name === name),
  );
  const byFolder = special.map(({ name, value }) => {
    const folders = folderHeaders.filter(({ header }) => header.name === name);
    const lines = folders.map(
      ({ folder, header }) => `    "~^${literal(folder)}" "${header.value}";`,
    );
    return `map $uri ${variable(name)} {\n    default "${value}";\n${lines.join('\n')}\n}`;
  });
  return `# A hashed file that is missing must not be kept: found (200), part of it (206), unchanged (304).
map "$status $uri" $site_cache_control {
    default "${cache.otherwise}";
    "~^(?:200|206|304) ${literal(cache.hashed.folder)}" "${cache.hashed.found}";
}
map $request_method $site_allow {
    default "GET, HEAD";
    GET "";
    HEAD "";
}
${byFolder.join('\n')}`;
}

function headerLines({ headers, folderHeaders }: HostInput): string {
  const written = ({ name, value }: Header) =>
    folderHeaders.some(({ header }) => header.name === name) ? variable(name) : `"${value}"`;
  const lines = headers.map((header) => [header.name, written(header)] as const);
  return [...lines, ['Cache-Control', '$site_cache_control'], ['Allow', '$site_allow']]
    .map(([name, value]) => `    add_header ${name} ${value} always;`)
    .join('\n');
}

const typeLines = Object.entries(contentTypes)
  .map(([extension, type]) => `        ${type} ${extension};`)
  .join('\n');

const charsetTypes = [
  'text/css',
  'text/javascript',
  'text/plain',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
].join(' ');

function redirects(pages: readonly string[]): string {
  // Both sides are written out, so no address of a visitor reaches a Location.
  return otherAddresses(pages)
    .map(([from, to]) => `    location = ${from} { return 301 ${to}$is_args$args; }`)
    .join('\n');
}

function listenLines({ http, https }: NginxPlace, host: string): string {
  if (https === null) return `    listen ${http};\n    server_name ${host};`;
  return `    listen ${https.listen} ssl http2;
    server_name ${host};
    ssl_certificate ${https.certificate};
    ssl_certificate_key ${https.key};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:1m;
    ssl_session_tickets off;`;
}

function toHttps({ http, https }: NginxPlace, host: string): string {
  if (https === null) return '';
  const port = /:?(\d+)$/.exec(https.listen)?.[1] ?? '443';
  const origin = port === '443' ? host : `${host}:${port}`;
  return `server {
    listen ${http};
    server_name ${host};
    server_tokens off;
    return 301 https://${origin}$request_uri;
}
`;
}

/** Configuration for nginx 1.22 or newer, to be included in its `http` block. */
export function nginxConfiguration(input: HostInput, place: NginxPlace): string {
  const host = new URL(input.origin).hostname;
  return `# ${generated}
${maps(input)}
${toHttps(place, host)}server {
${listenLines(place, host)}
    root ${place.folder};
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types ${charsetTypes};
    types {
${typeLines}
    }
    default_type application/octet-stream;

    # The .gz and .br files of the build, to proxies as well.
    gzip_static on;
    gzip_proxied any;
    gzip_vary on;
    ${place.brotli ? '' : '# With the package libnginx-mod-http-brotli-static: '}brotli_static on;

${headerLines(input)}

    if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
    error_page 404 /404.html;
    location = /404.html { internal; }
    # Copies that are sent under the name of their original, settings of other hosts, hidden files.
    location ~ (?:\\.(?:br|gz)$|^/_(?:headers|redirects)$|/\\.(?!well-known/)) { return 404; }
    location = /404 { return 404; }
${redirects(input.pages)}
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
}
`;
}

/** nginx on a server of one's own, with a certificate where certbot puts it. */
export const nginx: Host = (input) => {
  const host = new URL(input.origin).hostname;
  const text = nginxConfiguration(input, {
    folder: `/srv/${host}/out`,
    http: '80',
    https: {
      listen: '443',
      certificate: `/etc/letsencrypt/live/${host}/fullchain.pem`,
      key: `/etc/letsencrypt/live/${host}/privkey.pem`,
    },
    brotli: false,
  });
  return [{ place: 'beside', path: 'nginx/site.conf', text }];
};
