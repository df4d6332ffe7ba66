import { MARKET_KINDS, MAX_MARKET } from '@/engine/market/market-name';
import { otherMarket, readMarket, withMarket } from './market-address';

it.each([
  ['', null],
  ['?other=1', null],
  ['?market=1', { number: 1, kind: 'everyday' }],
  ['?market=999999&x=y', { number: MAX_MARKET, kind: 'everyday' }],
  ['?market=20802-crash', { number: 20802, kind: 'crash' }],
])('reads %s', (search, expected) => {
  expect(readMarket(search)).toEqual(expected);
});

it.each(['', '0', '-1', '1000000', '<script>', '5-', '5-other', '-crash'])(
  'takes "%s" for no market, and repeats nothing of it',
  (value) => {
    expect(readMarket(`?market=${encodeURIComponent(value)}`)).toBe('unknown');
  },
);

it('writes the market into an address and leaves the rest of it alone', () => {
  const address = 'https://a.example/?utm_source=x&market=3#demo';
  const written = MARKET_KINDS.map((kind) => withMarket(address, { number: 12, kind }));
  expect(written[0]).toBe('https://a.example/?utm_source=x&market=12#demo');
  expect(written.map((href) => readMarket(new URL(href).search))).toEqual(
    MARKET_KINDS.map((kind) => ({ number: 12, kind })),
  );
});

it.each([
  [0, 1, 2],
  [0, 5, 1],
  [0.9999999, 5, MAX_MARKET],
  [0.9999999, MAX_MARKET, MAX_MARKET - 1],
])('draws %d beside market %d', (draw, current, expected) => {
  expect(otherMarket(current, draw)).toBe(expected);
});
