import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { CACHE_RULES } from '@/lib/policy/response-headers';

/** Types that sirv does not know, or names without their character set. */
const CONTENT_TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain;charset=utf-8',
};

/** What a request is answered with before the files are asked; `true` means that it was answered. */
export type Intercept = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

export interface StaticServer {
  /** @returns the origin, such as `http://localhost:3000`; port 0 takes any free one */
  listen: (port: number) => Promise<string>;
  close: () => Promise<void>;
}

/** @returns the handler of one export: sirv's files, with the caching and the 404 of a static host */
function answerFrom(root: string) {
  const page = readFileSync(join(root, '404.html'));
  const notFound = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, {
      'Cache-Control': CACHE_RULES.otherwise,
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': page.length,
    });
    response.end(page);
  };
  const files = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    onNoMatch: notFound,
    setHeaders(response, pathname) {
      const type = CONTENT_TYPES[extname(pathname)];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    // The page itself is no address: a host shows it with status 404 at every other path.
    if (/^\/404(?:\.html)?\/?$/.test(pathname)) return notFound(request, response);
    // sirv throws on a range that ends before it begins, and pages need no ranges.
    delete request.headers.range;
    // The 404 page takes it back: a cached 404 of a hashed file would outlive the deploy that mends it.
    const isHashed = pathname.startsWith(CACHE_RULES.hashedFolder);
    response.setHeader('Cache-Control', isHashed ? CACHE_RULES.hashed : CACHE_RULES.otherwise);
    files(request, response);
  };
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * A server that answers from a finished export the way a static host does: `/terms` from `terms.html`, compressed
 * files, status 404 with the 404 page, long caching for hashed files alone. The files are listed once, at the call.
 * It listens on this machine's loopback addresses and on no other.
 * @param options.root folder of the export
 * @param options.intercept asked first; for tests that need an API beside the files
 * @throws when `root` has no `404.html`
 */
export function createStaticServer(options: { root: string; intercept?: Intercept }): StaticServer {
  const answer = answerFrom(options.root);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      if (!(await options.intercept?.(request, response))) answer(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
  const ipv4 = createServer(handle);
  const ipv6 = createServer(handle);
  return {
    async listen(port) {
      const taken = await listenOn(ipv4, port, '127.0.0.1');
      // A machine without IPv6, or with that port in use there, still has the other address.
      await listenOn(ipv6, taken, '::1').catch(() => undefined);
      return `http://localhost:${taken}`;
    },
    async close() {
      for (const server of [ipv4, ipv6])
        await new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        });
    },
  };
}
