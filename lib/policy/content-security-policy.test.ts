import { contentSecurityPolicy, policyOrigins } from './content-security-policy';

const none = { avatarService: null, analytics: null };
const avatarService = 'https://a.example:8443/x?n={initials}&b={background}';
const analytics = { company: 'Counter', endpoint: 'https://counter.example/api/event?a=b' };
const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

it('allows nothing but the own origin by default', () => {
  expect(contentSecurityPolicy(none, [])).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  );
});

it.each([
  ['styles', 'style-src', none, [hash, hash], `'${hash}'`],
  ['avatars', 'img-src', { ...none, avatarService }, [], 'https://a.example:8443'],
  ['analytics', 'connect-src', { ...none, analytics }, [], 'https://counter.example'],
])('adds what %s need to %s alone, once', (_, directive, services, hashes, source) => {
  const policy = contentSecurityPolicy(services, hashes);
  expect(policy.replace(` ${source}`, '')).toBe(contentSecurityPolicy(none, []));
  expect(policy.split('; ').find((part) => part.startsWith(directive))).toContain(source);
});

it('does not depend on the order of the styles', () => {
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
