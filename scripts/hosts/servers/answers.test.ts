/** The same questions for every server: what the site promises, whatever serves it. */
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { content } from '@/lib/content/content';
import { CACHE_RULES, type Header, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import type { Running } from '@/scripts/testing/run-server';
import { type ServedSite, servedSite } from '@/scripts/testing/served-site';
import { SERVERS, type Server } from '@/scripts/testing/start-servers';
import { ADVICE } from '@/scripts/testing/tools';

const { basePath } = content.site;

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
const HIDDEN = [
  ...['/_headers', '/_redirects', '/.assetsignore', '/.nojekyll'],
  ...['/terms.html.br', '/terms.html.gz', '/index.html.br'],
];

/** Addresses of the page for wrong addresses itself. */
const NOT_FOUND = ['/404', '/404.html'];

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
function ask(origin: string, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(origin);
    // A connection of its own: a server may close one after an answer it did not like.
    const sent = request({ host, port, path, method, headers, agent: false }, (answer) => {
      const { statusCode: status = 0 } = answer;
      buffer(answer).then((body) => resolve({ status, headers: answer.headers, body }), reject);
    });
    sent.on('error', reject).end();
  });
}

const HTTPS = '; upgrade-insecure-requests';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** Longest that a server may take to start, on a busy machine. */
const START_TIMEOUT_MS = 40_000;

function describeAnswers({ start, codings, hidesNotFoundPage, isHttps }: Server): void {
  let site: ServedSite;
  let server: Running | undefined;
  let hashed = '';
  const get = (path: string, headers = {}, method = 'GET') =>
    ask(server?.origin ?? '', basePath + (path === 'hashed' ? hashed : path), headers, method);
  const text = (file: string) => readFileSync(join(site.out, basePath, file), 'utf8');

  beforeAll(async () => {
    site = servedSite('out');
    server = await start(site);
    const found = site.input.hashedFiles.find((file) => file.endsWith('.js')) ?? '';
    hashed = found.slice(basePath.length);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await server?.stop();
    site?.remove();
  });

  /** Expects the headers of the policy, `social` in the place of one, and none that says what serves. */
  const expectHeaders = ({ headers }: Answer, social?: Header) => {
    for (const header of site.input.headers) {
      const { name, value } = header.name === social?.name ? social : header;
      // Plain http leaves out what has browsers ask for https.
      const plain = name === 'Strict-Transport-Security' ? undefined : value.replace(HTTPS, '');
      expect([name, headers[name.toLowerCase()]]).toEqual([name, isHttps ? value : plain]);
    }
    // A version tells an attacker what to try.
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers['x-powered-by']).toBeUndefined();
  };

  it.each([
    ['/', 200, 'index.html'],
    ['/terms', 200, 'terms.html'],
    ['/payment-success?session_id=a%2Fb', 200, 'payment-success.html'],
    ['/no/such/page', 404, '404.html'],
    ['/TERMS', 404, '404.html'],
    ['/_next/static/', 404, '404.html'],
    ['/_next/static/chunks/gone.js', 404, '404.html'],
    ['/social', 404, '404.html'],
    ['/icons/', 404, '404.html'],
  ])(
    'answers %s with %i, %s, every header, and the wish to be asked again',
    async (path, status, file) => {
      const answer = await get(path);
      expect([answer.status, answer.body.toString()]).toEqual([status, text(file)]);
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
        'cache-control': CACHE_RULES.otherwise,
      });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expectHeaders(answer);
    },
  );

  it('lets browsers keep a hashed file that exists', async () => {
    const answer = await get(hashed);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': CACHE_RULES.hashed,
      'content-type': expect.stringMatching(/^text\/javascript/),
    });
    expectHeaders(answer);
  });

  it('lets other sites show a social image', async () => {
    const answer = await get('/social/home.png');
    expect(answer.status).toBe(200);
    expectHeaders(answer, SOCIAL_IMAGES.header);
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
    expect(location.href).toBe(`${server?.origin}${basePath}${target}`);
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

  const hidden = [...HIDDEN, ...(hidesNotFoundPage ? NOT_FOUND : [])];
  it.each(hidden)('does not publish %s', async (path) => {
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

  const copies = codings.flatMap((coding) =>
    ['/', '/terms', 'hashed'].map((path) => [coding, path] as const),
  );
  if (copies.length > 0)
    it.each(copies)('sends the %s copy of %s', async (coding, path) => {
      const files: Record<string, string> = { '/': 'index.html', '/terms': 'terms.html' };
      const file = files[path] ?? hashed.slice(1);
      const { headers, body } = await get(path, { 'accept-encoding': coding });
      expect(headers).toMatchObject({
        'content-encoding': coding,
        'content-type': expect.stringMatching(/^text\/(?:html|javascript)/),
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(headers['content-language']).toBeUndefined();
      expect(unpack[coding](body).toString()).toBe(text(file));
      const copy = readFileSync(
        join(site.out, basePath, `${file}.${coding === 'br' ? 'br' : 'gz'}`),
      );
      expect(body.equals(copy)).toBe(true);
    });

  it.each(['/terms', 'hashed'])('answers 304 for an unchanged %s, as long kept', async (path) => {
    const { headers } = await get(path);
    const { etag = '', 'last-modified': day } = headers;
    for (const known of [
      { 'if-none-match': etag },
      ...(day ? [{ 'if-modified-since': day }] : []),
    ]) {
      const again = await get(path, known);
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
    }
  });

  it.each(['br;q=0, gzip;q=0.0', 'xbrx, gzipped', 'identity'])(
    'sends no copy to who takes %s',
    async (accepted) => {
      const { headers, body } = await get('/terms', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString() === text('terms.html')).toBe(true);
    },
  );

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
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
  });
}

describe.each(Object.values<Server>(SERVERS))('$name', (server) => {
  if (server.isInstalled) describeAnswers(server);
  else it.skip(`skipped, not installed: ${ADVICE}`, () => undefined);
});
