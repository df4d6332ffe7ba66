import { faultLines, faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a site URL with a path',
    'https://chartwright.example/',
    'content/site.ts: site.url: expected an https origin without a path or trailing slash, got "https://chartwright.example/"',
  ],
  [
    'an avatar service without its parameters',
    'https://avatars.example/api',
    'content/site.ts: site.avatarService: expected a URL template with {initials} and {background}, got "https://avatars.example/api"',
  ],
  [
    'an avatar service whose host is filled in',
    'https://{initials}.example/{background}',
    'content/site.ts: site.avatarService: expected a URL template with {initials} and {background}, got "https://{initials}.example/{background}"',
  ],
  [
    'an address that is no address',
    'support',
    'content/site.ts: site.supportEmail: expected an e-mail address, got "support"',
  ],
  [
    'a day of checking that is none',
    'today',
    'content/site.ts: site.supportEmailChecked: expected a date written YYYY-MM-DD, got "today"',
  ],
  [
    'a date in another form',
    '21.11.2026',
    'content/routes.ts: routes.terms.updated: expected a date written YYYY-MM-DD, got "21.11.2026"',
  ],
  [
    'a day the calendar lacks',
    '2026-02-30',
    'content/routes.ts: routes.terms.updated: expected a day of the calendar, got "2026-02-30"',
  ],
  [
    'a title too long',
    'x'.repeat(61),
    `content/routes.ts: routes.terms.title: expected at most 60 characters, got "${'x'.repeat(57)}…"`,
  ],
  [
    'a description too short',
    'Terms.',
    'content/routes.ts: routes.terms.description: expected at least 70 characters, got "Terms."',
  ],
  [
    'a switch that is neither on nor off',
    'yes',
    'content/site.ts: site.campaigns: expected true or false, got "yes"',
  ],
  [
    'an analytics service that is left out',
    undefined,
    'content/site.ts: site.analytics: expected an object with fields, got nothing',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});

it.each<[endpoint: unknown, line: string]>([
  [
    'http://counter.example/api/event',
    'content/site.ts: site.analytics.endpoint: expected an https URL, got "http://counter.example/api/event"',
  ],
  [
    'javascript:alert(1)',
    'content/site.ts: site.analytics.endpoint: expected an https URL, got "javascript:alert(1)"',
  ],
  [undefined, 'content/site.ts: site.analytics.endpoint: expected an https URL, got nothing'],
])('reports the analytics address %j', (endpoint, line) => {
  expect(faultLines([['site.analytics', { company: 'Counter', endpoint }]])).toEqual([line]);
});

it('accepts an analytics service', () => {
  const endpoint = 'https://counter.example/api/event';
  expect(faultLines([['site.analytics', { company: 'Counter', endpoint }]])).toEqual([]);
});

it('accepts an avatar service with both parameters', () => {
  const service = 'https://avatars.example/api?name={initials}&background={background}';
  expect(faultLines([['site.avatarService', service]])).toEqual([]);
});
