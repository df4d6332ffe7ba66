/** The longest use, in months, that the cost chart shows; `cost-chart.css` repeats it. */
export const MAX_MONTHS = 24;

/** Terms of a plan that give its billing period. */
interface Billed {
  interval: 'month' | 'year' | 'once';
  intervalCount?: number | undefined;
}

/** Returns the months that one payment covers, or null for a plan paid once. */
export function monthsOf({ interval, intervalCount = 1 }: Billed): number | null {
  return { month: intervalCount, year: 12, once: null }[interval];
}
