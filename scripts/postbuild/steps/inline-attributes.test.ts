import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { inlineAttributes } from './inline-attributes';

afterAll(removeFixtures);

const problemsOf = (body: string) =>
  inlineAttributes.run({ site: fixture({ 'a.html': page(body) }), content: someContent() });

it.each([
  '<p style="color:red">x</p>',
  '<svg><g style="x"/></svg>',
  '<p onclick="x()">x</p>',
  '<body onload="x()">',
])('reports %s', (body) => {
  expect(problemsOf(body)).toHaveLength(1);
});

it('accepts classes and attributes that begin alike', () => {
  expect(problemsOf('<p class="style" data-on="1">x</p>')).toEqual([]);
});
