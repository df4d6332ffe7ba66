import { slimmed } from './page-data';

/** @returns the data as Next prints it, in two pieces that end where they happen to */
const printed = (rows: string): string =>
  [rows.slice(0, 9), rows.slice(9)]
    .map((piece) => `self.__next_f.push([1,${JSON.stringify(piece)}])`)
    .join(';\n');

/** @returns the rows that a page's code gives to React */
function rowsIn(code: string): string {
  const rows: string[] = [];
  new Function('self', code)({
    __next_f: { push: ([, text]: [number, string]) => rows.push(text) },
  });
  return rows.join('');
}

const ld = (text: string) =>
  `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"${text}"}}]`;

it.each([
  ['structured data a second time', `0:[${ld('{}')}]\n`, `0:[${ld('')}]\n`],
  ['a text that only it names', `1:T3,a\u00e90:[${ld('$1')}]\n`, `0:[${ld('')}]\n`],
  [
    'the page for unknown addresses, and what that alone names',
    '0:[{"notFound":["$L2","$4"],"forbidden":"$undefined"},"$4"]\n2:["$3"]\n3:"x"\n4:T2,é5:"y"\n',
    '0:[{},"$4"]\n4:T2,é',
  ],
  [
    'properties that are not defined, but no place in a list',
    '0:["$","p",null,{"a":"$undefined","b":["$undefined",{"c":"$undefined","d":1}]}]\n',
    '0:["$","p",null,{"b":["$undefined",{"d":1}]}]\n',
  ],
  ['hints', ':HL["/a.css","style"]\n0:[1]\n', '0:[1]\n'],
])('leaves %s out', (_, rows, left) => {
  expect(rowsIn(slimmed(printed(rows)))).toBe(left);
});

it.each([
  '0:[{"notFound":"words of a page"},"$$1"]\n',
  '0:["$L1",["$","style",null,{"dangerouslySetInnerHTML":{"__html":"a{}"}}]]\n1:I[7,["$2"],"A"]\n2:"/a.js"\n',
  '0:[{"notFound":["x"],"forbidden":"$undefined"},"$0:0:notFound:0"]\n',
])('keeps %j', (rows) => {
  expect(rowsIn(slimmed(printed(rows)))).toBe(rows);
});

it('keeps code that is no data, in its place', () => {
  expect(slimmed('a();\nb()')).toBe('a();\nb()');
  expect(slimmed(`a();${printed('0:[]\n')};b()`)).toMatch(/^a\(\);self.*;b\(\)$/s);
});
