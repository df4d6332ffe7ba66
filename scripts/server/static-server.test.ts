import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createStaticServer, type StaticServer } from './static-server';

const files = {
  'index.html': 'home',
  'terms.html': 'terms',
  'terms.html.br': 'brotli',
  'terms.html.gz': 'gzip',
  '404.html': 'not found',
  'robots.txt': 'User-Agent: *',
  'manifest.webmanifest': '{}',
  'favicon.ico': 'icon',
  'a.svg': '<svg/>',
  'folder/file.txt': 'x',
  '_next/static/a.js': 'a()',
};

let root = '';
let server: StaticServer;
let origin = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  server = createStaticServer({
    root,
    intercept: (asked, answer) => {
      if (asked.url === '/api/throws') throw new Error('on purpose');
      if (asked.url !== '/api/order') return false;
      answer.end('{"ok":true}');
      return true;
    },
  });
  origin = await server.listen(0);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** A request whose path is sent as it is written; `fetch` would tidy it up first. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  host = '127.0.0.1',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const sent = request({ host, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

it.each([
  ['/', 'home'],
  ['/?session_id=1', 'home'],
  ['/terms', 'terms'],
  ['/terms.html', 'terms'],
  ['/folder/file.txt', 'x'],
])('answers %s with its file', async (path, body) => {
  const answer = await ask(path);
  expect([answer.status, answer.body.toString()]).toEqual([200, body]);
});

it.each([
  '/nope',
  '/nope?x=1',
  '/folder',
  '/folder/',
  '/404',
  '/404.html',
  '/_next/static/nope.js',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '//evil.example/%2e%2e',
  '//',
  '/%',
  '/%00',
  '/.git/config',
])('answers %s with status 404 and the 404 page', async (path) => {
  const answer = await ask(path);
  expect([answer.status, answer.body.toString(), answer.headers.location]).toEqual([
    404,
    'not found',
    undefined,
  ]);
});

it.each([
  ['br', 'brotli'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'brotli'],
])('sends the compressed file to browsers that accept %s', async (accepted, body) => {
  const answer = await ask('/terms', { 'accept-encoding': accepted });
  expect(answer.body.toString()).toBe(body);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    vary: 'Accept-Encoding',
  });
});

it('compresses the 404 page as well', async () => {
  const answer = await ask('/nope', { 'accept-encoding': 'gzip' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.body).toString()).toBe('not found');
});

it.each([
  ['/_next/static/a.js', 'public, max-age=31536000, immutable'],
  ['/_next/static/nope.js', 'public, max-age=0, must-revalidate'],
  ['/', 'public, max-age=0, must-revalidate'],
  ['/nope', 'public, max-age=0, must-revalidate'],
])('lets browsers keep %s as %s', async (path, caching) => {
  expect((await ask(path)).headers['cache-control']).toBe(caching);
});

it.each([
  ['/robots.txt', 'text/plain;charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/x-icon'],
  ['/a.svg', 'image/svg+xml'],
  ['/_next/static/a.js', 'text/javascript'],
])('names the type of %s', async (path, type) => {
  expect((await ask(path)).headers['content-type']).toBe(type);
});

it('answers HEAD with the headers alone', async () => {
  const answer = await ask('/terms', {}, 'HEAD');
  expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([
    200,
    '5',
    0,
  ]);
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  const answer = await ask('/', {}, method);
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('tells a browser that its copy is still good', async () => {
  const { headers } = await ask('/terms');
  expect((await ask('/terms', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
});

it.each(['bytes=1-2', 'bytes=5-2', 'bytes=a-b'])(
  'sends the whole page for the range %s',
  async (range) => {
    const answer = await ask('/terms', { range });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'terms']);
  },
);

it('asks the given handler first', async () => {
  expect((await ask('/api/order')).body.toString()).toBe('{"ok":true}');
});

it('outlives a handler that throws', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status } = await ask('/api/throws');
  quiet.mockRestore();
  expect([status, (await ask('/')).status]).toEqual([500, 200]);
});

it('is reached by either loopback address, as browsers try both for localhost', async () => {
  expect((await ask('/', {}, 'GET', '::1')).status).toBe(200);
});

it('does not start without a built site', () => {
  expect(() => createStaticServer({ root: join(root, 'folder') })).toThrow('404.html');
});
