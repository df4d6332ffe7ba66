import fc from 'fast-check';
import { fieldsOf, separatorOf } from './csv-fields';

it.each([
  ['time,open,high', ','],
  ['time;open;high', ';'],
  ['time\topen\thigh', '\t'],
  ['"time, UTC";open;high', ';'],
  ['time', ','],
])('sees what separates %j', (header, separator) => {
  expect(separatorOf(header)).toBe(separator);
});

it.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['a, b ,', ['a', 'b', '']],
  [',,', ['', '', '']],
  ['"a","b,c",d', ['a', 'b,c', 'd']],
  [' "a" , "say ""b""",', ['a', 'say "b"', '']],
  ['"",x', ['', 'x']],
])('splits %j', (line, fields) => {
  expect(fieldsOf(line, ',')).toEqual(fields);
});

it.each([['"a,b'], ['a"b,c'], ['"a"b,c']])('does not split %j', (line) => {
  expect(fieldsOf(line, ',')).toBeNull();
});

it.each([',', ';', '\t'] as const)(
  'reads back any fields written in quotes and %j',
  (separator) => {
    const field = fc.string({ unit: fc.constantFrom('a', '1', '.', ',', ';', '"', ' ', 'é') });
    fc.assert(
      fc.property(fc.array(field, { minLength: 1 }), (fields) => {
        const line = fields.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator);
        expect(fieldsOf(line, separator)).toEqual(fields.map((text) => text.trim()));
      }),
    );
  },
);
