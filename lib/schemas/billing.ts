/** `cost-chart.css` repeats this number. */
export const MAX_MONTHS = 36;

interface Billed {
  interval: 'month' | 'year' | 'once';
  intervalCount?: number | undefined;
}

export function monthsOf({ interval, intervalCount = 1 }: Billed): number | null {
  return { month: intervalCount, year: 12, once: null }[interval];
}
