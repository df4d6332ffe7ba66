import fc from 'fast-check';

export const numRuns = process.env.NIGHTLY ? 500 : 50;

fc.configureGlobal(process.env.NIGHTLY ? { numRuns } : { seed: 2124 });

export { fc };
