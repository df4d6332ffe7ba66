/**
 * US dollars as whole cents, so that sums never carry binary rounding.
 * @param price dollars; a fraction of a cent rounds to the nearest, half up
 * @throws RangeError for an amount that is negative or not finite
 */
export function toCents(price: number): number {
  if (!Number.isFinite(price) || price < 0) throw new RangeError(`not an amount: ${price}`);
  // 1.005 * 100 is 100.49999999999999; twelve significant digits drop that error and keep real fractions.
  return Math.round(Number((price * 100).toPrecision(12)));
}

/** @param cents whole cents @returns dollars, the double nearest to the two-decimal amount */
export function toDollars(cents: number): number {
  return cents / 100;
}

/**
 * The two parts that a price card sets apart.
 * @param price dollars
 * @returns dollars with thousands separators, and always two digits of cents: `1,299` and `90`
 */
export function splitPrice(price: number): { dollars: string; cents: string } {
  const total = toCents(price);
  return {
    dollars: Math.floor(total / 100).toLocaleString('en-US'),
    cents: String(total % 100).padStart(2, '0'),
  };
}

/** @param price dollars @returns `$1,299.90` */
export function formatPrice(price: number): string {
  const { dollars, cents } = splitPrice(price);
  return `$${dollars}.${cents}`;
}
