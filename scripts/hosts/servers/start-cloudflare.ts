import { freePort, type Running, runServer } from './run-server';
import type { ServedSite } from './served-site';

/** Runs Cloudflare's runtime in a process of its own. */
export async function startCloudflare({ out }: ServedSite): Promise<Running> {
  const port = await freePort();
  const script = 'scripts/hosts/servers/cloudflare-server.ts';
  const args = ['--import', 'tsx', script, out, String(port)];
  return runServer({ command: process.execPath, args, port, trusted: true });
}
