import fc from 'fast-check';
import { cleanClickId, cleanName, longestValue } from './clean-value';

const long = (letter: string, count: number) => letter.repeat(count);

describe('cleanName', () => {
  it.each([
    ['newsletter', 'newsletter'],
    ['Spring-Sale_2026', 'Spring-Sale_2026'],
    ['spring sale', 'spring_sale'],
    ['spring%20sale', 'spring_sale'],
    ['spring%2520sale', 'spring_sale'],
    ['50% off', '50_off'],
    ['Frühjahr', 'Fruhjahr'],
    ['ｆｕｌｌ', 'full'],
    ['a/b|c', 'a_b_c'],
    [' a ', 'a'],
    ['line\r\nSet-Cookie: x=1', 'line_Set-Cookie_x_1'],
    ['line%0d%0aX', 'line_X'],
    ['line%250d%250aX', 'line_X'],
    ['a\u0000b', 'a_b'],
    ['<script>alert(1)</script>', 'script_alert_1_script'],
    ['javascript:alert(1)', 'javascript_alert_1'],
    ['"><img src=x onerror=alert(1)>', 'img_src_x_onerror_alert_1'],
    ['__proto__', 'proto'],
    ['{{constructor}}', 'constructor'],
    ['120209876543210', '120209876543210'],
    ['2026-11-21', '2026-11-21'],
    ['2026/11/21', '2026_11_21'],
    ['1.5', '1_5'],
    [long('a', 10_000), long('a', longestValue)],
    [`${long('a', 149)}  b`, long('a', 149)],
  ])('%j becomes %j', (raw, value) => {
    expect(cleanName(raw)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '%',
    '%20',
    '日本語',
    '🎉',
    '___',
    'ann@example.com',
    'mailto:ann@example.com',
    'ann%40example.com',
    'ann%2540example.com',
    'ann%252540example.com',
    '%zz ann%40example.com',
    'ann＠example.com',
    'ann﹫example.com',
    'ann&#64;example.com',
    'ann(at)example.com',
    'ann [ at ] example.com',
    `${long('a', 200)}@example.com`,
    '+1 (555) 123-4567',
    '555-123-4567',
    '555/123/4567',
    '+15551234567',
    '192.168.100.200',
    '日555-123-4567',
    '5d41402abc4b2a76b9719d911017c592',
    long('0f', 20),
    long('0F', 32),
  ])('drops %j', (raw) => {
    expect(cleanName(raw)).toBeNull();
  });
});

describe('cleanClickId', () => {
  it.each([
    'Cj0KCQiA-abc_DEF',
    '5d41402abc4b2a76b9719d911017c592',
    '1234567890123456789',
    long('a', longestValue),
  ])('keeps %j', (id) => {
    expect(cleanClickId(id)).toBe(id);
  });

  it.each([
    '',
    'a b',
    'a.b',
    'é',
    'ann@example.com',
    'ann%40example.com',
    '555-123-4567',
    '<script>',
    'a\n',
    long('a', longestValue + 1),
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
    { numRuns: 2000 },
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
