import type { Plan } from '@/lib/content/schemas/plans';
import { priceFingerprint } from './fingerprint';
import { paymentLinks, pricesConfirmed, testPayments } from './payments';
import { type Case, foundBy, itReports } from './testing/lines';

/** The first plan with a change. */
const withPlan = (what: string, change: Partial<Plan>, ...lines: string[]): Case => [
  what,
  { content: ({ plans }) => void Object.assign(plans[0] ?? {}, change) },
  ...lines,
];

itReports(paymentLinks, [
  withPlan(
    'reports no link',
    { paymentLink: null },
    'plans[0].paymentLink The plan cannot be bought',
  ),
  withPlan(
    'reports a host that the owner does not list',
    { paymentLink: 'https://evil.com/pay.payco.com' },
    'plans[0].paymentLink It leads to evil.com, which launch.paymentHosts does not list',
  ),
  withPlan(
    'reports a link that another plan has',
    { paymentLink: 'https://pay.payco.com/annual' },
    'plans[1].paymentLink expected a payment link that no other plan has, got "https://pay.payco.com/annual"',
  ),
  [
    'reports campaigns that can go nowhere',
    {
      content: (content) => {
        content.site.campaigns = true;
        content.launch.paymentHosts = [];
        content.plans = [];
      },
    },
    'site.campaigns expected false, or hosts of payment links in content/launch.ts: paymentHosts, got true',
  ],
]);

itReports(testPayments, [
  ...[
    'https://buy.stripe.com/test_9AQ5lq',
    'https://checkout.stripe.com/c/pay/cs_test_a1',
    'https://www.sandbox.paypal.com/x',
    'https://sandbox-buy.paddle.com/x',
    'https://acme-test.chargebee.com/x',
    'https://acme.test.onfastspring.com/x',
    'https://pay.shop.com/a?test=1',
  ].map((paymentLink) =>
    withPlan(
      `reports ${paymentLink}`,
      { paymentLink },
      `plans[0].paymentLink ${paymentLink} is a test`,
    ),
  ),
  ...[
    'https://buy.stripe.com/9AQ5lq',
    'https://pay.shop.com/latest',
    'https://pay.contest.com/a?test=0',
  ].map((paymentLink) => withPlan(`accepts ${paymentLink}`, { paymentLink })),
]);

const confirmedOn = (date: string, ...lines: string[]): Case => [
  `takes a look on ${date}`,
  {
    content: ({ launch, plans }) => {
      launch.pricesConfirmed = { by: 'Ann', date, fingerprint: priceFingerprint(plans) };
    },
  },
  ...lines.map((line) => `launch.pricesConfirmed ${line}`),
];
const CHANGED = 'launch.pricesConfirmed Since 2026-12-01 an id, a price';

itReports(pricesConfirmed, [
  [
    'reports that nobody looked',
    {
      content: ({ launch }) => {
        launch.pricesConfirmed = null;
      },
    },
    'launch.pricesConfirmed Nobody has confirmed',
  ],
  confirmedOn('2026-09-02'),
  confirmedOn(
    '2026-09-01',
    'The payment pages were last compared on 2026-09-01, more than 90 days',
  ),
  confirmedOn('2026-12-02', '2026-12-02 has not come yet.'),
  withPlan('reports another price', { price: 19.99 }, CHANGED),
  withPlan('reports other months', { months: 2 }, CHANGED),
  withPlan('reports another link', { paymentLink: 'https://pay.payco.com/x' }, CHANGED),
  withPlan('reports another id', { id: 'other' }, CHANGED),
  withPlan('accepts other words', { title: 'Four weeks', features: [] }),
]);

it('says what to write, which it then accepts', async () => {
  const [found] = await foundBy(pricesConfirmed, {
    content: ({ launch }) => {
      launch.pricesConfirmed = null;
    },
  });
  const [, date = '', fingerprint = ''] =
    found?.text.match(/\{ by: 'your name', date: '([\d-]+)', fingerprint: '(\w+)' \}$/) ?? [];
  const again = await foundBy(pricesConfirmed, {
    content: ({ launch }) => {
      launch.pricesConfirmed = { by: 'Ann', date, fingerprint };
    },
  });
  expect(again).toEqual([]);
});
