import { inContent, type Rule } from '../finding';

/** How payment companies mark pages on which nothing is charged: Stripe, PayPal, Paddle, Chargebee, FastSpring and most others. */
const marks = [
  /\/(?:[a-z]+_)?test_/i,
  /(?:^|[./-])sandbox(?:[./-]|$)/i,
  /(?:^|[./-])test(?:[./-]|$)/i,
  /[?&](?:test|test_mode|sandbox)(?:=(?!0|false)|&|$)/i,
];

/** No plan is sold on a page that takes no money. */
export const testPayments: Rule = {
  id: 'LR25',
  part: 'Plans and payment',
  title: 'payment pages charge for real',
  severity: 'error',
  find: ({ content: { plans } }) =>
    plans.flatMap(({ paymentLink }, index) => {
      const address = paymentLink?.replace(/^https?:\/\//, '') ?? '';
      if (!marks.some((mark) => mark.test(address))) return [];
      const text = `${paymentLink} is a test page: nothing is charged there. Set the live one.`;
      return [inContent(['plans', index, 'paymentLink'], text)];
    }),
};
