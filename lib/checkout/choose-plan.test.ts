import { choosePlan, type PlanClick } from './choose-plan';

/** A plain click on a plan that can be bought, changed by `change`. */
function click(change: Partial<PlanClick> = {}) {
  return choosePlan({
    paymentLink: 'https://pay.example/monthly',
    button: 0,
    modified: false,
    target: '',
    leaving: false,
    ...change,
  });
}

it.each<[string, Partial<PlanClick>, ReturnType<typeof choosePlan>]>([
  ['a plain click', {}, 'redirect'],
  ['a link that names its own window', { target: '_self' }, 'redirect'],
  ['a second click', { leaving: true }, 'wait'],
  ['a click with a modifier key', { modified: true }, 'browser'],
  ['a click with a modifier key while leaving', { modified: true, leaving: true }, 'browser'],
  ['the middle button', { button: 1 }, 'browser'],
  ['a link to a new tab', { target: '_blank' }, 'browser'],
  ['a plan without a link', { paymentLink: null }, 'missing'],
  ['a plan with an empty link', { paymentLink: '' }, 'missing'],
  ['a modified click on a plan without a link', { paymentLink: null, modified: true }, 'missing'],
])('%s', (_, change, expected) => {
  expect(click(change)).toBe(expected);
});
