import type { IncomingMessage } from 'node:http';
import { createStaticServer, type Intercept } from '@/scripts/server/static-server';
import { servers } from './servers';

interface Answer {
  status: number;
  body: string;
}

const order = (state: string, plan = 'annual'): Answer => ({
  status: 200,
  body: JSON.stringify({ plan, state }),
});

/** What the API answers to `GET /api/orders/<id>`; the id names the case. */
const answers: Record<string, Answer> = {
  paid: order('paid'),
  pending: order('pending'),
  failed: order('failed'),
  refunded: order('refunded'),
  'unknown-plan': order('paid', 'weekly'),
  'unknown-state': order('lost'),
  'cut-short': { status: 200, body: '{"plan":"annual","sta' },
  'not-json': { status: 200, body: '<html>Please log in</html>' },
  'status-401': { status: 401, body: 'no session' },
  'status-404': { status: 404, body: 'no such order' },
  'status-500': { status: 500, body: 'Error: at db.ts:12' },
};

/** Orders that were asked for before, by id. */
const asked = new Set<string>();

/** Cases that depend on the request. */
function answerTo(id: string, request: IncomingMessage): Answer | undefined {
  if (id === 'members-only')
    return request.headers.cookie?.includes('session=') ? order('paid') : answers['status-401'];
  if (!id.startsWith('late-')) return answers[id];
  const known = asked.has(id);
  asked.add(id);
  return known ? order('paid') : answers['status-404'];
}

/**
 * A real order API in small, for tests. Beside the cases above, `hangs` never answers, `breaks` closes the
 * connection, `members-only` wants a cookie named `session`, and an id that starts with `late-` is not found at
 * first and paid from then on. Any other id is an order that does not exist.
 */
const orderApi: Intercept = (request, response) => {
  const id = /^\/api\/orders\/([^/?]+)$/.exec(request.url ?? '')?.[1];
  if (id === undefined) return false;
  if (id === 'hangs') return true;
  if (id === 'breaks') {
    request.socket.destroy();
    return true;
  }
  const { status, body } = answerTo(id, request) ?? { status: 404, body: 'no such order' };
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(body);
  return true;
};

// Serves the extremes build beside it. Started by `playwright.config.ts`.
const { root, port } = servers.extremes;
const server = createStaticServer({ root, intercept: orderApi });

server.listen(port);
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
