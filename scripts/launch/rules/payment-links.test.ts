import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy } from '../fixture';
import { paymentLinks } from './payment-links';

afterAll(removeFixtures);

const foundWith = (link: string | null) =>
  foundBy(paymentLinks, ({ plans: [plan], launch }) => {
    launch.paymentHosts.push('buy.stripe.com');
    if (plan) plan.paymentLink = link;
  });

it.each([null, 'http://buy.stripe.com/a', 'buy.stripe.com/a', 'https://evil.com/buy.stripe.com'])(
  'reports %s',
  async (link) => {
    expect(fieldsOf(await foundWith(link))).toEqual(['plans[0].paymentLink']);
  },
);

it('accepts a host that the owner lists', async () => {
  expect(await foundWith('https://buy.stripe.com/a')).toEqual([]);
});
