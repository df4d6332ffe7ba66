import { contentSecurityPolicy, policyOrigins } from './content-security-policy';

const none = { styleHashes: [], imageOrigins: [], connectOrigins: [] };
const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

it('allows nothing but the own origin by default', () => {
  expect(contentSecurityPolicy(none)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  );
});

it.each([
  ['styleHashes', 'style-src', hash, `'${hash}'`],
  ['imageOrigins', 'img-src', 'https://a.example', 'https://a.example'],
  ['connectOrigins', 'connect-src', 'https://b.example:8443', 'https://b.example:8443'],
])('adds %s to %s alone, once each', (need, directive, value, source) => {
  const policy = contentSecurityPolicy({ ...none, [need]: [value, value] });
  expect(policy.replace(` ${source}`, '')).toBe(contentSecurityPolicy(none));
  expect(policy.split('; ').find((part) => part.startsWith(directive))).toContain(source);
});

it('does not depend on the order of its input', () => {
  const origins = ['https://b.example', 'https://a.example'];
  expect(contentSecurityPolicy({ ...none, imageOrigins: origins })).toBe(
    contentSecurityPolicy({ ...none, imageOrigins: origins.toReversed() }),
  );
});

it.each(['*', 'http://a.example', 'https://a.example/', 'https://a;script-src', 'data:'])(
  'refuses the origin %s',
  (value) => {
    for (const need of ['imageOrigins', 'connectOrigins'])
      expect(() => contentSecurityPolicy({ ...none, [need]: [value] })).toThrow('not an origin');
  },
);

const avatarService = 'https://a.example:8443/x?n={initials}&b={background}';
const analytics = { company: 'Counter', endpoint: 'https://counter.example/api/event?a=b' };

it.each([
  [null, null, [], []],
  [avatarService, null, ['https://a.example:8443'], []],
  [null, analytics, [], ['https://counter.example']],
])(
  'avatars of %j and analytics of %j need the origins %j and %j',
  (avatars, counter, image, connect) => {
    expect(policyOrigins({ avatarService: avatars, analytics: counter })).toEqual({
      imageOrigins: image,
      connectOrigins: connect,
    });
  },
);
