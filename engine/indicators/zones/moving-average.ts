/** Closes that the average is read from at first, and that give it its length. */
export const averageLength = 20;
/** Part of its distance to the newest close that the average moves by. */
const weight = 2 / (averageLength + 1);

export type AverageSide = 'above' | 'below' | null;

/**
 * Which side of the exponential moving average (EMA) of closes the last bar closed on: above in a rising market, below
 * in a falling one. The EMA begins as the plain average of the first `averageLength` closes; each later close moves it
 * by `2 / (length + 1)` of its distance. Common usage; the weight makes its closes as old on average as those of a plain
 * average of that length.
 *
 * @returns a machine that takes closes in order and gives the side; a close on the average leaves it as it was, `null`
 *   until there is one
 */
export function createAverageSide(): (close: number) => AverageSide {
  let count = 0;
  let sum = 0;
  let average = 0;
  let side: AverageSide = null;
  return (close) => {
    count += 1;
    if (count < averageLength) {
      sum += close;
      return null;
    }
    if (count === averageLength) average = (sum + close) / averageLength;
    else average += weight * (close - average);
    if (close !== average) side = close > average ? 'above' : 'below';
    return side;
  };
}
