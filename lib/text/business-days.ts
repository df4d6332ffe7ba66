/** @returns a number of business days in words, as answers promise it */
export const businessDays = (count: number): string =>
  count === 1 ? 'one business day' : `${count} business days`;
