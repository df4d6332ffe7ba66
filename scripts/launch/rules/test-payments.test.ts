import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy } from '../fixture';
import { testPayments } from './test-payments';

afterAll(removeFixtures);

const foundWith = (link: string) =>
  foundBy(testPayments, ({ plans: [plan] }) => {
    if (plan) plan.paymentLink = link;
  });

it.each([
  'https://buy.stripe.com/test_9AQ5lq',
  'https://checkout.stripe.com/c/pay/cs_test_a1',
  'https://www.sandbox.paypal.com/x',
  'https://sandbox-buy.paddle.com/x',
  'https://acme-test.chargebee.com/x',
  'https://acme.test.onfastspring.com/x',
  'https://pay.shop.com/a?test=1',
])('reports %s', async (link) => {
  expect(fieldsOf(await foundWith(link))).toEqual(['plans[0].paymentLink']);
});

it.each([
  'https://buy.stripe.com/9AQ5lq',
  'https://pay.shop.com/latest',
  'https://pay.contest.com/a?test=0',
])('accepts %s', async (link) => {
  expect(await foundWith(link)).toEqual([]);
});
