const DAY = 86_400_000;

/** Where the refund days stand; `until` is their last day, YYYY-MM-DD, and ends at the hour of the payment. */
export type RefundUntil =
  | { kind: 'open' | 'last' | 'ended'; until: string }
  /** The payment lies in the future. */
  | { kind: 'early' };

/**
 * Counts the refund days from a payment. The policy counts them in whole days from the hour of the payment, so the last
 * one bears the date so many days later, whatever daylight saving does in between.
 * @param paidOn day of payment, YYYY-MM-DD @param today the same, both in the buyer's own calendar
 * @param days refund days of the policy
 */
export function refundUntil(paidOn: string, today: string, days: number): RefundUntil {
  if (paidOn > today) return { kind: 'early' };
  const until = new Date(Date.parse(`${paidOn}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
  if (today > until) return { kind: 'ended', until };
  return { kind: today === until ? 'last' : 'open', until };
}

/** @returns the day of `date` in the calendar of whoever sits here, YYYY-MM-DD */
export function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
