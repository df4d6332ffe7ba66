/** Cases that a property is tried with: few in everyday runs, many at night (`NIGHTLY=1`). */
export const numRuns = process.env.NIGHTLY ? 500 : 50;
