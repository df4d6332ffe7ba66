/** Tests nginx with the generated settings. */
import { readdirSync, readFileSync } from 'node:fs';
import { request as http, type IncomingHttpHeaders } from 'node:http';
import { request as https } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { content } from '@/lib/content/content';
import { CACHE_RULES, type Header, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { hostInput } from '@/tools/hosts/host-input';
import { HAS_BROTLI, NGINX, SITE, startNginx } from './nginx';

const { headers: wanted, hashedFiles } = hostInput(`${SITE}/out`, content);
const hashed = hashedFiles.find((file) => file.endsWith('.js')) ?? '';
const text = (file: string) => readFileSync(`${SITE}/out/${file}`, 'utf8');

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path as written; `fetch` would normalize it. */
function ask(origin: string, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { protocol, hostname: host, port } = new URL(origin);
  const request = protocol === 'https:' ? https : http;
  const options = { host, port, path, method, headers, agent: false, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    request(options, (answer) => {
      const { statusCode: status = 0 } = answer;
      buffer(answer).then((body) => resolve({ status, headers: answer.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

const codings = HAS_BROTLI ? ['br', 'gzip'] : ['gzip'];

const describeInstalled = NGINX ? describe : describe.skip;

describeInstalled('nginx (apt-get install nginx)', () => {
  let server: Awaited<ReturnType<typeof startNginx>>;
  const get = (path: string, headers = {}, method = 'GET') =>
    ask(server.origin, path, headers, method);

  beforeAll(async () => {
    server = await startNginx();
  }, 40_000);
  afterAll(() => server?.stop());

  /** @param social replaces one header */
  const expectHeaders = ({ headers }: Answer, social?: Header) => {
    for (const header of wanted) {
      const { name: field, value } = header.name === social?.name ? social : header;
      expect([field, headers[field.toLowerCase()]]).toEqual([field, value]);
    }
    expect(headers.server ?? '').not.toMatch(/\d/);
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
  ])('answers %s with %i, %s and every header', async (path, status, file) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([status, text(file)]);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
      'cache-control': CACHE_RULES.otherwise,
    });
    expectHeaders(answer);
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([status, 0]);
    expectHeaders(head);
  });

  it('makes a hashed file cacheable', async () => {
    const answer = await get(hashed);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, CACHE_RULES.hashed]);
    expectHeaders(answer);
  });

  it('lets other sites show a social image', async () => {
    const [image] = readdirSync(`${SITE}/out/social`);
    const answer = await get(`/social/${image}`);
    expect(answer.status).toBe(200);
    expectHeaders(answer, SOCIAL_IMAGES.header);
  });

  it.each([
    ['/terms/', '/terms'],
    ['/terms.html', '/terms'],
    ['/index.html', '/'],
    ['/payment-success/?session_id=a%2Fb', '/payment-success?session_id=a%2Fb'],
  ])('answers %s with status 200, or redirects to %s in one step', async (path, target) => {
    const { status, headers } = await get(path);
    if (status === 200) return;
    expect([status, headers.location]).toEqual([301, target]);
    expect((await get(target)).status).toBe(200);
  });

  it.each([
    '//evil.example/%2e%2e/',
    '//evil.example/terms/',
    '/%5cevil.example/..',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%',
  ])('never redirects %s off this site', async (path) => {
    const { status, headers, body } = await get(path);
    expect(new URL(headers.location ?? '/', server.origin).origin).toBe(server.origin);
    expect([200, 301, 400, 404]).toContain(status);
    if (status === 200) expect(body.toString()).toBe(text('index.html'));
    expect(body.includes('root:x:0:')).toBe(false);
  });

  it.each([
    ...['/_headers', '/_redirects', '/.assetsignore', '/.nojekyll', '/404', '/404.html'],
    ...['/terms.html.br', '/terms.html.gz'],
  ])('does not publish %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each(['POST', 'DELETE'])('refuses %s', async (method) => {
    const { status, headers } = await get('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(codings)('sends pages and scripts compressed with %s', async (coding) => {
    const files = [
      ['/', 'index.html'],
      ['/terms', 'terms.html'],
      [hashed, hashed.slice(1)],
    ] as const;
    for (const [path, file] of files) {
      const { headers, body } = await get(path, { 'accept-encoding': coding });
      expect(headers).toMatchObject({
        'content-encoding': coding,
        'content-type': expect.stringMatching(/^text\/(?:html|javascript)/),
        vary: expect.stringMatching(/accept-encoding/i),
      });
      const unpacked = coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
      expect(unpacked.toString()).toBe(text(file));
      expect(
        body.equals(readFileSync(`${SITE}/out/${file}.${coding === 'br' ? 'br' : 'gz'}`)),
      ).toBe(true);
    }
  });

  it('redirects http to the https site', async () => {
    const { status, headers } = await ask(server.plain, '/terms?a=b');
    expect([status, headers.location]).toEqual([301, `${content.site.url}/terms?a=b`]);
  });
});
