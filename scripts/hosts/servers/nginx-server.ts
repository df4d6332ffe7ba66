import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NginxPlace, nginxConfiguration } from '../nginx';
import { freePort, type Running, runServer } from './run-server';
import type { ServedSite } from './served-site';

/** Module of the Debian package `libnginx-mod-http-brotli-static`. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasBrotli = existsSync(brotliModule);

/** The file around the generated one: everything nginx writes goes below the folder of the test. */
function around(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  return `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; worker_processes 1;
${hasBrotli ? `load_module ${brotliModule};` : ''}
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=200; ${temporary} include ${site}; }
`;
}

/** Runs nginx on a generated configuration, on loopback and without rights. */
export async function startNginx(
  program: string,
  { folder, out, input }: ServedSite,
  https: NginxPlace['https'] = null,
): Promise<Running> {
  const port = await freePort();
  const site = join(folder, 'site.conf');
  const main = join(folder, 'nginx.conf');
  const place = { folder: out, http: `127.0.0.1:${port}`, https, brotli: hasBrotli };
  writeFileSync(site, nginxConfiguration(input, place));
  writeFileSync(main, around(folder, site));
  return runServer({ command: program, args: ['-p', folder, '-e', 'stderr', '-c', main], port });
}
