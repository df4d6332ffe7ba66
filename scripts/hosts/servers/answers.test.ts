/** The same questions for every server: what the site promises, whatever serves it. */
import { existsSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ADVICE } from '@/scripts/testing/programs';
import type { Running } from '@/scripts/testing/run-server';
import { type ServedSite, servedSite } from '@/scripts/testing/served-site';
import { SERVERS, type Server } from '@/scripts/testing/start-servers';

/** Addresses that try to lead somewhere else or out of the folder. */
const HOSTILE = [
  '//evil.example/',
  '//evil.example/..',
  '//evil.example/%2e%2e/',
  '//evil.example/terms/',
  '/%5cevil.example/..',
  '/\\evil.example/',
  '/terms//',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.git/config',
  '/%',
];

/** Files that lie in the export and are no part of the site. */
const HIDDEN = ['/_headers', '/_redirects', '/.assetsignore', '/terms.html.br', '/terms.html.gz'];

/** Files of every kind, and their types. */
const TYPED: [path: string, type: RegExp][] = [
  ['/robots.txt', /^text\/plain/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/],
  ['/sitemap.xml', /^(?:application|text)\/xml/],
  ['/icons/icon.svg', /^image\/svg\+xml/],
];

/** What a server answered. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request whose path is sent as it is written; `fetch` would tidy it up first. */
function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(origin);
    // A connection of its own: a server may close one after an answer it did not like.
    const sent = request({ host, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject).end();
  });
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** Longest that a server may take to start, on a busy machine. */
const START_TIMEOUT_MS = 40_000;

function describeAnswers({ start, codings, hidesNotFoundPage, hasSettings }: Server): void {
  let site: ServedSite;
  let server: Running | undefined;
  let hashed = '';
  let picture = '';
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    ask(server?.origin ?? '', path, headers, method);
  const text = (file: string) => readFileSync(join(site.out, file), 'utf8');

  beforeAll(async () => {
    site = servedSite('out');
    server = await start(site);
    hashed = site.input.hashedFiles.find((file) => file.endsWith('.js')) ?? '';
    const pictures = ['/social/home.png', '/social/home'];
    picture = pictures.find((file) => existsSync(join(site.out, file))) ?? '';
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await server?.stop();
    site?.remove();
  });

  /** Expects the headers of the policy, and none that says what serves. @param replaced values that differ for this file */
  const expectHeaders = ({ headers }: Answer, replaced: Record<string, string> = {}) => {
    for (const { name, value } of hasSettings ? site.input.headers : [])
      expect([name, headers[name.toLowerCase()]]).toEqual([name, replaced[name] ?? value]);
    // A version tells an attacker what to try.
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers['x-powered-by']).toBeUndefined();
  };

  it.each([
    ['/', 'index.html'],
    ['/terms', 'terms.html'],
    ['/payment-success?session_id=a%2Fb', 'payment-success.html'],
  ])('answers %s with %s, every header, and the wish to be asked again', async (path, file) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([200, text(file)]);
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(answer.headers['cache-control']).toBe(site.input.cache.otherwise);
    expectHeaders(answer);
  });

  it('lets browsers keep a hashed file that exists', async () => {
    const answer = await get(hashed);
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
    expectHeaders(answer);
  });

  it('lets no browser keep a hashed file that is missing', async () => {
    const answer = await get('/_next/static/chunks/gone.js');
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      404,
      'public, max-age=0, must-revalidate',
    ]);
    expectHeaders(answer);
  });

  it.each(['/no/such/page', '/TERMS', '/_next/static/', '/social', '/icons/'])(
    'answers %s with status 404 and the 404 page',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.body.toString()]).toEqual([404, text('404.html')]);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe(site.input.cache.otherwise);
      expectHeaders(answer);
    },
  );

  if (hidesNotFoundPage)
    it.each(['/404', '/404.html'])('answers %s with status 404 as well', async (path) => {
      expect((await get(path)).status).toBe(404);
    });

  it('lets other sites show a social image', async () => {
    const answer = await get(picture);
    expect(answer.status).toBe(200);
    expectHeaders(answer, { 'Cross-Origin-Resource-Policy': 'cross-origin' });
  });

  it.each([
    ['/terms/', '/terms'],
    ['/terms.html', '/terms'],
    ['/index.html', '/'],
    ['/payment-success/?session_id=a%2Fb', '/payment-success?session_id=a%2Fb'],
  ])('answers %s with its page, or leads to %s in one step', async (path, target) => {
    const { status, headers } = await get(path);
    if (status === 200) return;
    expect([301, 307, 308]).toContain(status);
    const location = new URL(headers.location ?? '', server?.origin);
    expect(location.href).toBe(`${server?.origin}${target}`);
    expect((await get(target)).status).toBe(200);
  });

  it.each(HOSTILE)('leads nobody away from %s', async (path) => {
    const { status, headers, body } = await get(path);
    const { origin } = new URL(headers.location ?? '/', server?.origin);
    expect(origin).toBe(server?.origin);
    expect([200, 301, 302, 307, 308, 400, 403, 404]).toContain(status);
    // Two dots after a folder lead to the home page; nothing leads further up.
    if (status === 200) expect(body.toString()).toBe(text('index.html'));
    expect(body.includes('root:x:0:')).toBe(false);
  });

  if (hasSettings)
    it.each(HIDDEN)('does not publish %s', async (path) => {
      expect((await get(path)).status).toBe(404);
    });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const { status, headers } = await get('/', {}, method);
    expect([403, 405]).toContain(status);
    if (status === 405 && headers.allow) expect(headers.allow).toBe('GET, HEAD');
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await get('/terms', {}, 'HEAD');
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
    expectHeaders(answer);
  });

  if (codings.length > 0)
    it.each(codings.map((coding) => [coding]))(
      'sends the copy of the build for %s',
      async (coding) => {
        for (const [path, file] of [
          ['/', 'index.html'],
          ['/terms', 'terms.html'],
          [hashed, hashed.slice(1)],
        ] as const) {
          const { headers, body } = await get(path, { 'accept-encoding': coding });
          expect([path, headers['content-encoding']]).toEqual([path, coding]);
          expect(headers.vary).toMatch(/accept-encoding/i);
          expect(unpack[coding](body).toString()).toBe(text(file));
          const copy = `${file}.${coding === 'br' ? 'br' : 'gz'}`;
          expect(body.equals(readFileSync(join(site.out, copy)))).toBe(true);
        }
      },
    );

  it('names the plain type of a compressed file', async () => {
    const { headers } = await get(hashed, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['content-language']).toBeUndefined();
  });

  it('sends no coding to those who accept none', async () => {
    expect((await get('/terms')).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['/terms', 'otherwise'],
    ['hashed', 'found'],
  ])('answers 304 for an unchanged %s, with its headers', async (path) => {
    const address = path === 'hashed' ? hashed : path;
    const { headers } = await get(address);
    const again = await get(address, { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
  });

  it.each(['bytes=1-3', 'bytes=5-2', 'bytes=999999999-'])(
    'answers the range %s with that part, the whole file or 416',
    async (range) => {
      const { status, body } = await get('/robots.txt', { range });
      expect([200, 206, 416]).toContain(status);
      const whole = text('robots.txt');
      if (status === 206) expect(body.toString()).toBe(whole.slice(1, 4));
      if (status === 200) expect(body.toString()).toBe(whole);
    },
  );

  it.each(TYPED)('names the type of %s', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
  });
}

describe.each(Object.values<Server>(SERVERS))('$name', (server) => {
  if (server.isInstalled) describeAnswers(server);
  else it.skip(`skipped: ${server.needs} is not installed. ${ADVICE}`, () => undefined);
});
