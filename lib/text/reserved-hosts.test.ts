import { reservedHosts } from './reserved-hosts';

it.each([
  ['https://pay.shop.example/a', ['pay.shop.example']],
  ['http://localhost:3000', ['localhost']],
  ['See example.com.', ['example.com']],
  ['a.test and b.invalid', ['a.test', 'b.invalid']],
  ['https://buy.stripe.com/x', []],
  ['For example, a test. Internal notes: local time.', []],
  ['myexample.com', []],
  ['https://shop.example.travel', []],
])('%j contains the reserved hosts %j', (text, hosts) => {
  expect(reservedHosts(text)).toEqual(hosts);
});
