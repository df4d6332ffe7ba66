import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that this machine alone can reach. */
export interface LocalServer {
  /** @returns the origin, such as `http://localhost:3000`; port 0 takes any free one */
  listen: (port: number) => Promise<string>;
  close: () => Promise<void>;
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * A server on the loopback addresses of this machine and on no other; it outlives what throws.
 * @param answer answers a request, at once or later
 */
export function createLocalServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): LocalServer {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response);
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
