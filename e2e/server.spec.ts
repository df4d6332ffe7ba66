import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rawAnswer } from './support/raw-answer';
import { expect, test } from './support/test';

const pages = ['/', '/terms', '/payment-success'];

/** Paths of the files with a hash in their name that a page loads. */
function hashedFiles(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.(?:js|css|woff2)/g))];
}

for (const path of pages)
  test(`R-ROUTE-1: ${path} is HTML that is asked for again on every visit`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await request.get(path, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(again.status()).toBe(304);
  });

test('R-ROUTE-1: hashed files may be kept for a year, and come with their types', async ({
  request,
}) => {
  const files = hashedFiles(await (await request.get('/')).text());
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const { 'cache-control': cache, 'content-type': type } = (await request.get(file)).headers();
    expect(cache, file).toBe('public, max-age=31536000, immutable');
    expect(type, file).toMatch(/^(?:text\/javascript|text\/css|font\/woff2)/);
  }
});

test('R-ROUTE-1: a hashed file that is gone is not remembered as gone', async ({ request }) => {
  const response = await request.get('/_next/static/chunks/gone.js');
  expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});

for (const [path, type] of Object.entries({
  '/favicon.ico': 'image/x-icon',
  '/icons/icon.svg': 'image/svg+xml',
  '/icons/apple-touch-icon.png': 'image/png',
  '/manifest.webmanifest': 'application/manifest+json',
  '/drawings/home-wide.svg': 'image/svg+xml',
}))
  test(`R-ROUTE-1: ${path} is served as ${type}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
  });

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

for (const path of ['/', '/no/such/page'])
  for (const coding of ['br', 'gzip'] as const)
    test(`R-ROUTE-1: ${path} is compressed with ${coding} where that is accepted`, async ({
      baseURL,
    }) => {
      const { headers, body } = await rawAnswer(`${baseURL}${path}`, coding);
      expect(headers['content-encoding']).toBe(coding);
      expect(headers.vary).toMatch(/accept-encoding/i);
      const plain = await rawAnswer(`${baseURL}${path}`, 'identity');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(unpack[coding](body).equals(plain.body)).toBe(true);
      expect(body.length).toBeLessThan(plain.body.length / 2);
    });

test('R-ROUTE-1: only reading is allowed', async ({ request }) => {
  const response = await request.post('/');
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});
