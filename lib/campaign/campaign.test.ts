import fc from 'fast-check';
import { campaignFrom, campaignOf } from './campaign';

it.each<[search: string, campaign: ReturnType<typeof campaignOf>]>([
  ['', null],
  ['?', null],
  ['?market=7', null],
  ['?utm_source=', null],
  ['?utm_source=news&utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?ref=ann', { ref: 'ann' }],
  [
    '?gclid=abc&fbclid=d-e&msclkid=f&ttclid=g',
    { gclid: 'abc', fbclid: 'd-e', msclkid: 'f', ttclid: 'g' },
  ],
  ['?utm_source=a&utm_source=b', { utm_source: 'a' }],
  ['?utm_source=ann%40example.com&utm_source=b', null],
  ['?utm_source[]=a', null],
  ['?UTM_SOURCE=a', null],
  ['?__proto__=a&constructor=b&toString=c', null],
  ['?__proto__[utm_source]=a', null],
  ['?email=ann@example.com&utm_source=a', { utm_source: 'a' }],
  ['?utm_campaign=%0d%0aa', { utm_campaign: 'a' }],
  ['?utm_source=a+b&utm_term=%E0%A4%A', { utm_source: 'a_b', utm_term: 'A' }],
  ['?utm_anything=a', null],
])('%s', (search, campaign) => {
  expect(campaignOf(search)).toEqual(campaign);
});

it('has its parameters in one order, whatever the address has', () => {
  expect(JSON.stringify(campaignOf('?ref=b&utm_source=a'))).toBe(
    JSON.stringify(campaignOf('?utm_source=a&ref=b')),
  );
});

it('changes no prototype', () => {
  campaignFrom(() => '__proto__');
  expect(({} as Record<string, unknown>).utm_source).toBeUndefined();
});

it('takes any address', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => void campaignOf(search)));
});
