/** Most months that a visitor can ask about. */
export const MOST_MONTHS = 60;

/** @returns `1 month`, `7 months` */
export function monthCount(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}
