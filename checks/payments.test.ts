import { paymentLinks, pricesConfirmed, testPayments } from './payments';
import { soundContent } from './testing/content-fixture';
import { itReports, set } from './testing/lines';

const linked = (paymentLink: string | null, ...lines: string[]) =>
  set(
    { 'plans[0].paymentLink': paymentLink },
    ...lines.map((line) => `plans[0].paymentLink ${line}`),
  );

const OWN_ORIGIN = soundContent().site.url;
const OWN_PAGE = 'expected the page of a payment company, as no page of this site takes payments';

/** A link to the host of the site, which the launch knows no payments of. */
const ownPage = (link: string) => linked(link, OWN_PAGE, 'It leads to');

itReports(paymentLinks, [
  linked(null, '(warning) The plan cannot be bought'),
  set(
    { 'plans[0].paymentLink': null, 'plans[1].paymentLink': null },
    'plans[0].paymentLink The plan cannot be bought',
    'plans[1].paymentLink The plan cannot be bought',
  ),
  linked(
    'https://evil.com/pay.payco.com',
    'It leads to evil.com, which launch.paymentHosts does not list',
  ),
  set(
    { 'plans[0].paymentLink': 'https://pay.payco.com/annual' },
    'plans[1].paymentLink expected a payment link that no other plan has, got "https://pay.payco.com/annual"',
  ),
  ...[
    'https://dashboard.stripe.com/payment-links/1',
    'https://vendors.paddle.com/products',
    'https://app.lemonsqueezy.com/products',
    'https://www.paypal.com/billing/plans',
  ].map((link) =>
    linked(
      link,
      'expected the payment page that buyers open, not the place where you manage it',
      `It leads to ${new URL(link).host}`,
    ),
  ),
  linked(
    'https://www.paypal.com/webapps/billing/plans/subscribe?plan_id=P-1',
    'It leads to www.paypal.com',
  ),
  ownPage(`${OWN_ORIGIN}/#pricing`),
  ownPage(OWN_ORIGIN),
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
  ].map((link) => linked(link, `${link} is a test`)),
  linked('https://buy.stripe.com/9AQ5lq'),
  linked('https://pay.shop.com/latest'),
  linked('https://pay.contest.com/a?test=0'),
]);

const confirmed = (value: unknown, ...lines: string[]) =>
  set(
    { 'launch.pricesConfirmed': value },
    ...lines.map((line) => `launch.pricesConfirmed ${line}`),
  );

itReports(pricesConfirmed, [
  confirmed(null, 'Nobody has confirmed'),
  confirmed({ by: 'Ann', date: '2026-09-02' }),
  confirmed(
    { by: 'Ann', date: '2026-09-01' },
    'The payment pages were last compared on 2026-09-01',
  ),
  confirmed({ by: 'Ann', date: '2026-12-02' }, '2026-12-02 has not come yet.'),
]);
