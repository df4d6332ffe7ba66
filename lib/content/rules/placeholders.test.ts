import { faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a lost placeholder',
    'Renews {renewal}.',
    'content/pricing.ts: pricing.renews: expected text with {price}, got "Renews {renewal}."',
  ],
  [
    'a mistyped placeholder',
    'Choose {plan} {pln}',
    'content/pricing.ts: pricing.choose: expected no words in braces but {plan}, got "Choose {plan} {pln}"',
  ],
  [
    'a placeholder where none is filled',
    'Hello {name}',
    'content/home.ts: home.headline: expected text without braces, got "Hello {name}"',
  ],
  [
    'a placeholder an order state does not know',
    'Paid {price}',
    'content/payment-success.ts: paymentSuccess.order.paid.text: expected no words in braces but {plan}, got "Paid {price}"',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});
