import { createLineReader } from './csv-lines';

/** @returns lines as `number:text`, or `number!problem` */
function lines(...chunks: string[]): string[] {
  const taken: string[] = [];
  const reader = createLineReader((text, number, problem) => {
    taken.push(problem ? `${number}!${problem}` : `${number}:${text}`);
    return text !== 'stop';
  });
  for (const chunk of chunks) reader.push(chunk);
  reader.end();
  return taken;
}

it('ends lines at LF, CRLF and CR, and counts blank ones', () => {
  expect(lines('a\nb\r\nc\rd\n\r\n\re')).toEqual(['1:a', '2:b', '3:c', '4:d', '5:', '6:', '7:e']);
});

it('takes CRLF as one line end where a chunk ends between', () => {
  expect(lines('a\r', '\nb\r', 'c\r', '', '\n\nd')).toEqual(['1:a', '2:b', '3:c', '4:', '5:d']);
});

it('puts a line together over chunks, and ends the last one without a line end', () => {
  expect(lines('a', '', 'b', 'c\nd')).toEqual(['1:abc', '2:d']);
});

it('leaves out a byte order mark, only at the very beginning', () => {
  expect(lines('', '\uFEFFa\n', '\uFEFFb')).toEqual(['1:a', '2:\uFEFFb']);
});

it('reads lines of 1,000 characters and no longer ones', () => {
  const thousand = 'x'.repeat(1000);
  expect(lines(`${thousand}\n${thousand}y\nb`)).toEqual([`1:${thousand}`, '2!long', '3:b']);
  expect(lines(thousand, thousand, thousand, '\nb')).toEqual(['1!long', '2:b']);
});

it('stops at a NUL at once, also in a line that is too long', () => {
  expect(lines('a\nb\0c\nd', 'e\n')).toEqual(['1:a', '2!binary']);
  expect(lines('x'.repeat(3000), '\0')).toEqual(['1!binary']);
});

it('bears a few characters that could not be decoded, and stops at many', () => {
  expect(lines('\uFFFD'.repeat(9), '\na')).toHaveLength(2);
  expect(lines('\uFFFD'.repeat(9), '\na\uFFFD\nb')).toEqual([
    `1:${'\uFFFD'.repeat(9)}`,
    '2!binary',
  ]);
});

it('stops when told to, and says so', () => {
  expect(lines('a\nstop\nb\n', 'c')).toEqual(['1:a', '2:stop']);
  const reader = createLineReader((text) => text !== 'stop');
  expect([reader.push('a\n'), reader.push('stop\n'), reader.push('b')]).toEqual([
    true,
    false,
    false,
  ]);
});
