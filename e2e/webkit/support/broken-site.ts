import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { servers } from '../../support/servers';

/** What happens to files on their way. WebKit's driver has no routes, so a server stands between. */
export const breakages = {
  'are gone': (answer: ServerResponse) => answer.writeHead(404).end('gone'),
  'are garbage': (answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': 'text/javascript' }).end('\u0000{{{ "'),
  'are login pages': (answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>Please log in</title>'),
  // Not for good: the driver answers nothing while a page loads. Chromium and Firefox are asked meanwhile.
  'hang and break off': (answer: ServerResponse) => setTimeout(() => answer.destroy(), 2000),
};
export type Breakage = keyof typeof breakages;

/** The site on a port of its own, with some of its files broken. */
export interface BrokenSite {
  origin: string;
  /** Breaks files from now on; null mends all. */
  set(fault: { files: RegExp; how: Breakage } | null): void;
  /** Requests that met the fault that is set. */
  met(): number;
  end(): void;
}

/** Starts it; every other file is answered by the site itself. */
export async function startBrokenSite(): Promise<BrokenSite> {
  let fault: { files: RegExp; how: Breakage } | null = null;
  let met = 0;
  const server = createServer(async ({ url = '/' }, answer) => {
    if (fault?.files.test(url)) {
      met += 1;
      breakages[fault.how](answer);
      return;
    }
    const { status, headers, body } = await fetch(servers.site.origin + url, {
      redirect: 'manual',
    });
    const kept = ['content-type', 'content-security-policy', 'location'];
    const sent = kept.flatMap((name) =>
      headers.has(name) ? [[name, headers.get(name) ?? '']] : [],
    );
    answer.writeHead(status, Object.fromEntries(sent));
    for await (const part of body ?? []) answer.write(part);
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    set(wanted) {
      fault = wanted;
      met = 0;
    },
    met: () => met,
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}
