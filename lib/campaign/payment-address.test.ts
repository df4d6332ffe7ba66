import fc from 'fast-check';
import { longestAddress, paymentAddress } from './payment-address';
import type { Visit } from './visit';

const link = 'https://pay.example/annual';
const hosts = ['pay.example'];
const reference = 'f'.repeat(32);
const visit: Visit = { first: { utm_source: 'a' }, last: { utm_source: 'a' }, reference };
const twice: Visit = { ...visit, last: { utm_source: 'b', gclid: 'c' } };

it.each<[what: string, link: string, visit: Visit, address: string]>([
  ['one campaign', link, visit, `${link}?client_reference_id=${reference}&utm_source=a`],
  [
    'two campaigns',
    link,
    twice,
    `${link}?client_reference_id=${reference}&utm_source=b&gclid=c&first_utm_source=a`,
  ],
  [
    'what the link has already, as it is written',
    `${link}?a=b%20c+d&utm_source=own#pay`,
    visit,
    `${link}?a=b%20c+d&utm_source=own&client_reference_id=${reference}#pay`,
  ],
  [
    'the link’s own reference',
    `${link}?client_reference_id=own`,
    visit,
    `${link}?client_reference_id=own&utm_source=a`,
  ],
])('adds %s', (_what, from, with_, address) => {
  expect(paymentAddress(from, with_, hosts)).toBe(address);
});

it.each([
  'https://elsewhere.example/annual',
  'https://pay.example.evil.example/annual',
  'https://sub.pay.example/annual',
  'https://pay.example@evil.example/',
  'https://pay.example:8443/annual',
  'http://pay.example/annual',
  'javascript:alert(1)//pay.example',
  'mailto:a@pay.example',
  '/annual',
  '',
])('leaves %j alone', (other) => {
  expect(paymentAddress(other, twice, hosts)).toBe(other);
});

it('adds nothing where no host is allowed', () => {
  expect(paymentAddress(link, visit, [])).toBe(link);
});

it('leaves out what would make the address too long, and keeps the reference', () => {
  const values = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`p${at}`, 'a'.repeat(150)]),
  );
  const address = paymentAddress(link, { first: values, last: values, reference }, hosts);
  expect(address.length).toBeLessThanOrEqual(longestAddress);
  expect(address).toContain(reference);
});

it('gives the same address for the same link, and adds nothing to it again', () => {
  const once = paymentAddress(link, twice, hosts);
  expect(paymentAddress(link, twice, hosts)).toBe(once);
  expect(paymentAddress(once, twice, hosts)).toBe(once);
});

it('never leads to another place', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const host = new URL(url).hostname;
      const { origin, pathname, hash } = new URL(paymentAddress(url, twice, [host]));
      expect([origin, pathname, hash]).toEqual([
        new URL(url).origin,
        new URL(url).pathname,
        new URL(url).hash,
      ]);
    }),
  );
});
