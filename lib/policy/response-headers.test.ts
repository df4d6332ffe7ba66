import { responseHeaders } from './response-headers';

const headers = responseHeaders("default-src 'none'; script-src 'self'");
const sent = (name: string) => headers.find((header) => header.name === name)?.value;

it.each([
  // The pages' policy with what a meta element cannot say.
  [
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
  ],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
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

it('a preview over http omits only what makes browsers use https', () => {
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

it('allows pages no feature but writing to the clipboard, and names each once', () => {
  const features = sent('Permissions-Policy')?.split(', ') ?? [];
  for (const name of ['camera', 'geolocation', 'microphone', 'payment', 'unload', 'usb'])
    expect(features).toContain(`${name}=()`);
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
    'clipboard-write=(self)',
  ]);
  expect(features).toEqual([...new Set(features)]);
});
