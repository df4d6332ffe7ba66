/**
 * Places times among bars that need not be evenly spaced: over a weekend the chart goes on without a hole.
 *
 * @param times openings of the bars, ascending, at least one
 * @param step length of a bar in milliseconds
 * @returns maps a time to bars from the first one's opening; before the first and after the last, bars are `step` apart
 */
export function timeScale(times: readonly number[], step: number): (time: number) => number {
  const first = times[0] ?? 0;
  const last = times.length - 1;
  return (time) => {
    if (time <= first) return (time - first) / step;
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((times[middle] as number) <= time) low = middle;
      else high = middle - 1;
    }
    const inside = (time - (times[low] as number)) / step;
    return low + (low === last ? inside : Math.min(1, inside));
  };
}
