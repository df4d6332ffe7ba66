import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { QueryClient } from '@tanstack/react-query';
import { ConnectionError, ResponseError } from './fetch-json';
import { createQueryClient } from './query-client';

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
let client: QueryClient;
let origin: string;
let asked: IncomingMessage[];

beforeEach(async () => {
  asked = [];
  client = createQueryClient();
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
  client.clear();
  if (server.listening) await new Promise((closed) => server.close(closed));
});

/** Asks for the path that a key starts with; gives back what went wrong. */
const failure = (path: string) =>
  client.fetchQuery({ queryKey: [`${origin}${path}`] }).then(
    () => undefined,
    (error: unknown) => error,
  );

it('reads a good answer as JSON', async () => {
  await expect(client.fetchQuery({ queryKey: [`${origin}/ok`, 'ignored'] })).resolves.toEqual({
    plan: 'annual',
    state: 'paid',
  });
});

it('asks with GET', async () => {
  await client.fetchQuery({ queryKey: [`${origin}/ok`] });
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /ok']);
});

it('sends cookies', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await client.fetchQuery({ queryKey: [`${origin}/ok`] });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  fetched.mockRestore();
});

it.each([
  ['/sign-in', 401, '401: sign in first'],
  ['/none', 404, '404: Not Found'],
  ['/broken', 500, '500: {"error":"database"}'],
])('fails on %s with its status, then body or status text', async (path, status, message) => {
  const error = await failure(path);
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ status, message });
});

it.each(['/html', '/nothing'])('fails on %s, which is not JSON', async (path) => {
  expect(await failure(path)).toBeInstanceOf(SyntaxError);
});

it('fails when the connection breaks', async () => {
  expect(await failure('/cut')).toBeInstanceOf(ConnectionError);
});

it('fails when the connection is refused', async () => {
  await new Promise((closed) => server.close(closed));
  expect(await failure('/ok')).toBeInstanceOf(ConnectionError);
});

it('never retries', async () => {
  await failure('/broken');
  expect(asked).toHaveLength(1);
});

it('never takes an answer for stale', async () => {
  await client.fetchQuery({ queryKey: [`${origin}/ok`] });
  await client.fetchQuery({ queryKey: [`${origin}/ok`] });
  expect(asked).toHaveLength(1);
});

it('refuses a key without a path', async () => {
  await expect(client.fetchQuery({ queryKey: [7] })).rejects.toThrow(TypeError);
});

it('keeps the defaults of row R-DATA-1', () => {
  expect(client.getDefaultOptions()).toMatchObject({
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false },
  });
});

it('never retries a mutation', async () => {
  const mutate = jest.fn().mockRejectedValue(new Error('no'));
  const mutation = client.getMutationCache().build(client, { mutationFn: mutate });
  await mutation.execute(undefined).catch(() => undefined);
  expect(mutate).toHaveBeenCalledTimes(1);
});
