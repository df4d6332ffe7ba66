import { choosePlan, type PlanClick } from './choose-plan';

/** A plain click on a plan that can be bought, changed by `change`. */
function click(change: Partial<PlanClick> = {}) {
  return choosePlan({
    paymentLink: 'https://pay.example/monthly',
    isPlain: true,
    leaving: false,
    ...change,
  });
}

it.each<[string, Partial<PlanClick>, ReturnType<typeof choosePlan>]>([
  ['a plain click', {}, 'redirect'],
  ['a second click', { leaving: true }, 'wait'],
  ['a click that is not plain', { isPlain: false }, 'browser'],
  ['a click that is not plain while leaving', { isPlain: false, leaving: true }, 'browser'],
  ['a plan without a link', { paymentLink: null }, 'missing'],
  ['a plan with an empty link', { paymentLink: '' }, 'missing'],
  ['such a click on a plan without a link', { paymentLink: null, isPlain: false }, 'missing'],
])('%s', (_, change, expected) => {
  expect(click(change)).toBe(expected);
});
