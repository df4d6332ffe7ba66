import { request as ask } from 'node:http';
import { oddAddresses } from './support/odd-addresses';
import { openPage } from './support/open-page';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { expectUsable } from './support/usable';

interface Answer {
  status: number;
  location: string;
  type: string;
  body: string;
}

/** Asks for exactly this address: a browser, and every library that knows addresses, would tidy it first. */
function answerTo(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = servers.site;
    const request = ask({ host: 'localhost', port, path }, (response) => {
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
    request.on('error', reject).end();
  });
}

test('R-ROUTE-2: more than 200 odd addresses get a page of the site, or the one for unknown addresses', async () => {
  expect(oddAddresses.length).toBeGreaterThan(200);
  const counts: Record<number, number> = {};
  for (const path of oddAddresses) {
    const { status, location, type, body } = await answerTo(encodeSpaces(path));
    const what = path.slice(0, 80);
    counts[status] = (counts[status] ?? 0) + 1;
    expect([200, 404], what).toContain(status);
    expect(location, what).toBe('');
    expect(type, what).toMatch(/^text\/html/);
    expect(body, what).not.toMatch(/alert\(1\)|evil\.example|"devDependencies"|root:x:/);
    expect(body, what).toContain('Chartwright');
  }
  test.info().annotations.push({ type: 'answers', description: JSON.stringify(counts) });
  // A question mark and what follows changes nothing about the page.
  expect(counts[200]).toBeGreaterThan(70);
  expect(counts[404]).toBeGreaterThan(100);
});

/** A space ends an address in HTTP. */
function encodeSpaces(path: string): string {
  return path.replaceAll(' ', '%20');
}

const hashes = [
  '#<img src=x onerror=alert(1)>',
  '#javascript:alert(1)',
  '#%E0%A4%A',
  '#__proto__',
  '#constructor',
  '#"]',
  '#../terms',
  '#:~:text=alert(1)',
  `#${'x'.repeat(10_000)}`,
];

test('R-NAV-6 R-ROUTE-4: nothing in the query or the hash is run or shown on the landing page @firefox', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const query = '?q=<script>alert(1)</script>&__proto__[polluted]=1&next=//evil.example&%E0%A4%A';
  await openPage(page, `/${query}${hashes[0]}`);
  for (const hash of hashes) {
    await page.evaluate((next) => location.assign(next), hash);
    expect(await page.evaluate(() => document.body.innerHTML), hash).not.toContain('alert(1)');
  }
  await expectUsable(page);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  expect(new URL(page.url()).origin).toBe(servers.site.origin);
  expect(dialogs).toEqual([]);
});
