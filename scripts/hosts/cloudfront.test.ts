import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { pairs, someInput, textsOf } from '@/scripts/testing/host-fixture';
import { cloudfrontPolicy, viewerRequest } from './cloudfront';

const input = someInput();
const texts = textsOf(input);
const code = texts['cloudfront/viewer-request.js'];

type Parameters = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** Runs the function the way CloudFront does. */
function handled(uri: string, querystring: Parameters = {}) {
  const event = { request: { method: 'GET', uri, querystring } };
  const result = runInNewContext(`${code}; handler(${JSON.stringify(event)})`);
  return result.statusCode ? [result.statusCode, result.headers.location.value] : result.uri;
}

it.each([
  ['/', '/index.html'],
  ['/terms', '/terms.html'],
  ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ['/no/such', '/no/such'],
  ['/__proto__', '/__proto__'],
  ['/constructor/', '/constructor/'],
  ['//evil.example/', '//evil.example/'],
  ['//evil.example/..', '//evil.example/..'],
])('asks the bucket for %s by the file %s', (uri, file) => {
  expect(handled(uri)).toBe(file);
});

it.each([
  ['/terms/', '/terms'],
  ['/terms.html', '/terms'],
  ['/index.html', '/'],
])('leads %s to %s', (uri, target) => {
  expect(handled(uri)).toEqual([301, target]);
});

it('keeps the query of an address that moved', () => {
  const query = {
    session_id: { value: 'a%2Fb' },
    x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    empty: { value: '' },
  };
  expect(handled('/payment-success/', query)).toEqual([
    301,
    '/payment-success?session_id=a%2Fb&x=1&x=2&empty',
  ]);
});

it('refuses a function larger than CloudFront takes', () => {
  const pages = Array.from({ length: 200 }, (_, index) => `/page-number-${index}`);
  expect(() => viewerRequest(someInput({ pages }))).toThrow('CloudFront takes 10240');
});

/** Reads a policy back as headers. */
function headersOf(text: string) {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(text);
  const { AccessControlMaxAgeSec: seconds, IncludeSubdomains: all } =
    security.StrictTransportSecurity;
  expect(custom.Quantity).toBe(custom.Items.length);
  return [
    {
      name: 'Content-Security-Policy',
      value: security.ContentSecurityPolicy.ContentSecurityPolicy,
    },
    {
      name: 'Strict-Transport-Security',
      value: `max-age=${seconds}${all ? '; includeSubDomains' : ''}`,
    },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Frame-Options', value: security.FrameOptions.FrameOption },
    { name: 'Referrer-Policy', value: security.ReferrerPolicy.ReferrerPolicy },
    ...custom.Items.map((item: { Header: string; Value: string }) => ({
      name: item.Header,
      value: item.Value,
    })),
  ];
}

it('puts exactly the headers into the policy of the distribution', () => {
  const text = texts['cloudfront/headers-default.json'] ?? '';
  expect(pairs(headersOf(text))).toEqual(pairs(input.headers));
});

it('gives social images their own value in a policy of their own', () => {
  const text = texts['cloudfront/headers-social.json'] ?? '';
  const expected = input.headers.map(({ name, value }) =>
    name === 'Cross-Origin-Resource-Policy' ? { name, value: 'cross-origin' } : { name, value },
  );
  expect(pairs(headersOf(text))).toEqual(pairs(expected));
});

it('refuses more headers than a policy takes', () => {
  const headers = Array.from({ length: 11 }, (_, index) => ({ name: `X-${index}`, value: 'a' }));
  expect(() => cloudfrontPolicy('acme', headers)).toThrow('11 custom headers');
});

it('uploads hashed files first, as files to keep, and deletes none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  const log = join(folder, 'log');
  writeFileSync(join(folder, 'aws'), `#!/bin/sh\nprintf '%s|' "$@" >> ${log}\necho >> ${log}\n`);
  chmodSync(join(folder, 'aws'), 0o755);
  const script = join(folder, 'upload.sh');
  writeFileSync(script, texts['cloudfront/upload.sh'] ?? '');
  execFileSync('sh', [script, 'bucket'], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  expect(calls.map((call) => call.includes(input.cache.hashed.found))).toEqual([
    true,
    false,
    false,
  ]);
  expect(calls[0]).toContain('--include|_next/static/*|');
  expect(calls[1]).toContain(`--exclude|_next/static/*|`);
  for (const call of calls) {
    expect(call).toContain('s3|sync|out|s3://bucket|');
    expect(call).not.toContain('--delete');
  }
});
