import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headersFile, redirectsFile } from './headers-file';
import { type HostContent, hostInput } from './host-input';
import { nginxSettings } from './nginx';
import { serveSettings, vercelSettings } from './vercel';

/** Writes files that hosts read from the export into `out`, the others into `deploy/generated/`. */
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
  // Cloudflare compresses itself.
  writeFileSync(join(out, '.assetsignore'), `*.br\n*.gz\n.nojekyll\n`);
  // GitHub Pages drops folders that start with `_` or a dot without it.
  writeFileSync(join(out, '.nojekyll'), '');
}
