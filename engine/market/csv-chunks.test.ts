import fc from 'fast-check';
import { createCsvReader } from './csv';

const header = 'time,open,high,low,close,volume';
const first = '2026-03-02 00:00,1.08,1.09,1.07,1.085,12';

/** Reads a file that comes in one piece. */
function read(text: string, maxBars = 1000) {
  const reader = createCsvReader({ maxBars });
  reader.push(text);
  return reader.end();
}

/** Pieces that files are put together of, good and bad. */
const piece = fc.constantFrom(
  '\n',
  '\r\n',
  '\r',
  '\uFEFF',
  ',',
  '"',
  'soon,1,1,1,1,1\n',
  `${first}\r\n`,
  `${header}\n`,
  '2026-03-03,1,2,0.5,"1",5\r',
  '2026-03-04,1,2,0.5,1,5\n',
  '\uFFFD\uFFFD\uFFFD\uFFFD',
  'y'.repeat(990),
);
const file = fc
  .tuple(
    fc.constantFrom('', `${header}\n`, `\uFEFF${header}\r\n`),
    fc.array(piece, { maxLength: 25 }),
    fc.constantFrom('', '\0', first),
  )
  .map(([start, middle, end]) => `${start}${middle.join('')}${end}`);

it('reads the same however a file is cut into chunks', () => {
  fc.assert(
    fc.property(file, fc.array(fc.nat({ max: 400 }), { maxLength: 30 }), (text, sizes) => {
      const reader = createCsvReader({ maxBars: 2 });
      let start = 0;
      for (const size of sizes) {
        reader.push(text.slice(start, start + size));
        start += size;
      }
      reader.push(text.slice(start));
      expect(reader.end()).toEqual(read(text, 2));
    }),
    { numRuns: 500 },
  );
});

it('reads the same character by character', () => {
  const text = `\uFEFF${header}\r\n${first}\r\nsoon\r\r\n"2026-03-03",1,1,1,1,1`;
  const reader = createCsvReader();
  for (const character of text) reader.push(character);
  expect(reader.end()).toEqual(read(text));
});
