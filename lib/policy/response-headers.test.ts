import { contentSecurityPolicy, policyOrigins, responseHeaders } from './response-headers';

const headers = responseHeaders("default-src 'none'; script-src 'self'");
const sent = (name: string) => headers.find((header) => header.name === name)?.value;

it.each([
  // The pages' policy plus the directives omitted from `<meta>`.
  [
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
  ],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
])('sends %s: %s', (name, value) => {
  expect(sent(name)).toBe(value);
});

it('a preview over http omits only what forces https', () => {
  const preview = responseHeaders("default-src 'none'; script-src 'self'", false);
  expect(preview).toEqual(
    headers
      .filter(({ name }) => name !== 'Strict-Transport-Security')
      .map(({ name, value }) => ({
        name,
        value: value.replace('; upgrade-insecure-requests', ''),
      })),
  );
});

it('refuses browser features that the site does not use, and names each feature once', () => {
  const features = sent('Permissions-Policy')?.split(', ') ?? [];
  for (const name of ['camera', 'clipboard-write', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(features).toContain(`${name}=()`);
  expect(features).toEqual([...new Set(features)]);
});

const none = { avatarService: null, analytics: null };
const avatarService = 'https://a9.example:8443/x?n={initials}&b={background}';
const analytics = { company: 'Counter', endpoint: 'https://counter.example/api/event?a=b' };
const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

it('allows only its own origin by default', () => {
  expect(contentSecurityPolicy(none, [])).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'",
  );
});

it.each([
  ['styles', 'style-src', none, [hash, hash], `'${hash}'`],
  ['avatars', 'img-src', { ...none, avatarService }, [], 'https://a9.example:8443'],
  ['analytics', 'connect-src', { ...none, analytics }, [], 'https://counter.example'],
])('adds a source for %s only to %s, once', (_, directive, services, styles, source) => {
  const policy = contentSecurityPolicy(services, styles);
  expect(policy.replace(` ${source}`, '')).toBe(contentSecurityPolicy(none, []));
  expect(policy.split('; ').find((part) => part.startsWith(directive))).toContain(source);
});

it('ignores the order of style hashes', () => {
  expect(contentSecurityPolicy(none, ['a', 'b'])).toBe(contentSecurityPolicy(none, ['b', 'a']));
});

it.each(['http://a.example', 'https://a;script-src.example', "https://a'b.example", 'data:,a'])(
  'refuses a service at %s',
  (address) => {
    const counter = { ...analytics, endpoint: address };
    for (const services of [{ avatarService: address }, { analytics: counter }])
      expect(() => policyOrigins({ ...none, ...services })).toThrow('expected an https origin');
  },
);
