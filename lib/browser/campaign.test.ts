import { fc } from '@/engine/testing/properties';
import { paymentAddress, type Visit, visitOf } from './campaign';

/** As the payment processor and servers on the way have it. */
const MAX_VALUE_LENGTH = 150;
const MAX_ADDRESS_LENGTH = 2000;

const reference = '0123456789abcdef0123456789abcdef';
const campaignOf = (search: string) => visitOf(null, search, () => reference)?.last ?? null;
const cleaned = (name: string) => (raw: string) =>
  campaignOf(`?${name}=${encodeURIComponent(raw)}`)?.[name] ?? null;
const cleanName = cleaned('utm_source');
const cleanClickId = cleaned('gclid');

describe('a visit', () => {
  const visit: Visit = { first: { ref: 'a' }, last: { ref: 'b' }, reference };
  const stored = JSON.stringify(visit);

  it.each<[what: string, kept: string | null, search: string, visit: Visit | null]>([
    ['is none without a campaign', null, '?market=7', null],
    ['begins with a campaign', null, '?ref=a', { ...visit, last: { ref: 'a' } }],
    ['continues over pages without one', stored, '', visit],
    [
      'keeps its first and takes the last',
      stored,
      '?utm_id=c',
      { ...visit, last: { utm_id: 'c' } },
    ],
  ])('%s', (_, kept, search, expected) => {
    expect(visitOf(kept, search, () => reference)).toEqual(expected);
  });

  it.each([
    '',
    'null',
    '{',
    JSON.stringify({ ...visit, reference: 'ann@example.com' }),
    JSON.stringify({ ...visit, reference: 7 }),
    JSON.stringify({ ...visit, first: null }),
    JSON.stringify({ ...visit, last: { ref: 'ann@example.com' } }),
    JSON.stringify({ ...visit, last: { ref: ['a'] } }),
    `{"__proto__":${stored}}`,
    `{"first":{"__proto__":{"ref":"a"}},"last":{"ref":"b"},"reference":"${reference}"}`,
  ])('takes the garbage %j for nothing', (garbage) => {
    expect(visitOf(garbage, '', () => reference)).toBeNull();
  });

  it('cleans what was stored, and leaves out what it does not know', () => {
    const text = JSON.stringify({ ...visit, first: { ref: 'a b', name: 'Ann' }, more: 1 });
    expect(visitOf(text, '', () => reference)).toEqual({ ...visit, first: { ref: 'a_b' } });
  });

  it('takes anything stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(visitOf(text, '', () => reference)).toBeNull();
      }),
    );
  });
});

describe('a campaign', () => {
  it.each<[search: string, campaign: Record<string, string> | null]>([
    ['', null],
    ['?market=7', null],
    ['?utm_source=news&utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
    ['?ref=ann', { ref: 'ann' }],
    [
      '?gclid=abc&fbclid=d-e&msclkid=f&ttclid=g',
      { gclid: 'abc', fbclid: 'd-e', msclkid: 'f', ttclid: 'g' },
    ],
    ['?utm_source=a&utm_source=b', { utm_source: 'a' }],
    ['?UTM_SOURCE=a', null],
    ['?__proto__=a&constructor=b&toString=c', null],
    ['?__proto__[utm_source]=a', null],
    ['?email=ann@example.com&utm_source=a', { utm_source: 'a' }],
    ['?utm_campaign=%0d%0aa', { utm_campaign: 'a' }],
    ['?utm_source=a+b&utm_term=%E0%A4%A', { utm_source: 'a_b', utm_term: 'A' }],
  ])('%s', (search, campaign) => {
    expect(campaignOf(search)).toEqual(campaign);
  });

  it('is the same in whatever order the address has its parameters', () => {
    const [one, other] = ['?ref=b&utm_source=a', '?utm_source=a&ref=b'].map(campaignOf);
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  it('takes any address', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => void campaignOf(search)));
  });
});

const long = (letter: string, count: number) => letter.repeat(count);

describe('cleanName', () => {
  it.each([
    ['newsletter', 'newsletter'],
    ['spring sale', 'spring_sale'],
    ['spring%2520sale', 'spring_sale'],
    ['50% off', '50_off'],
    ['Frühjahr', 'Fruhjahr'],
    ['ｆｕｌｌ', 'full'],
    [' a ', 'a'],
    ['line\r\nSet-Cookie: x=1', 'line_Set-Cookie_x_1'],
    ['line%250d%250aX', 'line_X'],
    ['<script>alert(1)</script>', 'script_alert_1_script'],
    ['__proto__', 'proto'],
    ['120209876543210', '120209876543210'],
    ['2026-11-21', '2026-11-21'],
    ['1.5', '1_5'],
    [long('a', 10_000), long('a', MAX_VALUE_LENGTH)],
    [`${long('a', 149)}  b`, long('a', 149)],
  ])('%j becomes %j', (raw, value) => {
    expect(cleanName(raw)).toBe(value);
  });

  it.each([
    ...['', ' ', '%', '日本語', '___'],
    ...['ann@example.com', 'ann%252540example.com', '%zz ann%40example.com', 'ann＠example.com'],
    ...['ann﹫example.com', 'ann&#64;example.com', 'ann(at)example.com', 'ann [ at ] example.com'],
    ...['+1 (555) 123-4567', '555-123-4567', '+15551234567', '192.168.100.200', '日555-123-4567'],
    `${long('a', 200)}@example.com`,
    ...['5d41402abc4b2a76b9719d911017c592', long('0f', 20), long('0F', 32)],
  ])('drops %j', (raw) => {
    expect(cleanName(raw)).toBeNull();
  });
});

describe('cleanClickId', () => {
  it.each([
    ...['Cj0KCQiA-abc_DEF', '5d41402abc4b2a76b9719d911017c592', '1234567890123456789'],
    long('a', MAX_VALUE_LENGTH),
  ])('keeps %j', (id) => {
    expect(cleanClickId(id)).toBe(id);
  });

  it.each([
    ...['', 'a b', 'a.b', 'é', 'ann%40example.com', '555-123-4567', '<script>', 'a\n'],
    long('a', MAX_VALUE_LENGTH + 1),
  ])('drops %j', (raw) => {
    expect(cleanClickId(raw)).toBeNull();
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('%', '2', '5', '4', '0', '@', '-', '_', '1', 'a', ' ', 'é') }),
);

it.each([
  ['cleanName', cleanName],
  ['cleanClickId', cleanClickId],
])('%s gives what the processor takes, and the same again for it', (_name, clean) => {
  fc.assert(
    fc.property(anyText, (raw) => {
      const value = clean(raw);
      if (value === null) return;
      expect(value).toMatch(/^[A-Za-z0-9_-]{1,150}$/);
      expect(clean(value)).toBe(value);
    }),
    { numRuns: 500 },
  );
});

it('no e-mail address comes through, however often it is encoded', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.nat(3), fc.string(), (address, times, around) => {
      let raw = around + address;
      for (let round = 0; round < times; round += 1) raw = encodeURIComponent(raw);
      expect(cleanName(raw)).toBeNull();
      expect(cleanClickId(raw)).toBeNull();
    }),
  );
});

describe('the address of a payment', () => {
  const link = 'https://pay.example/annual';
  const hosts = ['pay.example'];
  const news: Visit = { first: { utm_source: 'a' }, last: { utm_source: 'a' }, reference };
  const twice: Visit = { ...news, last: { utm_source: 'b', gclid: 'c' } };

  it.each<[what: string, link: string, visit: Visit, address: string]>([
    ['one campaign', link, news, `${link}?client_reference_id=${reference}&utm_source=a`],
    [
      'two campaigns',
      link,
      twice,
      `${link}?client_reference_id=${reference}&utm_source=b&gclid=c&first_utm_source=a`,
    ],
    [
      'what the link has already, as it is written',
      `${link}?a=b%20c+d&utm_source=own#pay`,
      news,
      `${link}?a=b%20c+d&utm_source=own&client_reference_id=${reference}#pay`,
    ],
    [
      'the link’s own reference',
      `${link}?client_reference_id=own`,
      news,
      `${link}?client_reference_id=own&utm_source=a`,
    ],
    [
      'one campaign where a page of this machine stands in',
      'http://localhost:3001/pay.example/annual',
      news,
      `http://localhost:3001/pay.example/annual?client_reference_id=${reference}&utm_source=a`,
    ],
  ])('adds %s', (_what, from, with_, address) => {
    expect(paymentAddress(from, with_, hosts)).toBe(address);
  });

  it.each([
    'https://elsewhere.example/annual',
    'https://pay.example.evil.example/annual',
    'https://sub.pay.example/annual',
    'https://pay.example@evil.example/',
    'https://pay.example:8443/annual',
    'http://pay.example/annual',
    'http://localhost:3001/elsewhere.example/annual',
    'http://localhost',
    'javascript:alert(1)//pay.example',
    'mailto:a@pay.example',
    '/annual',
    '',
  ])('leaves %j alone', (other) => {
    expect(paymentAddress(other, twice, hosts)).toBe(other);
  });

  it('leaves out what would make the address too long, and keeps the reference', () => {
    const values = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`p${at}`, 'a'.repeat(150)]),
    );
    const address = paymentAddress(link, { first: values, last: values, reference }, hosts);
    expect(address.length).toBeLessThanOrEqual(MAX_ADDRESS_LENGTH);
    expect(address).toContain(reference);
  });

  it('gives the same address for the same link, and adds nothing to it again', () => {
    const once = paymentAddress(link, twice, hosts);
    expect(paymentAddress(link, twice, hosts)).toBe(once);
    expect(paymentAddress(once, twice, hosts)).toBe(once);
  });

  it('never leads to another place', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const host = new URL(url).hostname;
        const { origin, pathname, hash } = new URL(paymentAddress(url, twice, [host]));
        expect([origin, pathname, hash]).toEqual([
          new URL(url).origin,
          new URL(url).pathname,
          new URL(url).hash,
        ]);
      }),
    );
  });
});
