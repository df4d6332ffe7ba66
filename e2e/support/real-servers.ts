import { startNginx } from '@/scripts/hosts/servers/nginx-server';
import { findProgram, type Running } from '@/scripts/hosts/servers/run-server';
import { type ServedSite, servedSite } from '@/scripts/hosts/servers/served-site';
import { startCloudflare } from '@/scripts/hosts/servers/start-cloudflare';
import { findTool } from '@/scripts/hosts/servers/tools';
import { servers } from './servers';

/** A server as sites are deployed to, with the settings that the build wrote for it. */
export interface RealServer {
  name: string;
  /** Null where this machine does not have it. */
  start: ((site: ServedSite) => Promise<Running>) | null;
}

const nginx = findProgram('nginx');

export const realServers: RealServer[] = [
  { name: 'nginx', start: nginx ? (site) => startNginx(nginx, site) : null },
  { name: 'Cloudflare’s runtime', start: findTool('miniflare') ? startCloudflare : null },
];

/** Serves the built site. @returns its address, and what ends it */
export async function serveReally(start: (site: ServedSite) => Promise<Running>) {
  const site = await servedSite(servers.site.root);
  const { origin, stop } = await start(site);
  return {
    origin,
    async end() {
      await stop();
      site.remove();
    },
  };
}
