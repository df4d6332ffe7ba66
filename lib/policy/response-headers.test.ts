import { type Header, responseHeaders } from './response-headers';

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
  const differing = responseHeaders(policy).filter(({ folders }) => folders);
  expect(differing.map(({ name, folders }) => [name, folders])).toEqual([
    ['Cross-Origin-Resource-Policy', { '/social/': 'cross-origin' }],
  ]);
});

describe('permissions', () => {
  const features = sent(responseHeaders(policy), 'Permissions-Policy')?.split(', ') ?? [];

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
