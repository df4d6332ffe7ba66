import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { titles } from './titles';

afterAll(removeFixtures);

const words = (length: number) => 'x'.repeat(length);
const head = (title: string, description: string) =>
  page('', `<title>${title}</title><meta name="description" content="${description}">`);

const run = (...pages: string[]) =>
  titles.run({
    site: fixture(Object.fromEntries(pages.map((html, index) => [`${index}.html`, html]))),
    content: someContent(),
  });

it.each([
  [1, 70],
  [60, 160],
])('accepts a title of %i and a description of %i characters', (title, description) => {
  expect(run(head(words(title), words(description)))).toEqual([]);
});

it.each([
  ['a long title', 61, 100, 'title of 61'],
  ['an empty title', 0, 100, 'title of 0'],
  ['a long description', 20, 161, 'description of 161'],
  ['a short description', 20, 69, 'description of 69'],
])('reports %s', (_, title, description, problem) => {
  expect(run(head(words(title), words(description)))).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});

it('reports a page without either', () => {
  expect(run(page(''))).toHaveLength(2);
});

it('counts no title of a drawing', () => {
  const drawing = head('a', words(70)).replace('<body>', '<body><svg><title>Chart</title></svg>');
  expect(run(drawing)).toEqual([]);
});

it('reports titles and descriptions that two pages share', () => {
  expect(run(head('a', words(70)), head('a', words(70)))).toEqual([
    expect.objectContaining({ file: '1.html', problem: 'the same title as 0.html' }),
    expect.objectContaining({ file: '1.html', problem: 'the same description as 0.html' }),
  ]);
});
