import { type Fact, withFacts, withoutFacts } from './facts';

const FACTS: Partial<Record<Fact, string>> = { indicatorCount: 'three', analytics: 'Counter' };
const ready = (text: string) =>
  withFacts(
    text,
    (fact) => FACTS[fact] ?? '',
    (feature) => (feature === 'Votes' ? 'Annual' : null),
  );

it.each([
  ['All {indicatorCount} of them', 'All three of them'],
  ['{IndicatorCount} of them, {indicatorCount}', 'Three of them, three'],
  ['The {plansWith Votes} plans', 'The Annual plans'],
  ['{analytics?Counted by {analytics}.|Not counted.}', 'Counted by Counter.'],
  ['{campaigns?Kept.|Not kept.}', 'Not kept.'],
  ['Paid.{campaigns? Kept.}', 'Paid.'],
  ['{analytics?|no }way', 'way'],
])('fills %j', (text, filled) => {
  expect(ready(text)).toBe(filled);
});

it.each([
  'Choose {plan}',
  '{indicatorCont}',
  '{plansWith Cars}',
  '{planCount Votes}',
  '{visits?Counted.}',
  'a { brace',
])('leaves %j as it is', (text) => {
  expect(ready(text)).toBe(text);
});

it('takes facts out of a text, and the words that are said of one', () => {
  expect(withoutFacts('{indicatorCount}{analytics?yes|no}{plansWith Votes} {plan}')).toBe(
    'no  {plan}',
  );
});
