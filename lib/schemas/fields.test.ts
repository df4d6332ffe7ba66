import { z } from 'zod';
import { validate } from '@/lib/content/content-errors';
import {
  blocks,
  countryCode,
  currency,
  httpsUrl,
  internalHref,
  isoDate,
  listOf,
  locale,
  plural,
  price,
  slug,
  template,
  text,
  wholeNumber,
} from './fields';

/** Returns a field's first error, if any. */
function wanted(schema: z.ZodType, value: unknown): string | undefined {
  const file = { schema: z.object({ field: schema }), value: { field: value } };
  const entry = { file: 'content/a.ts' as const, name: 'a', ...file };
  return validate(entry)[0]?.expected;
}

const filled = template(['count'], ['all']);
const amount = "a price in site.currency, such as 14.99, 19,90 or 1'299.00, or 0 for a free plan";

it.each<[field: z.ZodType, value: unknown, expected: string | RegExp]>([
  [text(), ' ', 'text that is not empty'],
  [text(), 'You &amp; me', 'the character itself, not its HTML entity'],
  [text(), 'One\ttwo', 'text without tabs'],
  [text(), 'TODO write this', 'finished text'],
  [text(), 'Caf\uFFFD', 'a file saved as UTF-8'],
  [filled, '{count} of {al}', /^text without \{al\} /],
  [blocks(), 'A.\n\n<!-- when: someday -->\nB.', 'plain text without < or >'],
  [plural, { one: 'a bar' }, 'text'],
  [httpsUrl, 'http://a.example', 'an https URL'],
  [httpsUrl, 'javascript:alert(1)', 'an https URL'],
  [httpsUrl, 'https://a.example/xhttps://a.example/x', 'one https URL, not two'],
  [internalHref, '//a.example', 'a path or anchor on this site'],
  [locale, 'en_GB', 'a language such as de or en-US'],
  [currency, 'eur', 'a currency code such as EUR'],
  [price, -1, amount],
  [price, 69.9999, amount],
  [price, 10_000_001, 'a price of at most 10000000'],
  [wholeNumber(1, 60), 0, 'a whole number from 1 to 60'],
  [countryCode, 'UK', 'an ISO 3166 country code such as GB'],
])('%#: refuses %j', (field, value, expected) => {
  const found = wanted(field, value);
  if (typeof expected === 'string') expect(found).toBe(expected);
  else expect(found).toMatch(expected);
});

it.each<[field: z.ZodType, value: unknown]>([
  [plural, { one: '{count} bar', other: '{count} bars' }],
  [filled, '{count} of {all}'],
  [blocks(), 'A.\n\n  <!-- when: no analytics -->\n  B.'],
  [httpsUrl, 'https://a.example/b?back=https://c.example'],
  [internalHref, '/terms#risk'],
  [isoDate, '2024-02-29'],
  [wholeNumber(0, 9), 0],
])('%#: accepts %j', (field, value) => {
  expect(wanted(field, value)).toBeUndefined();
});

it('accepts as many countries as ISO 3166-1 has', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  expect(pairs.filter((code) => countryCode.safeParse(code).success)).toHaveLength(249);
});

describe('a list', () => {
  const list = listOf(
    // Two fields: an item can fail in `name` while the list fails in `id`.
    z.strictObject({ id: slug, name: text() }),
    1,
    3,
  );
  const item = (id: string, name: unknown = 'Words') => ({ id, name });

  it.each([
    [[], 'at least one item'],
    [['a', 'b', 'c', 'd'].map((id) => item(id)), 'at most 3 items'],
    [[item('a'), 'b'], 'an object with fields id, name'],
  ])('%#: refuses %j', (value, expected) => {
    expect(wanted(list, value)).toBe(expected);
  });

  it('reports all errors at once', () => {
    const value = [item('a', 4), item('a'), { ...item('b'), size: 2 }];
    const entry = { file: 'content/a.ts', name: 'a', schema: list, value };
    expect(validate(entry).map(({ path }) => path.join('.'))).toEqual([
      'a.0.name',
      'a.2.size',
      'a.1.id',
    ]);
  });
});
