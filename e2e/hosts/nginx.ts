import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '@/tools/test/browsers';

/** The site that the tests own. */
export const SITE = '.sites/fixture';

export const NGINX = findProgram('nginx');

/** Module from the Debian package `libnginx-mod-http-brotli-static`. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const HAS_BROTLI = existsSync(BROTLI);

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Returns the generated settings with the test's ports and folders. */
function siteSettings(folder: string, http: number, https: number): string {
  const changes: [what: RegExp, by: string][] = [
    [/listen \[::\].*\n/g, '\n'],
    [/listen 80;/, `listen 127.0.0.1:${http};`],
    [/listen 443 /, `listen 127.0.0.1:${https} `],
    [/root \/srv\/.*;/, `root ${resolve(SITE, 'out')};`],
    [/\/etc\/letsencrypt\/live\/[^/]*/g, folder],
    [/\/etc\/nginx/, folder],
  ];
  return changes.reduce(
    (text, [what, by]) => {
      if (text.search(what) === -1) throw new Error(`the settings have no ${what}`);
      return text.replace(what, by);
    },
    readFileSync(join(SITE, 'deploy/generated/nginx.conf'), 'utf8'),
  );
}

const mainSettings = (folder: string) => `
user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${HAS_BROTLI ? `load_module ${BROTLI};` : ''}
events {}
http {
  ${HAS_BROTLI ? 'brotli_static on;' : ''}
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}`;

/** Starts nginx with the generated settings and a self-signed certificate. */
export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [http, https] = await Promise.all([freePort(), freePort()]);
  const key = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', [...key, '-nodes', '-subj', '/CN=localhost', ...files], {
    stdio: 'ignore',
  });
  writeFileSync(join(folder, 'site.conf'), siteSettings(folder, http, https));
  writeFileSync(join(folder, 'nginx.conf'), mainSettings(folder));
  const nginx = (...args: string[]) =>
    execFileSync(
      NGINX ?? '',
      ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`, ...args],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
  // Waits until nginx listens in the background.
  nginx();
  return {
    plain: `http://127.0.0.1:${http}`,
    origin: `https://127.0.0.1:${https}`,
    async stop() {
      nginx('-s', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
