const day = 24 * 60 * 60 * 1000;

/** @returns whole days from one day to another, both YYYY-MM-DD; negative where `to` comes first */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}
