/** What somebody meant who typed a name that nothing has. */

/** @returns how many letters have to be typed, taken out or changed to make one word the other */
function slipsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [at, wanted] of [...other].entries())
      line.push(
        Math.min(
          (line[at] ?? 0) + 1,
          (above[at + 1] ?? 0) + 1,
          (above[at] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    above = line;
  }
  return above.at(-1) ?? 0;
}

/** Slips for each letter of a name, above which it is another name; one is one in a short name too. */
const MAX_SLIPS = 0.4;

/** @returns the known name that is nearest to the one typed, whatever its case; null where none is near */
export function nearestOf(typed: string, known: readonly string[]): string | null {
  const slips = (name: string) => slipsBetween(typed.toLowerCase(), name.toLowerCase());
  const [nearest] = known.toSorted((one, other) => slips(one) - slips(other));
  const most = Math.max(1, typed.length * MAX_SLIPS);
  return nearest !== undefined && slips(nearest) <= most ? nearest : null;
}
