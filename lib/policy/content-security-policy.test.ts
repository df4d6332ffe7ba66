import { contentSecurityPolicy, policyOrigins, serviceOrigin } from './content-security-policy';

const none = { styleHashes: [], imageOrigins: [], connectOrigins: [] };
const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** @returns the sources of one directive */
function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').filter((part) => part.startsWith(`${directive} `));
  return found.flatMap((part) => part.split(' ').slice(1));
}

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
])('adds %s to %s alone', (need, directive, value, source) => {
  const policy = contentSecurityPolicy({ ...none, [need]: [value] });
  expect(policy.replace(` ${source}`, '')).toBe(contentSecurityPolicy(none));
  expect(sources(policy, directive)).toContain(source);
});

it('names a repeated source once', () => {
  const policy = contentSecurityPolicy({ ...none, styleHashes: [hash, hash] });
  expect(sources(policy, 'style-src')).toEqual(["'self'", `'${hash}'`]);
});

it('does not depend on the order of its input', () => {
  const origins = ['https://b.example', 'https://a.example'];
  expect(contentSecurityPolicy({ ...none, imageOrigins: origins })).toBe(
    contentSecurityPolicy({ ...none, imageOrigins: origins.toReversed() }),
  );
});

it.each(["'unsafe-inline'", 'sha256-', "sha256-abc='; script-src *", 'md5-abcd'])(
  'refuses the hash %s',
  (value) => {
    expect(() => contentSecurityPolicy({ ...none, styleHashes: [value] })).toThrow('not a hash');
  },
);

it.each([
  '*',
  'http://a.example',
  'https://a.example/',
  'https://a.example; script-src *',
  'data:',
])('refuses the origin %s', (value) => {
  expect(() => contentSecurityPolicy({ ...none, imageOrigins: [value] })).toThrow('not an origin');
});

describe('policyOrigins', () => {
  it('is empty without an avatar service and analytics', () => {
    expect(policyOrigins({ avatarService: null, analytics: null })).toEqual({
      imageOrigins: [],
      connectOrigins: [],
    });
  });

  it('adds exactly the avatar service', () => {
    const avatarService = 'https://avatars.example/?n={initials}&b={background}';
    expect(
      contentSecurityPolicy({ ...none, ...policyOrigins({ avatarService, analytics: null }) }),
    ).toBe(contentSecurityPolicy({ ...none, imageOrigins: ['https://avatars.example'] }));
  });

  it('adds exactly the host of the analytics service', () => {
    const analytics = { company: 'Counter', endpoint: 'https://counter.example/api/event?a=b' };
    expect(
      contentSecurityPolicy({ ...none, ...policyOrigins({ avatarService: null, analytics }) }),
    ).toBe(contentSecurityPolicy({ ...none, connectOrigins: ['https://counter.example'] }));
  });
});

it.each([
  [null, null],
  ['https://a.example:8443/x?n={initials}&b={background}', 'https://a.example:8443'],
])('the origin of the avatar service %j is %j', (template, origin) => {
  expect(serviceOrigin(template)).toBe(origin);
});

it('refuses a placeholder in the host', () => {
  expect(() => serviceOrigin('https://{initials}.example/{background}')).toThrow(
    'a placeholder in the host',
  );
});
