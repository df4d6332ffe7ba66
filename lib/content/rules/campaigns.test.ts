import { faultLines } from '../fault-lines';

it('reports campaigns that may go nowhere', () => {
  expect(
    faultLines([
      ['site.campaigns', true],
      ['launch.paymentHosts', []],
    ]),
  ).toEqual([
    'content/site.ts: site.campaigns: expected false, or hosts of payment links in content/launch.ts: paymentHosts, got true',
  ]);
});

it.each([
  [true, ['pay.chartwright.example']],
  [false, []],
])('accepts campaigns %s with the hosts %j', (campaigns, paymentHosts) => {
  expect(
    faultLines([
      ['site.campaigns', campaigns],
      ['launch.paymentHosts', paymentHosts],
    ]),
  ).toEqual([]);
});
