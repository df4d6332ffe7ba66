import { type Fact, withFacts, withoutFacts } from './facts';

const COUNTS: Record<string, number> = { indicatorCount: 3, planCount: 1, 'plansWith Votes': 1 };
const FACTS: Partial<Record<Fact, string>> = { indicatorCount: 'three', analytics: 'Counter' };
const ready = (text: string) =>
  withFacts(text, {
    says: (fact) => FACTS[fact] ?? '',
    plansWith: (feature) => (feature === 'Votes' ? 'Annual' : null),
    formOf: (counted, forms) => forms[(COUNTS[counted] ?? 0) === 1 ? 0 : 1] ?? null,
  });

it.each([
  ['All {indicatorCount} of them', 'All three of them'],
  ['{IndicatorCount} of them, {indicatorCount}', 'Three of them, three'],
  ['The {plansWith Votes} plans', 'The Annual plans'],
  ['{analytics?Counted by {analytics}.|Not counted.}', 'Counted by Counter.'],
  ['{orderStatus?Kept.|Not kept.}', 'Not kept.'],
  ['Paid.{orderStatus? Kept.}', 'Paid.'],
  ['{analytics?|no }way', 'way'],
  ['Off.{analytics? [Sums](/#sums) show it.}', 'Off. [Sums](/#sums) show it.'],
  ['{indicatorCount:One|All {indicatorCount}} of {planCount:it|them}', 'All three of it'],
  ['{plansWith Votes} {plansWith Votes:has|have} it', 'Annual has it'],
  ['{analytics?{planCount:one|some}|none}', 'one'],
  ['{orderStatus?For {plansWith Cars}|For {plansWith Votes}}', 'For Annual'],
  ['Open{plansWith Votes?, with votes in {plansWith Votes}}.', 'Open, with votes in Annual.'],
  [
    'Paid{analytics? and counted{orderStatus?, kept|, not {visits}}}.',
    'Paid and counted, not {visits}.',
  ],
  [
    '{orderStatus?a{analytics?b}|c{analytics?d{plansWith Votes? by {plansWith Votes}}}}',
    'cd by Annual',
  ],
  ['a{analytics?b{indicatorCount?c{plansWith Cars?d|e}|f}}', 'abce'],
  ['{plansWith Cars?Cars in {plansWith Cars}|None}', 'None'],
])('fills %j', (text, filled) => {
  expect(ready(text)).toBe(filled);
});

it.each([
  'Choose {plan}',
  '{indicatorCont}',
  '{plansWith Cars}',
  '{planCount Votes}',
  '{visits?Counted.}',
  '{planCount Votes?Counted.}',
  '{visits?Counted{brands?, too}.}',
  'a { brace',
])('leaves %j as it is', (text) => {
  expect(ready(text)).toBe(text);
});

it('takes facts out of a text, and the words that are said of one', () => {
  expect(withoutFacts('{indicatorCount}{analytics?yes|no}{plansWith Votes} {plan}')).toBe(
    'no  {plan}',
  );
  expect(withoutFacts('{planCount:a|longer|b} {count:a|longer}')).toBe('longer {count:a|longer}');
});
