import { MAX_MARKET, otherMarket, readMarket, withMarket } from './market-address';

it.each([
  ['', null],
  ['?other=1', null],
  ['?market=1', 1],
  ['?market=999999&x=y', MAX_MARKET],
])('reads %s', (search, expected) => {
  expect(readMarket(search)).toBe(expected);
});

it.each(['', '0', '-1', '1000000', '<script>', '5-crash'])(
  'takes "%s" for no market, and repeats nothing of it',
  (value) => {
    expect(readMarket(`?market=${encodeURIComponent(value)}`)).toBe('unknown');
  },
);

it('writes the market into an address and leaves the rest of it alone', () => {
  const address = 'https://a.example/?utm_source=x&market=3#demo';
  expect(withMarket(address, 12)).toBe('https://a.example/?utm_source=x&market=12#demo');
});

it.each([
  [0, 1, 2],
  [0, 5, 1],
  [0.9999999, 5, MAX_MARKET],
  [0.9999999, MAX_MARKET, MAX_MARKET - 1],
])('draws %d beside market %d', (draw, current, expected) => {
  expect(otherMarket(current, draw)).toBe(expected);
});
