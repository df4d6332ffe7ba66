import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { struckPrices } from './struck-prices';

afterAll(removeFixtures);

const problemsOf = (body: string) =>
  struckPrices.run({ site: fixture({ 'index.html': page(body) }), content: someContent() });

const struck = '<s data-compared="">$89.94</s>';

it('accepts a struck price whose card says what it is compared with', () => {
  expect(problemsOf(`<ul><li>${struck} <span>6 × $14.99 billed monthly</span></li></ul>`)).toEqual(
    [],
  );
});

it.each([
  ['no explanation', `<ul><li>${struck}</li></ul>`, 'is not explained'],
  [
    'an explanation in another card',
    `<ul><li>${struck}</li><li>6 × $14.99</li></ul>`,
    'is not explained',
  ],
  ['an explanation before it', `<ul><li>6 × $14.99 ${struck}</li></ul>`, 'is not explained'],
  [
    'another kind of struck price',
    '<ul><li><del>$89.94</del> 6 × $14.99</li></ul>',
    'without data-compared',
  ],
])('reports %s', (_, body, problem) => {
  expect(problemsOf(body)).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});
