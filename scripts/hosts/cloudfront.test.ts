import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { CACHE_RULES } from '@/lib/policy/response-headers';
import { someInput } from '@/scripts/testing/host-fixture';
import { cloudfrontPolicy, viewerRequest } from './cloudfront';
import { fillTemplate } from './template';

const input = someInput();
const code = viewerRequest(input);

/** Runs the function the way CloudFront does. @returns the file that is asked for, or status and target */
function handled(uri: string, querystring = {}) {
  const event = { request: { method: 'GET', uri, querystring } };
  const result = runInNewContext(`${code}; handler(${JSON.stringify(event)})`);
  return result.statusCode ? `${result.statusCode} ${result.headers.location.value}` : result.uri;
}

it.each([
  ['/', '/index.html'],
  ['/terms', '/terms.html'],
  ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ['/__proto__', '/__proto__'],
  ['/constructor/', '/constructor/'],
  ['//evil.example/', '//evil.example/'],
  ['/terms/', '301 /terms'],
  ['/terms.html', '301 /terms'],
  ['/index.html', '301 /'],
])('answers %s with %s', (uri, answer) => {
  expect(handled(uri)).toBe(answer);
});

it('keeps the query of an address that moved', () => {
  const query = {
    session_id: { value: 'a%2Fb' },
    x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    empty: { value: '' },
  };
  const target = '/payment-success?session_id=a%2Fb&x=1&x=2&empty';
  expect(handled('/payment-success/', query)).toBe(`301 ${target}`);
});

it('puts every header into the policy of the distribution, in its own field or by name', () => {
  const values = Object.fromEntries(input.headers.map(({ name, value }) => [name, value]));
  const policy = JSON.parse(cloudfrontPolicy(input, 'default'));
  expect(policy.SecurityHeadersConfig).toEqual({
    ContentSecurityPolicy: {
      Override: true,
      ContentSecurityPolicy: values['Content-Security-Policy'],
    },
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Preload: false,
    },
    ContentTypeOptions: { Override: true },
    FrameOptions: { Override: true, FrameOption: values['X-Frame-Options'] },
    ReferrerPolicy: { Override: true, ReferrerPolicy: values['Referrer-Policy'] },
  });
  const { Quantity: quantity, Items: items } = policy.CustomHeadersConfig;
  // Five have a field of their own; a policy takes ten others (quota, from memory).
  expect([quantity, items.length]).toEqual([input.headers.length - 5, input.headers.length - 5]);
  expect(quantity).toBeLessThanOrEqual(10);
  for (const { Header: name, Value: value } of items) expect(value).toBe(values[name]);
});

it('gives social images their own value in a policy of their own', () => {
  const [shared, social] = (['default', 'social'] as const).map((label) =>
    cloudfrontPolicy(input, label),
  );
  const changed = shared
    ?.replace('"acme-example-default"', '"acme-example-social"')
    .replace(/(Resource-Policy",\s+"Value": )"same-origin"/, '$1"cross-origin"');
  expect(social).toBe(changed);
});

it('uploads hashed files first, as files to keep, and deletes none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  // In the place of Amazon's program: prints what it was called with.
  writeFileSync(join(folder, 'aws'), `#!/bin/sh\nprintf '%s|' "$@"; echo\n`, { mode: 0o755 });
  writeFileSync(join(folder, 'upload.sh'), fillTemplate('upload.sh', input));
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const printed = execFileSync('sh', [join(folder, 'upload.sh'), 'bucket'], { env });
  rmSync(folder, { recursive: true });
  const calls = printed.toString().trim().split('\n');
  expect(calls.map((call) => call.includes(CACHE_RULES.hashed))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(calls[0]).toContain('--include|_next/static/*|');
  expect(calls[2]).toContain('--exclude|_next/static/*|');
  // In the order that filters apply, and never two kinds of one file.
  expect(calls[1]).toContain(
    '--include|_next/static/*.webmanifest|--content-type|application/manifest+json|',
  );
  expect(calls[3]).toContain('--include|*.webmanifest|--exclude|_next/static/*|');
  for (const call of calls) expect(call).toMatch(/^s3\|sync\|out\|s3:\/\/bucket\|(?!.*--delete)/);
});
