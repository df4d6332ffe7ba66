/**
 * Volatility clusters: large moves follow large moves. GARCH(1,1) (Bollerslev, "Generalized autoregressive conditional
 * heteroskedasticity", 1986) says how: the next variance is part constant, part the last squared move, part the last
 * variance. Here it is relative to the day's usual pattern, so its long-run mean is 1.
 */

/** Weight of the last squared move. */
const reaction = 0.05;
/** Weight of the last variance. Together with `reaction` close below 1: half of a shock is gone after 4 hours. */
const persistence = 0.935;
const constant = 1 - reaction - persistence;

/** Keeps a run of shocks from feeding itself. */
const varianceLimit = 5;

/**
 * @param variance of the last bar, 1 in the long run
 * @param move of the last bar, in units of its usual deviation (of variance 1)
 * @returns variance to expect of the next bar
 */
export function nextVariance(variance: number, move: number): number {
  return Math.min(varianceLimit, constant + reaction * move * move + persistence * variance);
}
