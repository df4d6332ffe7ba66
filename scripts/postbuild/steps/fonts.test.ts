import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { fonts } from './fonts';

afterAll(removeFixtures);

const preload = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<link rel="preload" as="font" href="/${index}.woff2">`,
  ).join('');

const problemsOf = (files: Record<string, string | Buffer>) =>
  fonts.run({ site: fixture(files), content: someContent() });

it('accepts two small files that set every character', () => {
  const files = {
    'a.html': page('<p>Plain “words”, 6 × $14.99.</p>', preload(2)),
    'a.woff2': Buffer.alloc(60_000),
  };
  expect(problemsOf(files)).toEqual([]);
});

it.each([
  ['a third preloaded file', { 'a.html': page('', preload(3)) }, 'preloads 3 fonts'],
  [
    'too many bytes',
    { 'a.woff2': Buffer.alloc(30_000), 'b.woff2': Buffer.alloc(30_001) },
    '60001 bytes',
  ],
  ['a character without a shape', { 'a.html': page('<p>中</p>') }, '中 (U+4E2D)'],
])('reports %s', (_, files, problem) => {
  expect(problemsOf(files)).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});

it('does not read scripts', () => {
  expect(problemsOf({ 'a.html': page('<script>"中"</script>') })).toEqual([]);
});
