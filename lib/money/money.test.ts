import { formatPrice, splitPrice, toCents } from './money';

describe('toCents', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [14.99, 1499],
    [69.99, 6999],
    [129.99, 12999],
    [1.1, 110],
    [4.35, 435],
    [1.005, 101],
    [0.004, 0],
    [100_000, 10_000_000],
  ])('reads %s dollars as %s cents', (price, cents) => {
    expect(toCents(price)).toBe(cents);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -0.01])('refuses %s', (price) => {
    expect(() => toCents(price)).toThrow(RangeError);
  });
});

describe('splitPrice', () => {
  it.each([
    [129.99, '129', '99'],
    [5, '5', '00'],
    [5.5, '5', '50'],
    [0.05, '0', '05'],
    [1.999, '2', '00'],
    [1299.9, '1,299', '90'],
    [99_999.99, '99,999', '99'],
    [1_234_567.08, '1,234,567', '08'],
  ])('sets %s apart as %s and %s', (price, dollars, cents) => {
    expect(splitPrice(price)).toEqual({ dollars, cents });
  });
});

describe('formatPrice', () => {
  it.each([
    [14.99, '$14.99'],
    [89.94, '$89.94'],
    [49.89, '$49.89'],
    [1000, '$1,000.00'],
  ])('prints %s as %s', (price, printed) => {
    expect(formatPrice(price)).toBe(printed);
  });
});
