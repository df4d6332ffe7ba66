/** @param number a whole number from 0 @returns its digits in groups of three: `1,240` */
export function grouped(number: number): string {
  return `${number}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
