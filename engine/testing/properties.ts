import fc from 'fast-check';

/** Cases that a property is tried with: few in everyday runs, many at night (`NIGHTLY=1`). */
export const numRuns = process.env.NIGHTLY ? 500 : 50;

// By day the same cases each time, so that what turns red was broken by the change at hand; new ones are drawn at night.
fc.configureGlobal(process.env.NIGHTLY ? { numRuns } : { seed: 2124 });

export { fc };
