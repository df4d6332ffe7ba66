import { request } from 'node:http';
import { content } from '@/lib/content/content';
import { createStaticServer, type StaticServer } from '@/scripts/server/static-server';
import { builtPage } from './page';

const { routes, site } = content;

/** What people, scanners and broken links put into addresses. None of it may be run, followed or repeated. */
const oddities = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '$%7Balert(1)%7D',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%0d%0aLocation:%20https://evil.example',
  '%E0%A4%A',
  '%',
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '..%2f..%2fpackage.json',
  '%2e%2e%2fpackage.json',
  '//evil.example/%2e%2e',
  '\\\\evil.example',
  '.git/config',
  'index.php?page=https://evil.example',
  '%E2%80%AEmoc.live',
  'x'.repeat(3000),
  'a/'.repeat(300),
];

/** The same oddity in every part of an address. */
const places: readonly ((odd: string) => string)[] = [
  (odd) => `/${odd}`,
  (odd) => `/terms/${odd}`,
  (odd) => `/_next/static/${odd}`,
  (odd) => `/?q=${odd}`,
  (odd) => `/terms?next=${odd}&${odd}=1`,
];

/** Other ways to write an address of the site. */
const variants = [
  '/Terms',
  '/terms/',
  '//terms',
  '/terms/../privacy',
  '/terms.html',
  '/index.html',
  '///evil.example',
  '/404',
  '/terms;jsessionid=1',
  '/terms%2f',
  '/*',
];

/** Each as it is sent: nothing on the way makes it another. */
const oddAddresses: readonly string[] = [
  ...oddities.flatMap((odd) => places.map((place) => place(odd))),
  ...variants,
];

let server: StaticServer;
let port = '';
beforeAll(async () => {
  server = createStaticServer({ root: 'out' });
  port = new URL(await server.listen(0)).port;
});
afterAll(() => server.close());

/** Asks for exactly this address: a browser, and every library that knows addresses, would tidy it first. */
function answerTo(address: string) {
  // A space ends an address in HTTP.
  const path = address.replaceAll(' ', '%20');
  return new Promise<{ status: number; location: string; type: string; body: string }>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          body += part;
        });
        response.on('end', () => {
          const { location = '', 'content-type': type = '' } = response.headers;
          resolve({ status: response.statusCode ?? 0, location, type, body });
        });
      });
      asked.on('error', reject).end();
    },
  );
}

it.each(Object.values(routes).filter(({ id }) => id !== 'not-found'))(
  'answers $path with its page',
  async ({ path, title }) => {
    const { status, body } = await answerTo(path);
    expect([status, body.includes(`<title>${title}</title>`)]).toEqual([200, true]);
  },
);

it('answers odd addresses with a page of the site, or the one for unknown addresses', async () => {
  expect(oddAddresses.length).toBeGreaterThan(100);
  const missing = builtPage(routes.notFound.path)('h1').text();
  const counts: Record<number, number> = {};
  for (const path of oddAddresses) {
    const { status, location, type, body } = await answerTo(path);
    const what = path.slice(0, 80);
    counts[status] = (counts[status] ?? 0) + 1;
    expect([what, [200, 404].includes(status), location]).toEqual([what, true, '']);
    expect(type).toMatch(/^text\/html/);
    expect(body).not.toMatch(/alert\(1\)|evil\.example|"devDependencies"|root:x:/);
    expect(body).toContain(site.name);
    if (status === 404) expect(body).toContain(missing);
  }
  // A question mark and what follows changes nothing about the page.
  expect(counts[200]).toBeGreaterThan(30);
  expect(counts[404]).toBeGreaterThan(50);
});
