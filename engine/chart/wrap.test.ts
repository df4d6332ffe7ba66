import { wrap } from './wrap';

/** Half the size per character. */
const widthOf = (line: string, size: number) => (line.length * size) / 2;
const block = { width: 50, height: 60, lineHeight: 1 };

it('keeps a text that fits on one line', () => {
  expect(wrap('one', block, [20], widthOf)).toEqual({ lines: ['one'], size: 20 });
});

it('breaks between words', () => {
  expect(wrap('one two six', block, [10], widthOf).lines).toEqual(['one two', 'six']);
});

it('goes down in size until the lines fit the height', () => {
  expect(wrap('one two six ten', block, [20, 14], widthOf)).toEqual({
    lines: ['one two', 'six ten'],
    size: 14,
  });
});

it('goes down in size until the longest word fits the width', () => {
  expect(wrap('seventeen', block, [20, 15, 11], widthOf).size).toBe(11);
});

it('stays at the smallest size where none fits', () => {
  expect(wrap('unpronounceable', block, [20, 15], widthOf).size).toBe(15);
});
