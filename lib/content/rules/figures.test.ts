import { faultLines, faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a typed price',
    'It costs $29.99.',
    'content/faqs.ts: faqs.items[1].answer: expected no price but $14.99, $69.99, $129.99, got "It costs $29.99."',
  ],
  [
    'other refund days',
    'A 30-day money-back guarantee.',
    'content/faqs.ts: faqs.items[1].answer: expected the refund days of content/site.ts, 7, got "A 30-day money-back guarantee."',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});

it('accepts the price of a plan and the refund days of the site', () => {
  const text = 'From $14.99, with a 7-day refund.';
  expect(faultLines([['faqs.items[1].answer', text]])).toEqual([]);
});
