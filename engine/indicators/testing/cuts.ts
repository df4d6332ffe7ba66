/** Enough for every place of a short series; a longer one is cut at as many places, evenly spread. */
const mostCuts = 40;

/** @returns places from 0 to `count - 1` at which to cut a series of `count` bars */
export function cuts(count: number): number[] {
  const wanted = Math.min(count, mostCuts);
  return Array.from(
    { length: wanted },
    (_, place) => Math.floor(((place + 1) * count) / wanted) - 1,
  );
}
