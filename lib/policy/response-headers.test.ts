import { cacheRules } from './cache-rules';
import { permissionsPolicy } from './permissions';
import { folderHeaders, type Header, responseHeaders } from './response-headers';

const policy = "default-src 'none'; script-src 'self'";

const sent = (headers: readonly Header[], name: string) =>
  headers.find((header) => header.name === name)?.value;

it("sends the pages' policy with what a meta element cannot say", () => {
  expect(sent(responseHeaders(policy), 'Content-Security-Policy')).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
  );
});

it.each([
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
])('sends %s: %s', (name, value) => {
  expect(sent(responseHeaders(policy), name)).toBe(value);
});

it('names each header once', () => {
  const names = responseHeaders(policy).map(({ name }) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
});

it.each(['', ' ', 'a\nSet-Cookie: b', 'a\r', 'é'])('refuses the policy %j', (text) => {
  expect(() => responseHeaders(text)).toThrow('not a header value');
});

it('lets other sites show the social images, and nothing else', () => {
  expect(folderHeaders).toEqual([
    { folder: '/social/', header: { name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' } },
  ]);
});

it('has every folder header among the headers, so that hosts replace it rather than add one', () => {
  const names = responseHeaders(policy).map(({ name }) => name);
  for (const { header } of folderHeaders) expect(names).toContain(header.name);
});

describe('permissions', () => {
  const features = permissionsPolicy().split(', ');

  it.each(['camera', 'geolocation', 'microphone', 'payment', 'unload', 'usb'])(
    'refuses %s',
    (name) => {
      expect(features).toContain(`${name}=()`);
    },
  );

  it('leave the pages nothing but copying, for the link of the live demo', () => {
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
    ]);
  });

  it('name each feature once', () => {
    const names = features.map((feature) => feature.split('=')[0]);
    expect(names).toEqual([...new Set(names)]);
  });
});

it('keeps hashed files for a year and asks again for all else', () => {
  expect(cacheRules).toEqual({
    hashed: { folder: '/_next/static/', found: 'public, max-age=31536000, immutable' },
    otherwise: 'public, max-age=0, must-revalidate',
  });
});
