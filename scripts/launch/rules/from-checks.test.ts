import { removeFixtures } from '../../postbuild/export-fixture';
import { foundBy } from '../fixture';
import { fromChecks } from './from-checks';

afterAll(removeFixtures);

it.each([
  [
    'https://shop.com/terms: lastmod is missing',
    'https://shop.com/terms: lastmod is missing. Fix.',
  ],
  ['social/home.png is missing', 'social/home.png is missing. Fix.'],
  ['no canonical address', 'No canonical address. Fix.'],
  ['"a.b" stands twice', '"a.b" stands twice. Fix.'],
])('writes %j as a sentence', async (problem, text) => {
  const check = { name: 'a', run: () => [{ file: 'a.html', problem, fix: 'Fix.' }] };
  expect(await foundBy(fromChecks('LR18', '', 'content/', [check]))).toEqual([
    expect.objectContaining({ text }),
  ]);
});
