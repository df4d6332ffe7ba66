import type { Intercept } from '@/scripts/server/static-server';

type Answer = { status: number; body: string };

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

/**
 * A real order API in small, for tests. Beside the cases above, `hangs` never answers and `breaks` closes the
 * connection; any other id is an order that does not exist.
 */
export const orderApi: Intercept = (request, response) => {
  const id = /^\/api\/orders\/([^/?]+)$/.exec(request.url ?? '')?.[1];
  if (id === undefined) return false;
  if (id === 'hangs') return true;
  if (id === 'breaks') {
    request.socket.destroy();
    return true;
  }
  const { status, body } = answers[id] ?? { status: 404, body: 'no such order' };
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(body);
  return true;
};
