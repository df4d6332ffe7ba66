/** What this server has that no host has; the answers that they share are in e2e/hosts/answers.test.ts. */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { page, removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import type { LocalServer } from './local-server';
import { createStaticServer } from './static-server';

const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>';
const notFound = page('not found', policy);

let root = '';
let server: LocalServer;
let origin = '';

beforeAll(async () => {
  root = writeExport({
    'index.html': 'home',
    'index.html.br': 'small',
    'index.html.gz': 'larger',
    '404.html': notFound,
    'a.unknown': 'a',
  });
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
  removeFixtures();
});

const textAt = async (path: string) =>
  (await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } })).text();

it('asks the given handler first', async () => {
  expect(await textAt('/api/order')).toBe('{"ok":true}');
});

it('outlives a handler that throws', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status } = await fetch(`${origin}/api/throws`);
  quiet.mockRestore();
  expect([status, (await fetch(`${origin}/`)).status]).toEqual([500, 200]);
});

it.each(['127.0.0.1', '[::1]'])(
  'is reached by %s, as browsers try both for localhost',
  async (host) => {
    const { port } = new URL(origin);
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
  },
);

it('answers an address of no character with the 404 page', async () => {
  const answer = await fetch(`${origin}/%00`);
  expect([answer.status, await answer.text()]).toEqual([404, notFound]);
});

it('names a type for a file of any kind', async () => {
  const { headers } = await fetch(`${origin}/a.unknown`);
  expect(headers.get('content-type')).toBe('application/octet-stream');
});

it.each([
  ['br, gzip', 'br'],
  ['gzip, BR', 'br'],
  ['gzip;q=0.9, br;q=0.1', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip; q=0, *;q=0.5', 'br'],
  ['*;q=0', null],
  ['br;q=x', null],
  ['', null],
])('sends to who takes “%s” the copy in %s', async (accepted, coding) => {
  // Asked for the headers alone, because the copies here are none.
  const headers = { 'Accept-Encoding': accepted };
  const answer = await fetch(`${origin}/`, { method: 'HEAD', headers });
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
});

it.each([
  ['If-None-Match', 'W/"other", *', 304],
  ['If-None-Match', 'W/"other"', 200],
  ['If-Modified-Since', 'Mon, 01 Jan 2000 00:00:00 GMT', 200],
  ['If-Modified-Since', 'soon', 200],
])('answers %s: %s with %i', async (name, value, status) => {
  expect((await fetch(`${origin}/`, { headers: { [name]: value } })).status).toBe(status);
});

it('serves the files it had while a build replaces them, and the new ones once that is finished', async () => {
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  for (const file of ['index.html', '404.html']) rmSync(join(root, file));
  expect(await textAt('/')).toBe('home');
  write('404.html', notFound);
  write('index.html', 'new');
  expect(await textAt('/')).toBe('home');
  write('.nojekyll', '');
  expect(await textAt('/')).toBe('new');
  // The file is there and the rest is gone again.
  rmSync(join(root, '404.html'));
  write('.nojekyll', 'later');
  expect(await textAt('/')).toBe('new');
});

it('does not start without a built site', () => {
  expect(() => createStaticServer({ root: tmpdir() })).toThrow('404.html');
});
