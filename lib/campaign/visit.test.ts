import fc from 'fast-check';
import { referenceOf, type Visit, visitOf } from './visit';

const reference = '0123456789abcdef0123456789abcdef';
const visit: Visit = { first: { ref: 'a' }, last: { ref: 'b' }, reference };
const stored = JSON.stringify(visit);
const newReference = () => 'f'.repeat(32);

it('is none without a campaign', () => {
  expect(visitOf(null, '?market=7', newReference)).toBeNull();
});

it('begins with the first campaign', () => {
  expect(visitOf(null, '?ref=a', newReference)).toEqual({
    first: { ref: 'a' },
    last: { ref: 'a' },
    reference: 'f'.repeat(32),
  });
});

it('goes on over pages without one', () => {
  expect(visitOf(stored, '', newReference)).toEqual(visit);
});

it('keeps the first, its reference, and the last', () => {
  expect(visitOf(stored, '?utm_source=c', newReference)).toEqual({
    ...visit,
    last: { utm_source: 'c' },
  });
});

it.each([
  '',
  'null',
  '7',
  '[]',
  '{}',
  '{',
  '"a"',
  JSON.stringify({ ...visit, reference: 'ann@example.com' }),
  JSON.stringify({ ...visit, reference: 7 }),
  JSON.stringify({ ...visit, first: null }),
  JSON.stringify({ ...visit, last: { ref: 'ann@example.com' } }),
  JSON.stringify({ ...visit, last: { ref: ['a'] } }),
  `{"__proto__":${stored}}`,
  `{"first":{"__proto__":{"ref":"a"}},"last":{"ref":"b"},"reference":"${reference}"}`,
])('takes the garbage %j for nothing', (garbage) => {
  expect(visitOf(garbage, '', newReference)).toBeNull();
});

it('cleans what was stored, and leaves out what it does not know', () => {
  const text = JSON.stringify({ ...visit, first: { ref: 'a b', name: 'Ann' }, more: 1 });
  expect(visitOf(text, '', newReference)).toEqual({ ...visit, first: { ref: 'a_b' } });
});

it('takes anything stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(visitOf(text, '', newReference)).toBeNull();
    }),
  );
});

it('writes 16 random bytes as 32 digits', () => {
  expect(referenceOf(new Uint8Array([0, 1, 255]))).toBe('0001ff');
  expect(referenceOf(new Uint8Array(16))).toHaveLength(32);
});
