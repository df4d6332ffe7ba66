import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { headings } from './headings';

afterAll(removeFixtures);

const run = (body: string) =>
  headings.run({ site: fixture({ 'a.html': page(body) }), content: someContent() });

it('accepts an outline that goes down by one and up by any', () => {
  expect(run('<main><h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2></main>')).toEqual([]);
});

it.each([
  ['no h1', '<main><p>a</p></main>', '0 h1 elements'],
  ['two h1', '<main><h1>a</h1><h1>b</h1></main>', '2 h1 elements'],
  ['no main', '<h1>a</h1>', '0 main elements'],
  ['a skipped level', '<main><h1>a</h1><h3>b</h3></main>', 'level 3 after a heading of level 1'],
  ['a start below h1', '<h2>a</h2><main><h1>b</h1></main>', 'level 2 after the start'],
])('reports %s', (_, body, problem) => {
  expect(run(body)).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});
