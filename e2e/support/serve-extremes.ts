import { createStaticServer, type Intercept } from '@/scripts/server/static-server';
import { servers } from './servers';

/**
 * A real order API in small, for tests: it wants a cookie named `session`, whose value is the state of every order. With
 * `expired` there, it leads to the login page of a single sign-on.
 */
const orderApi: Intercept = ({ url = '', headers }, response) => {
  if (!url.startsWith('/api/orders/')) return false;
  const state = /session=(\w+)/.exec(headers.cookie ?? '')?.[1];
  const status = state === 'expired' ? 302 : 200;
  response.writeHead(state ? status : 401, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(status === 302 && { Location: 'https://login.example/' }),
  });
  response.end(state ? JSON.stringify({ plan: 'annual', state }) : 'no session');
  return true;
};

// Serves the extremes build beside it. Started by `playwright.config.ts`.
const { root, port } = servers.extremes;
const server = createStaticServer({ root, intercept: orderApi });

server.listen(port);
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
