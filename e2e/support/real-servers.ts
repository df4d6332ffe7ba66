import type { Running } from '@/scripts/testing/run-server';
import { type ServedSite, servedSite } from '@/scripts/testing/served-site';
import { SERVERS } from '@/scripts/testing/start-servers';
import { servers } from './servers';

/** A server as sites are deployed to, with the settings that the build wrote for it. */
export interface RealServer {
  name: string;
  /** Null where this machine does not have it. */
  start: ((site: ServedSite) => Promise<Running>) | null;
}

export const realServers: RealServer[] = [SERVERS.nginx, SERVERS.cloudflare].map(
  ({ name, isInstalled, start }) => ({ name, start: isInstalled ? start : null }),
);

/** Serves the built site. @returns its address, and what ends it */
export async function serveReally(start: (site: ServedSite) => Promise<Running>) {
  const site = servedSite(servers.site.root);
  const { origin, stop } = await start(site);
  return {
    origin,
    async end() {
      await stop();
      site.remove();
    },
  };
}
