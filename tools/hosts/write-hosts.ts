import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headersFile, redirectsFile } from './headers-file';
import { type HostContent, hostInput } from './host-input';
import { nginxSettings } from './nginx';
import { serveSettings, vercelSettings } from './vercel';

/**
 * Writes the settings of hosts: what they read from the export into it, the rest into `deploy/generated/` beside it.
 * @param out folder of the finished export
 * @throws Error when the pages differ in their policy, or a host's limit is passed
 */
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
  // Cloudflare compresses by itself.
  writeFileSync(join(out, '.assetsignore'), `*.br\n*.gz\n.nojekyll\n`);
  // Without it, GitHub Pages drops folders that begin with `_` or a dot.
  writeFileSync(join(out, '.nojekyll'), '');
}
