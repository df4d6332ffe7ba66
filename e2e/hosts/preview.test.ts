/** `npm run serve`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { readFileSync } from 'node:fs';
import { content } from '@/lib/content/content';
import { CACHE_RULES, type Header, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { hostInput } from '@/tools/hosts/host-input';

const { previewHeaders, hashedFiles } = hostInput('out', content);
const script = hashedFiles.find((file) => file.endsWith('.js')) ?? '';

let server: ChildProcess;
let origin = '';

beforeAll(async () => {
  const { serve } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const args = [...serve.split(' ').slice(1), '--listen', '0'];
  const env = { ...process.env, NO_UPDATE_CHECK: '1' };
  server = spawn('node_modules/.bin/serve', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const [text] of on(server.stdout as NonNullable<typeof server.stdout>, 'data')) {
    origin = /http:\/\/\S+/.exec(String(text))?.[0] ?? '';
    if (origin) return;
  }
});
afterAll(() => server.kill());

it.each<[path: string, status: number, file: string, cached: string, social: Header | null]>([
  ['/', 200, 'index.html', CACHE_RULES.otherwise, null],
  ['/terms', 200, 'terms.html', CACHE_RULES.otherwise, null],
  ['/no/such/page', 404, '404.html', CACHE_RULES.otherwise, null],
  ['/_next/static', 404, '404.html', CACHE_RULES.otherwise, null],
  ['/_next/static/chunks/gone.js', 404, '404.html', CACHE_RULES.otherwise, null],
  [script, 200, script.slice(1), CACHE_RULES.hashed, null],
  ['/social/home.png', 200, 'social/home.png', CACHE_RULES.otherwise, SOCIAL_IMAGES.header],
])(
  'answers %s with %i, %s and the headers of hosts',
  async (path, status, file, cached, social) => {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(status);
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(`out/${file}`))).toBe(true);
    expect(answer.headers.get('cache-control')).toBe(cached);
    for (const header of previewHeaders) {
      const { name, value } = header.name === social?.name ? social : header;
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
    }
  },
);

it.each(['/terms/', '/terms.html'])('redirects %s to /terms', async (path) => {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/terms']);
});
