import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticServer } from '@/scripts/server/static-server';
import { findProgram, findTool } from './programs';
import { freePort, type Running, runServer } from './run-server';
import type { ServedSite } from './served-site';

/** What a host does differently from a server of one's own, and how to start it on a site. */
export interface Server {
  readonly name: string;
  /** The program or tool that it needs. */
  readonly needs: string;
  readonly isInstalled: boolean;
  /** Codings it sends; none where it compresses on the way to the visitor, which no test here sees. */
  readonly codings: readonly ('br' | 'gzip')[];
  /** Whether `/404` itself answers with status 404. */
  readonly hidesNotFoundPage: boolean;
  /** Whether it reads the settings: sends the headers, and publishes no copy and no file of settings. */
  readonly hasSettings: boolean;
  readonly start: (site: ServedSite) => Promise<Running>;
}

/** Module of the Debian package `libnginx-mod-http-brotli-static`. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(BROTLI_MODULE);

/** @throws Error where the settings say nothing of the kind, so that no test runs on other settings than it means to */
function replace(settings: string, what: RegExp | string, by: string): string {
  if (settings.search(what) === -1) throw new Error(`the settings have no ${what}`);
  return settings.replace(what, by);
}

/** The file around the generated one: everything nginx writes goes below the folder of the test. */
function aroundNginx(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  return `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; worker_processes 1;
${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=200; ${temporary} include ${site}; }
`;
}

async function runNginx(site: ServedSite, port: number, settings: string): Promise<Running> {
  const { folder, out } = site;
  const [siteFile, mainFile] = [join(folder, 'site.conf'), join(folder, 'nginx.conf')];
  const served = replace(settings, /root .*;/, `root ${out};`);
  const brotli = hasBrotli ? replace(served, /# .*: (brotli_static on;)/, '$1') : served;
  writeFileSync(siteFile, brotli);
  writeFileSync(mainFile, aroundNginx(folder, siteFile));
  const args = ['-p', folder, '-e', 'stderr', '-c', mainFile];
  return runServer({ command: findProgram('nginx') ?? 'nginx', args, port });
}

/** Runs nginx on its generated settings, on loopback, without rights, and without TLS. */
async function startNginx(site: ServedSite): Promise<Running> {
  const port = await freePort();
  const settings = site.settings('nginx/site.conf');
  const alone = replace(settings, /server \{\n {4}listen 80;[\s\S]*?\n\}\n/, '');
  const tls = /listen 443 [\s\S]*ssl_session_tickets off;/;
  return runNginx(site, port, replace(alone, tls, `listen 127.0.0.1:${port};`));
}

/** Files of a certificate for `localhost`, and the port that TLS answers on. */
export interface Tls {
  readonly certificate: string;
  readonly key: string;
  readonly port: number;
}

/** Runs nginx on its generated settings, on loopback and without rights; plain http leads to TLS. */
export async function startNginxWithTls(site: ServedSite, tls: Tls): Promise<Running> {
  const port = await freePort();
  const changes: [RegExp, string][] = [
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/listen 443 /, `listen 127.0.0.1:${tls.port} `],
    [/https:\/\/[^$]*\$/, `https://localhost:${tls.port}$`],
    [/ssl_certificate .*;/, `ssl_certificate ${tls.certificate};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${tls.key};`],
  ];
  const settings = changes.reduce(
    (text, [what, by]) => replace(text, what, by.replace('$', '$$')),
    site.settings('nginx/site.conf').replaceAll(/server_name .*;/g, 'server_name localhost;'),
  );
  return runNginx(site, port, settings);
}

/** Runs Caddy on its generated settings: plain http on loopback, and no interface for other programs. */
async function startCaddy(site: ServedSite): Promise<Running> {
  const { folder, out } = site;
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const address = `http://127.0.0.1:${port} {\n\troot * ${out}\n`;
  const settings = replace(site.settings('caddy/Caddyfile'), /^\S+ \{\n\troot \* .*\n/m, address);
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${settings}`);
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return runServer({ command: findProgram('caddy') ?? 'caddy', args, port, env });
}

const APACHE_MODULES = {
  mpm_event_module: 'mpm_event',
  authz_core_module: 'authz_core',
  dir_module: 'dir',
  headers_module: 'headers',
  mime_module: 'mime',
  rewrite_module: 'rewrite',
};

/** A server that reads `.htaccess`, with Debian's list of types as shared hosting has it. */
function aroundApache(folder: string, out: string, port: number): string {
  const load = Object.entries(APACHE_MODULES).map(
    ([name, file]) => `LoadModule ${name} /usr/lib/apache2/modules/mod_${file}.so`,
  );
  return `${load.join('\n')}
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
`;
}

async function startApache(site: ServedSite): Promise<Running> {
  const { folder, out } = site;
  const port = await freePort();
  const file = join(folder, 'apache.conf');
  writeFileSync(join(out, '.htaccess'), site.settings('apache/.htaccess'));
  writeFileSync(file, aroundApache(folder, out, port));
  const args = ['-D', 'FOREGROUND', '-d', folder, '-f', file];
  return runServer({ command: findProgram('apache2') ?? 'apache2', args, port });
}

/** Runs Cloudflare's runtime on its generated settings, in a process of its own. */
async function startCloudflare(site: ServedSite): Promise<Running> {
  const port = await freePort();
  const settings = join(site.folder, 'wrangler.jsonc');
  writeFileSync(settings, site.settings('cloudflare/wrangler.jsonc'));
  const script = 'scripts/testing/cloudflare-server.ts';
  const args = ['--import', 'tsx', script, site.out, String(port), settings];
  return runServer({ command: process.execPath, args, port, trusted: true });
}

/** Runs the server of `npm start`, which reads no settings. */
async function startPreview({ out }: ServedSite): Promise<Running> {
  const server = createStaticServer({ root: out });
  const { port } = new URL(await server.listen(0));
  return { origin: `http://127.0.0.1:${port}`, stop: server.close };
}

const ownServer = (name: string, needs: string, start: Server['start']): Server => ({
  name,
  needs,
  isInstalled: findProgram(needs) !== null,
  codings: needs === 'nginx' && !hasBrotli ? ['gzip'] : ['br', 'gzip'],
  hidesNotFoundPage: true,
  hasSettings: true,
  start,
});

/** The servers that the tests can run. */
export const SERVERS = {
  nginx: ownServer('nginx', 'nginx', startNginx),
  caddy: ownServer('Caddy', 'caddy', startCaddy),
  apache: ownServer('Apache', 'apache2', startApache),
  cloudflare: {
    name: 'Cloudflare’s runtime',
    needs: 'miniflare',
    isInstalled: findTool('miniflare') !== null,
    codings: [],
    hidesNotFoundPage: false,
    hasSettings: true,
    start: startCloudflare,
  },
  preview: {
    name: 'npm start',
    needs: 'node',
    isInstalled: true,
    codings: ['br', 'gzip'],
    hidesNotFoundPage: true,
    hasSettings: false,
    start: startPreview,
  },
} satisfies Record<string, Server>;
