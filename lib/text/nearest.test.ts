import { nearestOf } from './nearest';

const KNOWN = ['plan', 'planCount', 'indicatorCount'];

it.each([
  ['indicatorcount', 'indicatorCount'],
  ['indicatrCont', 'indicatorCount'],
  ['pln', 'plan'],
  ['plnCuont', 'planCount'],
  ['price', null],
  ['', null],
])('takes %j for %j', (typed, meant) => {
  expect(nearestOf(typed, KNOWN)).toBe(meant);
});
