import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchJson, parseOrder, sessionId } from './orders';

describe('sessionId', () => {
  it.each(['', '?', '?other=1', '?session=abc'])('finds no order in %j', (search) => {
    expect(sessionId(search)).toEqual({ kind: 'none' });
  });

  it.each([
    ['?session_id=cs_live_a1B2-c3', 'cs_live_a1B2-c3'],
    ['?utm=x&session_id=abc', 'abc'],
    [`?session_id=${'a'.repeat(200)}`, 'a'.repeat(200)],
  ])('reads the id of %s', (search, id) => {
    expect(sessionId(search)).toEqual({ kind: 'ok', id });
  });

  it.each([
    '?session_id=',
    `?session_id=${'a'.repeat(201)}`,
    '?session_id={CHECKOUT_SESSION_ID}',
    '?session_id=<script>alert(1)</script>',
    '?session_id=..%2f..%2fadmin',
    '?session_id=a%0Ab',
    '?session_id=abc%0A',
    '?session_id=%E0%A4%A',
    '?session_id=a&session_id=b',
  ])('drops %j without repeating it', (search) => {
    expect(sessionId(search)).toEqual({ kind: 'bad' });
  });
});

describe('parseOrder', () => {
  const plans = [
    { id: 'monthly', title: 'Monthly Plan' },
    { id: 'annual', title: 'Annual Plan' },
  ];

  it.each(['paid', 'pending', 'failed', 'refunded'])('reads the state %s', (state) => {
    expect(parseOrder({ plan: 'annual', state }, plans)).toEqual({ plan: 'Annual Plan', state });
  });

  it('passes on nothing else', () => {
    const answer = { plan: 'monthly', state: 'paid', email: 'someone@mail.example' };
    expect(parseOrder(answer, plans)).toEqual({ plan: 'Monthly Plan', state: 'paid' });
  });

  it.each([
    null,
    undefined,
    'paid',
    42,
    [],
    {},
    { plan: 'annual' },
    { state: 'paid' },
    { plan: 'annual', state: 'PAID' },
    { plan: 'annual', state: 'toString' },
    { plan: 'annual', state: ['paid'] },
    { plan: 'unknown', state: 'paid' },
    { plan: '<b>annual</b>', state: 'paid' },
    { plan: 'x'.repeat(100_000), state: 'paid' },
    { plan: { id: 'annual' }, state: 'paid' },
  ])('refuses %#', (answer) => {
    expect(() => parseOrder(answer, plans)).toThrow(
      expect.objectContaining({ name: 'MalformedOrder' }),
    );
  });

  it('never quotes the answer in its error', () => {
    expect(() => parseOrder({ plan: 'secret', state: 'paid' }, plans)).toThrow(/^an unknown plan$/);
  });
});

describe('fetchJson', () => {
  /** Answers of the server by path; a missing one breaks the connection off. */
  const answers: Record<string, { status: number; body: string }> = {
    '/ok': { status: 200, body: '{"plan":"annual","state":"paid"}' },
    '/sign-in': { status: 401, body: 'sign in first' },
    '/none': { status: 404, body: '' },
    '/broken': { status: 500, body: '{"error":"database"}' },
    '/html': { status: 200, body: '<!doctype html><p>hello' },
    '/nothing': { status: 200, body: '' },
  };

  let server: Server;
  let origin: string;
  let asked: IncomingMessage[];

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request);
      const answer = answers[request.url ?? ''];
      if (!answer) return void request.socket.destroy();
      response.writeHead(answer.status, { connection: 'close' }).end(answer.body);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    if (server.listening) await new Promise((closed) => server.close(closed));
  });

  it('reads a good answer to a GET with cookies as JSON, within a time limit', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await expect(fetchJson(`${origin}/ok`)).resolves.toEqual({ plan: 'annual', state: 'paid' });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /ok']);
    expect(fetched).toHaveBeenCalledWith(
      `${origin}/ok`,
      expect.objectContaining({ credentials: 'include', signal: expect.any(AbortSignal) }),
    );
    fetched.mockRestore();
  });

  it.each([
    ['/sign-in', { name: 'ResponseError', status: 401, message: '401: sign in first' }],
    ['/none', { name: 'ResponseError', status: 404, message: '404: Not Found' }],
    ['/broken', { name: 'ResponseError', status: 500, message: '500: {"error":"database"}' }],
    ['/html', { name: 'SyntaxError' }],
    ['/nothing', { name: 'SyntaxError' }],
    ['/cut', { name: 'ConnectionError' }],
  ])('fails on %s', async (path, error) => {
    await expect(fetchJson(`${origin}${path}`)).rejects.toMatchObject(error);
  });

  it('fails when the connection is refused', async () => {
    await new Promise((closed) => server.close(closed));
    await expect(fetchJson(`${origin}/ok`)).rejects.toMatchObject({ name: 'ConnectionError' });
  });

  it('lets the time limit be told from a missing network', async () => {
    const slow = Object.assign(new Error('slow'), { name: 'TimeoutError' });
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(slow);
    await expect(fetchJson('/x')).rejects.toBe(slow);
    fetched.mockRestore();
  });
});
