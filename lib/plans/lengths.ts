/** How long a unit of time lasts, in months: a year has 12 months, 52 weeks or 365 days. */
const UNIT_MONTHS = {
  day: 12 / 365,
  week: 12 / 52,
  month: 1,
  year: 12,
  once: Number.POSITIVE_INFINITY,
};

/** What one payment lasts for. */
interface PlanLength {
  interval: keyof typeof UNIT_MONTHS;
  /** 1 where nothing is said. */
  intervalCount?: number | undefined;
}

/** @returns months that one payment lasts for, `Infinity` for one that lasts; no number where the plan says none */
export function monthsOf({ interval, intervalCount = 1 }: PlanLength): number {
  return UNIT_MONTHS[interval] * intervalCount;
}
