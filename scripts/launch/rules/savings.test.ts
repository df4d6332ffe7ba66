import { page, removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy } from '../fixture';
import { savings } from './savings';

afterAll(removeFixtures);

const foundOn = (struck: string, saving: string) =>
  foundBy(savings, undefined, {
    'index.html': page(
      `<article data-plan="annual"><s data-compared="">${struck}</s> <span>12 × $14.99</span> <b>${saving}</b></article>`,
    ),
  });

it('accepts a saving that is rounded up and says so', async () => {
  expect(await foundOn('$179.88', 'Save $49.89 (about 28%)')).toEqual([]);
});

it('accepts a share that is rounded down', async () => {
  expect(await foundOn('$179.88', 'Save $49.89 (27.7%)')).toEqual([]);
});

it.each([
  ['another comparison', '$199.99', 'Save $49.89 (about 28%)'],
  ['another share', '$179.88', 'Save $49.89 (about 40%)'],
  ['a share rounded up without a word', '$179.88', 'Save $49.89 (28%)'],
])('reports %s', async (_, struck, saving) => {
  expect(fieldsOf(await foundOn(struck, saving))).toEqual(['plans[2].price']);
});
