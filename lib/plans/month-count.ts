/** Most months that a visitor can ask about. */
export const MOST_MONTHS = 60;

/** @returns `1 month`, `7 months` */
export function monthCount(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}

/** @returns the months that a visitor typed, or null for anything but a whole number from 1 to the most */
export function parseMonths(typed: string): number | null {
  const trimmed = typed.trim();
  if (!/^\d{1,4}$/.test(trimmed)) return null;
  const months = Number(trimmed);
  return months >= 1 && months <= MOST_MONTHS ? months : null;
}
