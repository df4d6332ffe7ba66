import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticServer } from '@/scripts/server/static-server';
import { findProgram } from '@/scripts/test/programs';
import { freePort, type Running, runServer } from './run-server';
import type { ServedSite } from './served-site';
import { hasTools } from './tools';

/** What a host does differently from a server of one's own, and how to start it on a site. */
export interface Server {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Codings it sends; none where it compresses on the way to the visitor, which no test here sees. */
  readonly codings: readonly ('br' | 'gzip')[];
  /** Whether `/404` itself answers with status 404. */
  readonly hidesNotFoundPage: boolean;
  /** Whether it sends the headers that have browsers ask for https. */
  readonly isHttps: boolean;
  readonly start: (site: ServedSite) => Promise<Running>;
}

/** Module of the Debian package `libnginx-mod-http-brotli-static`. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const HAS_BROTLI = existsSync(BROTLI_MODULE);

/** @throws Error where the settings say nothing of the kind, so that no test runs on other settings than it means to */
function replaced(settings: string, changes: readonly [what: RegExp, by: string][]): string {
  return changes.reduce((text, [what, by]) => {
    if (text.search(what) === -1) throw new Error(`the settings have no ${what}`);
    return text.replace(what, by);
  }, settings);
}

/** The file around the generated one: everything nginx writes goes below the folder of the test. */
function aroundNginx(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  return `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; worker_processes 1;
${HAS_BROTLI ? `load_module ${BROTLI_MODULE};` : ''}
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=200; ${temporary} include ${site}; }
`;
}

/** Files of a certificate for `localhost`, and the port that TLS answers on. */
interface Tls {
  readonly certificate: string;
  readonly key: string;
  readonly port: number;
}

/** @returns the settings that this machine's nginx reads */
function nginxSettings(): string {
  const { stderr } = spawnSync(findProgram('nginx') ?? 'nginx', ['-v'], { encoding: 'utf8' });
  const version = /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? '';
  const isOld = version.localeCompare('1.25.1', 'en', { numeric: true }) < 0;
  return isOld ? 'nginx/site-before-1.25.1.conf' : 'nginx/site.conf';
}

/** Runs nginx on its generated settings; without a certificate as plain http, with one plain http leads to TLS. */
export async function startNginx(
  { folder, out, settings }: ServedSite,
  tls?: Tls,
): Promise<Running> {
  const port = await freePort();
  const site = settings(nginxSettings());
  const changes: [what: RegExp, by: string][] = tls
    ? [
        [/server_name .*;/g, 'server_name localhost;'],
        [/listen 80;/, `listen 127.0.0.1:${port};`],
        [/listen \[::\]:80;/, `listen [::1]:${port};`],
        [/listen 443 /, `listen 127.0.0.1:${tls.port} `],
        [/listen \[::\]:443 /, `listen [::1]:${tls.port} `],
        [/https:\/\/[^$]*\$/, `https://localhost:${tls.port}$$`],
        [/ssl_certificate .*;/, `ssl_certificate ${tls.certificate};`],
        [/ssl_certificate_key .*;/, `ssl_certificate_key ${tls.key};`],
      ]
    : [
        [/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, ''],
        [
          /listen 443 [\s\S]*listen \[::\]:443 [\s\S]*ssl_session_tickets off;/,
          `listen 127.0.0.1:${port}; listen [::1]:${port};`,
        ],
      ];
  changes.push([/root .*;/, `root ${out};`], [/include \/etc\/nginx\//, `include ${folder}/`]);
  if (HAS_BROTLI)
    writeFileSync(join(folder, 'site-brotli.conf'), settings('nginx/site-brotli.conf'));
  const [siteFile, mainFile] = [join(folder, 'site.conf'), join(folder, 'nginx.conf')];
  writeFileSync(siteFile, replaced(site, changes));
  writeFileSync(mainFile, aroundNginx(folder, siteFile));
  const args = ['-p', folder, '-e', 'stderr', '-c', mainFile];
  return runServer({ command: 'nginx', args, port });
}

/** Runs Caddy on its generated settings: plain http on loopback, and no interface for other programs. */
async function startCaddy({ folder, out, settings }: ServedSite): Promise<Running> {
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const address = `http://127.0.0.1:${port} {\n\troot * ${out}\n`;
  const site = replaced(settings('caddy/Caddyfile'), [[/^\S+ \{\n\troot \* .*\n/m, address]]);
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return runServer({ command: 'caddy', args, port, env });
}

const APACHE_MODULES = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'];

/** Runs Apache, which reads `.htaccess`, with Debian's list of types as shared hosting has it. */
async function startApache({ folder, out, settings }: ServedSite): Promise<Running> {
  const port = await freePort();
  const file = join(folder, 'apache.conf');
  const modules = APACHE_MODULES.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  writeFileSync(join(out, '.htaccess'), settings('apache/.htaccess'));
  writeFileSync(
    file,
    `${modules.join('\n')}
ServerRoot ${folder}
ServerName 127.0.0.1
ServerTokens Prod
TraceEnable off
Listen 127.0.0.1:${port}
PidFile ${join(folder, 'apache.pid')}
Mutex file:${folder}
ErrorLog ${join(folder, 'error.log')}
TypesConfig /etc/mime.types
AddLanguage br .br
AddType application/x-gzip .gz
DocumentRoot ${out}
<Directory ${out}>
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  const args = ['-D', 'FOREGROUND', '-d', folder, '-f', file];
  return runServer({ command: 'apache2', args, port });
}

/** Runs Cloudflare's runtime on its generated settings, in a process of its own. */
async function startCloudflare({ folder, out, settings }: ServedSite): Promise<Running> {
  const port = await freePort();
  const file = join(folder, 'wrangler.jsonc');
  writeFileSync(file, settings('cloudflare/wrangler.jsonc'));
  const args = ['scripts/testing/cloudflare-server.mjs', out, String(port), file];
  return runServer({ command: process.execPath, args, port, trusted: true });
}

/** Runs the server of `npm start`, which reads no settings. */
async function startPreview({ out }: ServedSite): Promise<Running> {
  const server = createStaticServer({ root: out });
  const { port } = new URL(await server.listen(0));
  return { origin: `http://127.0.0.1:${port}`, stop: server.close };
}

const OWN_SERVER = {
  codings: ['br', 'gzip'],
  hidesNotFoundPage: true,
  isHttps: true,
} satisfies Partial<Server>;

/** The servers that the tests can run. */
export const SERVERS = {
  nginx: {
    ...OWN_SERVER,
    name: 'nginx',
    isInstalled: findProgram('nginx') !== null,
    codings: HAS_BROTLI ? ['br', 'gzip'] : ['gzip'],
    start: (site) => startNginx(site),
  },
  caddy: {
    ...OWN_SERVER,
    name: 'Caddy',
    isInstalled: findProgram('caddy') !== null,
    start: startCaddy,
  },
  apache: {
    ...OWN_SERVER,
    name: 'Apache',
    isInstalled: findProgram('apache2') !== null,
    start: startApache,
  },
  cloudflare: {
    name: 'Cloudflare’s runtime',
    isInstalled: hasTools(),
    codings: [],
    hidesNotFoundPage: false,
    isHttps: true,
    start: startCloudflare,
  },
  preview: {
    ...OWN_SERVER,
    name: 'npm start',
    isInstalled: true,
    isHttps: false,
    start: startPreview,
  },
} satisfies Record<string, Server>;
