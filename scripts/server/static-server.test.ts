/** What this server has that no host has; the answers that they share are in scripts/hosts/servers/answers.test.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticServer, type StaticServer } from './static-server';

let root = '';
let server: StaticServer;
let origin = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const file of ['index.html', '404.html']) writeFileSync(join(root, file), file);
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

it('asks the given handler first', async () => {
  expect(await (await fetch(`${origin}/api/order`)).text()).toBe('{"ok":true}');
  expect(await (await fetch(`${origin}/`)).text()).toBe('index.html');
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
  expect([answer.status, await answer.text()]).toEqual([404, '404.html']);
});

it('does not start without a built site', () => {
  expect(() => createStaticServer({ root: tmpdir() })).toThrow('404.html');
});
