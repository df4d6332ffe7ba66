import { request } from 'node:http';
import { content } from '@/lib/content/content';
import type { LocalServer } from '@/scripts/server/local-server';
import { createStaticServer } from '@/scripts/server/static-server';
import { builtPage } from './page';

const { routes, site } = content;

/**
 * What people, scanners and broken links put into addresses, one of each kind. None of it may be run, followed or repeated.
 * What could lead out of the folder is asked of nginx as well: e2e/hosts/answers.test.ts.
 */
const oddities = [
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%0d%0aLocation:%20https://evil.example',
  '%E0%A4%A',
  '%',
  '__proto__',
  '../../../../etc/passwd',
  '..%2fpackage.json',
  '%2e%2e%2fpackage.json',
  '//evil.example/%2e%2e',
  '\\\\evil.example',
  'index.php?page=https://evil.example',
  'x'.repeat(3000),
  'a/'.repeat(300),
];

/** The same oddity in every part of an address; each is sent as it is: nothing on the way makes it another. */
const addressesWith = (odd: string) => [
  `/${odd}`,
  `${routes.terms.path}/${odd}`,
  `/_next/static/${odd}`,
  `/?q=${odd}`,
  `${routes.terms.path}?next=${odd}&${odd}=1`,
];

const missing = builtPage(routes.notFound.path)('h1').text();

let server: LocalServer;
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

it('answers odd addresses with a page of the site, or the one for unknown addresses', async () => {
  const counts: Record<number, number> = {};
  const paths = oddities.flatMap(addressesWith);
  const answers = await Promise.all(paths.map(answerTo));
  for (const [index, { status, location, type, body }] of answers.entries()) {
    const what = paths[index]?.slice(0, 80);
    counts[status] = (counts[status] ?? 0) + 1;
    expect([what, [200, 404].includes(status), location]).toEqual([what, true, '']);
    expect(type).toMatch(/^text\/html/);
    expect(body).not.toMatch(/alert\(1\)|evil\.example|"devDependencies"|root:x:/);
    expect(body).toContain(status === 404 ? missing : site.name);
  }
  // A question mark and what follows changes nothing about the page.
  expect(counts[200]).toBeGreaterThanOrEqual(2 * oddities.length);
  expect(counts[404]).toBeGreaterThan(oddities.length);
});
