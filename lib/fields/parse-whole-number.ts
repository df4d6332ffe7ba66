/**
 * Reads what a visitor typed.
 * @param low smallest number that counts @param high greatest
 * @returns the number, or null for anything but a whole one within those limits
 */
export function parseWholeNumber(typed: string, low: number, high: number): number | null {
  const digits = typed.trim();
  if (!/^\d{1,4}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= low && number <= high ? number : null;
}
