import { fieldAt } from './content-files';

jest.mock('@/lib/pages/markdown-pages', () => ({
  markdownFiles: () => [
    {
      file: 'content/pages/about.md',
      body: 'First.\n\nSecond and third.',
      bodyLine: 6,
    },
  ],
}));

it.each([
  ['body', 'First', 'line 6'],
  ['body', 'third', 'line 8'],
  // Text from a placeholder is not in the file.
  ['body', 'fourth', 'body'],
  ['body', undefined, 'body'],
  ['title', 'First', 'title'],
])('names the Markdown line or field: %s with %s', (field, words, place) => {
  const file = 'content/pages/about.md';
  expect(fieldAt(['pages', 0, field], words)).toEqual({ file, field: place });
});
