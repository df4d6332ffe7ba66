import { faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'an id of the page frame',
    'contact',
    'content/legal/terms.ts: terms.sections[5].id: expected an id that the frame of the page does not use, got "contact"',
  ],
  [
    'a notice for no plan',
    'Weekly Plan',
    'content/notices.ts: notices.pool[3].plan: expected a plan of content/plans.ts: Monthly Plan, 6-Month Plan, Annual Plan, got "Weekly Plan"',
  ],
  [
    'a feature of no plan',
    '6-mnth',
    'content/plan-features.ts: planFeatures[0].plans[1]: expected the id of a plan: monthly, 6-month, annual, got "6-mnth"',
  ],
  [
    'a header link under another id',
    'prices',
    'content/navigation.ts: navigation.links[2].id: expected the id of the section that the link leads to, pricing, got "prices"',
  ],
  [
    'a payment link used twice',
    'https://pay.chartwright.example/monthly',
    'content/plans.ts: plans[2].paymentLink: expected a payment link that no other plan has, got "https://pay.chartwright.example/monthly"',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});
