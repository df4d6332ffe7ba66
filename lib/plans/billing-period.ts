/**
 * One billing period as an ISO 8601 duration.
 * @param months whole months that one payment covers
 * @returns `P6M`; whole years are written in years: `P1Y`
 * @throws RangeError unless `months` is a whole number above 0
 */
export function billingPeriod(months: number): string {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`not a period: ${months}`);
  return months % 12 === 0 ? `P${months / 12}Y` : `P${months}M`;
}
